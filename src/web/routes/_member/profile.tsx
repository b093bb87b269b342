import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#web/features/account/profile/profile-page.tsx';
import type { ProfileSection } from '#web/features/account/profile/profile-sections.ts';
import { OwnAchievements } from '#web/features/achievement/own-achievements.tsx';
import { OwnCertificates } from '#web/features/certificate/own-certificates.tsx';
import { LeagueChoice } from '#web/features/progress/league/league-choice.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { keyOf, searchParams } from '#web/search-params.ts';

const validateSearch = searchParams({
  section: keyOf<ProfileSection>({
    profile: true,
    achievements: true,
    email: true,
    security: true,
    export: true,
    delete: true,
  }),
});

export const Route = createFileRoute('/_member/profile')({
  validateSearch,
  loader: async ({ context: { calls } }) => {
    await calls.account.profile.ensureData();
  },
  head: hiddenHead(
    () =>
      import('#web/features/account/profile/messages/messages.ts').then(
        (file) => file.profileMessages,
      ),
    ({ page: { title, description } }) => ({ title, description }),
  ),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { section = 'profile' } = Route.useSearch();
  return (
    <ProfilePage
      section={section}
      achievements={
        <Stack>
          <OwnAchievements />
          <OwnCertificates />
        </Stack>
      }
      league={<LeagueChoice />}
    />
  );
}
