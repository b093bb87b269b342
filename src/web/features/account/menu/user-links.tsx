import { NavLink } from '@mantine/core';
import {
  IconBell,
  IconBolt,
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconPlus,
  IconSchool,
  IconUser,
} from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { hasRole, useLinkedUser } from '#web/session/roles.ts';
import { ButtonElement } from '#web/theme/button-element.tsx';
import { NavItem } from '#web/ui/frame/menu-links.tsx';
import { useLogoutWithToast } from './logout.ts';
import { useManagementLink } from './management-link.ts';
import { menuMessages } from './messages/messages.ts';

/** The member's links in the mobile menu, one more than in the header's. */
export function UserLinks() {
  const m = useMessages(menuMessages);
  const user = useLinkedUser();
  const management = useManagementLink();
  const logout = useLogoutWithToast();
  if (!user) return <NavItem to="/auth" label={m.signIn} />;
  return (
    <>
      <NavItem to="/profile" label={m.profile} leftSection={<IconUser size={18} aria-hidden />} />
      <NavItem
        to="/results"
        label={m.myResults}
        leftSection={<IconListCheck size={18} aria-hidden />}
      />
      <NavItem
        to="/notifications"
        label={m.notifications}
        leftSection={<IconBell size={18} aria-hidden />}
      />
      <NavItem to="/practice" label={m.practice} leftSection={<IconBolt size={18} aria-hidden />} />
      <NavItem to="/classes" label={m.classes} leftSection={<IconSchool size={18} aria-hidden />} />
      {management && (
        <NavItem
          to={management.to}
          label={management.label}
          leftSection={<IconLayoutDashboard size={18} aria-hidden />}
        />
      )}
      {hasRole(user, 'author') && (
        <NavItem
          to="/create-quiz"
          label={m.createQuiz}
          leftSection={<IconPlus size={18} aria-hidden />}
        />
      )}
      <NavLink
        component={ButtonElement}
        label={logout.label}
        leftSection={<IconLogout size={18} aria-hidden />}
        disabled={logout.pending}
        onClick={logout.start}
      />
    </>
  );
}
