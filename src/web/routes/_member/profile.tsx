import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ProfilePage } from '#web/features/account/profile/profile-page.tsx';
import { profileSections } from '#web/features/account/profile/profile-sections.ts';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_member/profile')({
  validateSearch: z.object({ section: z.enum(profileSections).optional().catch(undefined) }),
  loader: ({ context }) => context.calls.account.profile.ensureData(),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Your account',
      description: 'Your profile, email address, password, data and account.',
      path: '/profile',
      hidden: true,
    }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { section = 'profile' } = Route.useSearch();
  return <ProfilePage section={section} />;
}
