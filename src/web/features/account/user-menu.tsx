import { Avatar, Menu, NavLink, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
import { failureOf } from '../../failure.ts';
import { useUser } from '../../session.tsx';
import { ButtonLink, MenuLink, PlaceLink } from '../../ui/links.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useLogout } from './api.ts';
import classes from './user-menu.module.css';

/** In the header: the way in for a guest, the menu of a member. */
export function UserMenu() {
  const user = useUser();
  const logout = useLogoutWithToast();
  if (!user) {
    return (
      <ButtonLink to="/auth" className={classes.signIn}>
        Sign In
      </ButtonLink>
    );
  }
  const name = user.displayName ?? user.username;
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`Your menu, ${name}`}>
          <Avatar src={user.photoURL} name={name} color="pen" size={34} alt="" />
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink to="/profile" leftSection={<IconUser size={18} aria-hidden />}>
          Profile
        </MenuLink>
        <MenuLink to="/results" leftSection={<IconListCheck size={18} aria-hidden />}>
          My Results
        </MenuLink>
        {user.isAdmin && (
          <MenuLink to="/admin" leftSection={<IconLayoutDashboard size={18} aria-hidden />}>
            Admin Dashboard
          </MenuLink>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          disabled={logout.pending}
          onClick={logout.start}
        >
          {logout.label}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same places in the mobile menu, which has room for one more. */
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

function useLogoutWithToast() {
  const { mutate, isPending } = useLogout();
  const toast = useToast();
  return {
    pending: isPending,
    label: isPending ? 'Logging out...' : 'Log out',
    start: () =>
      mutate(undefined, {
        onSuccess: () =>
          toast({ title: 'Logged out', message: 'You have been logged out successfully.' }),
        onError: (error) =>
          toast({ title: 'Logout failed', message: failureOf(error).message, tone: 'fail' }),
      }),
  };
}
