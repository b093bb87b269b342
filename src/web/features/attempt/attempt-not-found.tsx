import { useMessages } from '#web/language/language.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { attemptMessages } from './messages/messages.ts';

/** For an attempt that does not exist or belongs to another account. */
export function AttemptNotFound() {
  const m = useMessages(attemptMessages);
  return (
    <EmptyPage title={m.notFound} action={<ButtonLink to="/results">{m.myResults}</ButtonLink>}>
      {m.notFoundReason}
    </EmptyPage>
  );
}
