import { useMessages } from '#web/language/language.tsx';
import { hasRole, startPage, useLinkedUser } from '#web/session/roles.ts';
import { menuMessages } from './messages/messages.ts';

/** Where an account with a role begins, and what the link there says; undefined without a role. */
export function useManagementLink() {
  const m = useMessages(menuMessages);
  const user = useLinkedUser();
  const to = startPage(user);
  if (to === undefined) return undefined;
  if (hasRole(user, 'administrator')) return { to, label: m.adminDashboard };
  return { to, label: to === '/admin' ? m.manageQuizzes : m.manageClasses };
}
