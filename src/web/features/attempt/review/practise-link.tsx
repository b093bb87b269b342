import type { AttemptReview } from '#shared/features/attempt/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { reviewMessages } from './messages/messages.ts';

interface PractiseLinkProps {
  review: AttemptReview;
  variant?: 'default' | 'filled';
}

/** Leads to practice with the questions of a result, or with others if none of them can be practised. */
export function PractiseLink({ review, variant = 'filled' }: PractiseLinkProps) {
  const m = useMessages(reviewMessages);
  const { quiz, selfReported, answers, status, feedback } = review;
  const isWithheld = feedback.level === 'score' || feedback.level === 'marks';
  const hasAnswers = !selfReported && status !== 'abandoned' && answers.length > 0;
  if (!quiz.isOpen || isWithheld || !hasAnswers)
    return (
      <ButtonLink variant="default" to="/practice">
        {m.practiseOthers}
      </ButtonLink>
    );
  return (
    <ButtonLink variant={variant} to="/practice" search={{ mode: 'quiz', quiz: quiz.id }}>
      {m.practise}
    </ButtonLink>
  );
}
