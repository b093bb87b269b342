import {
  IconAccessible,
  IconAward,
  IconBell,
  IconBookmarks,
  IconDownload,
  IconLock,
  IconMailCheck,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { frameMessages } from '#web/ui/frame/messages/messages.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { DataExportSection } from './data-export-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { profileMessages } from './messages/messages.ts';
import classes from './profile-page.module.css';
import { menuSections, type ProfileSection } from './profile-sections.ts';
import { ProfileSettings } from './profile-settings.tsx';
import { SecuritySection } from './security-section.tsx';

const icons: Record<ProfileSection, typeof IconUser> = {
  profile: IconUser,
  achievements: IconAward,
  email: IconMailCheck,
  security: IconLock,
  export: IconDownload,
  delete: IconTrash,
};

interface ProfilePageProps {
  section: ProfileSection;
  /** What the member has earned. */
  achievements: ReactNode;
  /** Below the cards of the profile. */
  league: ReactNode;
}

export function ProfilePage({ section, achievements, league }: ProfilePageProps) {
  const m = useMessages(profileMessages);
  const frame = useMessages(frameMessages);
  const contents: Record<ProfileSection, ReactNode> = {
    profile: (
      <>
        <ProfileSettings />
        {league}
      </>
    ),
    achievements,
    email: <EmailSection />,
    security: <SecuritySection />,
    export: <DataExportSection />,
    delete: <DeleteAccountSection />,
  };
  return (
    <Page>
      <PageHeader title={m.page.title} />
      <div className={classes.columns}>
        <div className={classes.menus}>
          <nav aria-label={m.page.sections}>
            <ul className={classes.menu}>
              {menuSections.map((name) => (
                <li key={name}>
                  <SectionLink name={name} />
                </li>
              ))}
            </ul>
          </nav>
          <ul className={classes.menu}>
            <li>
              <SectionLink name="achievements" />
            </li>
            <li>
              <Link to="/bookmarks" className={classes.entry}>
                <IconBookmarks size={20} aria-hidden />
                {m.bookmarks}
              </Link>
            </li>
            <li>
              <Link to="/notification-settings" className={classes.entry}>
                <IconBell size={20} aria-hidden />
                {m.notificationSettings}
              </Link>
            </li>
            <li>
              <Link to="/accessibility" className={classes.entry}>
                <IconAccessible size={20} aria-hidden />
                {frame.accessibility}
              </Link>
            </li>
          </ul>
        </div>
        <div className={classes.content}>{contents[section]}</div>
      </div>
    </Page>
  );
}

function SectionLink({ name }: { name: ProfileSection }) {
  const { sections } = useMessages(profileMessages);
  const Icon = icons[name];
  return (
    <Link
      to="/profile"
      search={{ section: name === 'profile' ? undefined : name }}
      activeOptions={{ exact: true }}
      className={classes.entry}
      data-danger={name === 'delete' || undefined}
      resetScroll={false}
    >
      <Icon size={20} aria-hidden />
      {sections[name]}
    </Link>
  );
}
