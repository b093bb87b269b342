import { IconDownload, IconLock, IconMailCheck, IconTrash, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { DataExportSection } from './data-export-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSection } from './email-section.tsx';
import classes from './profile-page.module.css';
import { type ProfileSection, profileSections } from './profile-sections.ts';
import { ProfileSettings } from './profile-settings.tsx';
import { SecuritySection } from './security-section.tsx';

const sections = {
  profile: { label: 'Profile Settings', icon: IconUser, content: <ProfileSettings /> },
  email: { label: 'Email Verification', icon: IconMailCheck, content: <EmailSection /> },
  security: { label: 'Security', icon: IconLock, content: <SecuritySection /> },
  export: { label: 'Data Export', icon: IconDownload, content: <DataExportSection /> },
  delete: { label: 'Delete Account', icon: IconTrash, content: <DeleteAccountSection /> },
} as const satisfies Record<
  ProfileSection,
  { label: string; icon: typeof IconUser; content: ReactNode }
>;

export function ProfilePage({ section }: { section: ProfileSection }) {
  return (
    <Page>
      <PageHeader title="Your account" />
      <div className={classes.columns}>
        <nav aria-label="Account">
          <ul className={classes.menu}>
            {profileSections.map((name) => {
              const { label, icon: Icon } = sections[name];
              return (
                <li key={name}>
                  <Link
                    to="/profile"
                    search={{ section: name === 'profile' ? undefined : name }}
                    activeOptions={{ exact: true }}
                    className={classes.entry}
                    data-danger={name === 'delete' || undefined}
                    resetScroll={false}
                  >
                    <Icon size={20} aria-hidden />
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className={classes.content}>{sections[section].content}</div>
      </div>
    </Page>
  );
}
