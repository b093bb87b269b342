import type { QuizDetail } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import { quizDetailMessages } from './messages/messages.ts';

interface PractiseHereProps {
  quiz: Pick<QuizDetail, 'id' | 'isOpenForPractice' | 'needsAccessCode'>;
  /** Undefined for a guest, and until it is known. */
  status: RetakeStatus | undefined;
}

/** Leads to practice with the questions of a quiz: for everyone if it is open for that, else after an attempt. */
export function PractiseHere({ quiz, status }: PractiseHereProps) {
  const m = useMessages(quizDetailMessages);
  const isOpen = quiz.isOpenForPractice && !quiz.needsAccessCode;
  if (!isOpen && !status?.lastAttempt) return null;
  return (
    <ButtonLink to="/practice" search={{ mode: 'quiz', quiz: quiz.id }} variant="default">
      {m.practise}
    </ButtonLink>
  );
}
