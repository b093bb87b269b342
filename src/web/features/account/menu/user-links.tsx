import { NavLink } from '@mantine/core';
import {
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
import { useUser } from '#web/session/session.tsx';
import { NavItem } from '#web/ui/frame/menu-links.tsx';
import { useLogoutWithToast } from '../sign-in/logout.ts';

/** The member's links in the mobile menu, one more than in the header's. */
export function UserLinks() {
  const user = useUser();
  const logout = useLogoutWithToast();
  if (!user) return <NavItem to="/auth" label="Sign In" />;
  return (
    <>
      <NavItem to="/profile" label="Profile" leftSection={<IconUser size={18} aria-hidden />} />
      <NavItem
        to="/results"
        label="My Results"
        leftSection={<IconListCheck size={18} aria-hidden />}
      />
      {user.isAdmin && (
        <>
          <NavItem
            to="/admin"
            label="Admin Dashboard"
            leftSection={<IconLayoutDashboard size={18} aria-hidden />}
          />
          <NavItem
            to="/create-quiz"
            label="Create Quiz"
            leftSection={<IconPlus size={18} aria-hidden />}
          />
        </>
      )}
      <NavLink
        component="button"
        label={logout.label}
        leftSection={<IconLogout size={18} aria-hidden />}
        disabled={logout.pending}
        onClick={logout.start}
      />
    </>
  );
}
