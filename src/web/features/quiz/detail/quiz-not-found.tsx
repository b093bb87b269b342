import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { quizDetailMessages } from './messages/messages.ts';

/** For the address of a quiz that is not there, or not for this visitor. */
export function QuizNotFound() {
  const m = useMessages(quizDetailMessages);
  return (
    <Page>
      <EmptyState
        order={1}
        title={m.notFound}
        action={<ButtonLink to="/quizzes">{m.browse}</ButtonLink>}
      >
        {m.notFoundHint}
      </EmptyState>
    </Page>
  );
}
