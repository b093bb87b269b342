import { Menu } from '@mantine/core';
import {
  IconBolt,
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconSchool,
  IconUser,
} from '@tabler/icons-react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { MenuLink } from '#web/ui/frame/menu-links.tsx';
import { useLogoutWithToast } from './logout.ts';
import { useManagementLink } from './management-link.ts';
import { MemberButton } from './member-button.tsx';
import { menuMessages } from './messages/messages.ts';

export function MemberMenu({ user }: { user: CurrentUser }) {
  const m = useMessages(menuMessages);
  const management = useManagementLink();
  const logout = useLogoutWithToast();
  return (
    <Menu>
      <Menu.Target>
        <MemberButton user={user} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink to="/profile" leftSection={<IconUser size={18} aria-hidden />}>
          {m.profile}
        </MenuLink>
        <MenuLink to="/results" leftSection={<IconListCheck size={18} aria-hidden />}>
          {m.myResults}
        </MenuLink>
        <MenuLink to="/practice" leftSection={<IconBolt size={18} aria-hidden />}>
          {m.practice}
        </MenuLink>
        <MenuLink to="/classes" leftSection={<IconSchool size={18} aria-hidden />}>
          {m.classes}
        </MenuLink>
        {management && (
          <MenuLink to={management.to} leftSection={<IconLayoutDashboard size={18} aria-hidden />}>
            {management.label}
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
