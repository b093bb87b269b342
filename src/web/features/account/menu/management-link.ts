import { useMessages } from '#web/language/language.tsx';
import { hasRole, startPage } from '#web/session/roles.ts';
import type { SessionUser } from '#web/session/session.tsx';
import { menuMessages } from './messages/messages.ts';

/** Where an account with a role begins, and what the link there says; undefined without a role. */
export function useManagementLink(user: SessionUser) {
  const m = useMessages(menuMessages);
  const to = startPage(user);
  if (to === undefined) return undefined;
  if (hasRole(user, 'administrator')) return { to, label: m.adminDashboard };
  return { to, label: to === '/admin' ? m.manageQuizzes : m.manageClasses };
}
