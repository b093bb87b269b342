import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import classes from './answer-review-card.module.css';
import type { OptionMark } from './option-marks.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

function writtenMark({ isCorrect, isAnswered }: AnswerReview): OptionMark {
  if (isCorrect) return 'right';
  return isAnswered ? 'wrong' : 'empty';
}

/** The text that was given, and what would have been accepted. */
export function ReviewedText({ answer }: ReviewPartProps) {
  const { question } = answer;
  return (
    <dl className={classes.written}>
      <div className={classes.option} data-mark={writtenMark(answer)}>
        <dt className={classes.word}>Your answer</dt>
        <dd className={classes.text} dir="auto">
          {answer.answerText?.trim() || 'none'}
        </dd>
      </div>
      {!answer.isCorrect && question.keyShown && (
        <div className={classes.option} data-mark="missed">
          <dt className={classes.word}>Correct answer</dt>
          <dd className={classes.text} dir="auto">
            {question.acceptedAnswers.join(' or ')}
          </dd>
        </div>
      )}
    </dl>
  );
}
