import { NavLink } from '@mantine/core';
import {
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
import { useUser } from '#web/session/session.tsx';
import { PlaceLink } from '#web/ui/frame/menu-links.tsx';
import { useLogoutWithToast } from '../sign-in/logout.ts';

/** The member's places in the mobile menu, which has room for one more than the header's. */
export function UserPlaces() {
  const user = useUser();
  const logout = useLogoutWithToast();
  if (!user) return <PlaceLink to="/auth" label="Sign In" />;
  return (
    <>
      <PlaceLink to="/profile" label="Profile" leftSection={<IconUser size={18} aria-hidden />} />
      <PlaceLink
        to="/results"
        label="My Results"
        leftSection={<IconListCheck size={18} aria-hidden />}
      />
      {user.isAdmin && (
        <>
          <PlaceLink
            to="/admin"
            label="Admin Dashboard"
            leftSection={<IconLayoutDashboard size={18} aria-hidden />}
          />
          <PlaceLink
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
