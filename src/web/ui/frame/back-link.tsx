import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { ParentLink } from './page-header.tsx';

/** From a page of the administration back to its dashboard, if the account has one. */
export function BackLink({ children }: { children?: string }) {
  const m = useMessages(adminUiMessages);
  if (!useHasRole('author')) return null;
  return <ParentLink to="/admin">{children ?? m.backToDashboard}</ParentLink>;
}
