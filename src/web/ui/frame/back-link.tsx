import { IconArrowLeft } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { TextLink } from '../text/links.tsx';
import classes from './back-link.module.css';

/** From a page of the administration back to its dashboard, if the account has one. */
export function BackLink({ children }: { children?: string }) {
  const m = useMessages(adminUiMessages);
  if (!useHasRole('author')) return null;
  return (
    <TextLink to="/admin" className={classes.back}>
      <IconArrowLeft size={18} data-points aria-hidden /> {children ?? m.backToDashboard}
    </TextLink>
  );
}
