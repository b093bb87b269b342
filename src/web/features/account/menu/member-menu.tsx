import { Menu } from '@mantine/core';
import { IconLayoutDashboard, IconListCheck, IconLogout, IconUser } from '@tabler/icons-react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { MenuLink } from '#web/ui/frame/menu-links.tsx';
import { useLogoutWithToast } from '../sign-in/logout.ts';
import { MemberButton } from './member-button.tsx';

export function MemberMenu({ user }: { user: CurrentUser }) {
  const logout = useLogoutWithToast();
  return (
    <Menu>
      <Menu.Target>
        <MemberButton user={user} />
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
          // It stays open to show that it is under way.
          closeMenuOnClick={false}
          onClick={logout.start}
        >
          {logout.label}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
