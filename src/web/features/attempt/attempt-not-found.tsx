import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { attemptMessages } from './messages/messages.ts';

/** For an attempt that does not exist or belongs to another account. */
export function AttemptNotFound() {
  const m = useMessages(attemptMessages);
  return (
    <Page>
      <EmptyState
        order={1}
        title={m.notFound}
        action={<ButtonLink to="/results">{m.myResults}</ButtonLink>}
      >
        {m.notFoundReason}
      </EmptyState>
    </Page>
  );
}
