import { useMessages } from '#web/language/language.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { quizDetailMessages } from './messages/messages.ts';

/** For the address of a quiz that is not there, or not for this visitor. */
export function QuizNotFound() {
  const m = useMessages(quizDetailMessages);
  return (
    <EmptyPage title={m.notFound} action={<ButtonLink to="/quizzes">{m.browse}</ButtonLink>}>
      {m.notFoundHint}
    </EmptyPage>
  );
}
