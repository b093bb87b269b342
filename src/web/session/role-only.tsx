import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { MessageFile } from '#web/language/message-file.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { isFailure } from '../failure/failure.ts';
import { EmptyPage } from '../ui/frame/empty-page.tsx';
import { Page } from '../ui/frame/page.tsx';
import { RouteFailure } from '../ui/frame/route-failure.tsx';
import { ButtonLink, TextLink } from '../ui/text/links.tsx';
import { hasRole, roleFor, startPage } from './roles.ts';
import { useUser } from './session.tsx';

interface RoleOnlyProps {
  /** The text for everyone else. */
  denied: string;
  children: ReactNode;
}

/** For those whose role opens the page; others, who may have just lost it, see why access is denied. */
export function RoleOnly({ denied, children }: RoleOnlyProps) {
  const user = useUser();
  const { pathname } = useLocation();
  return hasRole(user, roleFor(pathname)) ? children : <AccessDenied>{denied}</AccessDenied>;
}

export function AccessDenied({ children }: { children: string }) {
  const m = useMessages(uiMessages);
  return <EmptyPage title={children} action={<ButtonLink to="/">{m.goHome}</ButtonLink>} />;
}

/**
 * The `errorComponent` of a route whose data could not be loaded: the role was lost, or a temporary failure. `words`
 * chooses its texts.
 */
export const adminFailure = <Messages,>(
  file: MessageFile<Messages>,
  words: (messages: Messages) => readonly [title: string, denied?: string],
) =>
  function AdminFailure({ error, reset }: ErrorComponentProps) {
    const [title, denied] = words(useMessages(file));
    const m = useMessages(adminUiMessages);
    const start = startPage(useUser());
    if (denied && isFailure(error, 'forbidden')) return <AccessDenied>{denied}</AccessDenied>;
    return (
      <Page>
        <RouteFailure title={title} error={error} reset={reset}>
          <TextLink to={start ?? '/'}>{m.backToDashboard}</TextLink>
        </RouteFailure>
      </Page>
    );
  };
