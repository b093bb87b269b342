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

/**
 * Leads to practice with the questions of a quiz: for everyone if it is open for that, else after an attempt. From a
 * quiz that can neither be practised nor taken now, it leads to other questions.
 */
export function PractiseHere({ quiz, status }: PractiseHereProps) {
  const m = useMessages(quizDetailMessages);
  const isOpen = quiz.isOpenForPractice && !quiz.needsAccessCode;
  if (!isOpen && !status?.lastAttempt) {
    const isLocked = status && !status.canRetake && status.openAttemptId === null;
    if (!isLocked) return null;
    return (
      <ButtonLink to="/practice" variant="default">
        {m.practiseOthers}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/practice" search={{ mode: 'quiz', quiz: quiz.id }} variant="default">
      {m.practise}
    </ButtonLink>
  );
}
