import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import type { OptionMark } from './option-marks.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

function writtenMark({ isCorrect, isAnswered }: AnswerReview): OptionMark {
  if (isCorrect) return 'right';
  return isAnswered ? 'wrong' : 'empty';
}

/** The text that was given, and what would have been accepted. */
export function ReviewedText({ answer }: ReviewPartProps) {
  const m = useMessages(reviewMessages);
  const { question } = answer;
  const mark = useContentMark();
  const [accepted = '', ...others] = question.keyShown ? question.acceptedAnswers : [];
  return (
    <dl className={classes.written}>
      <div className={classes.option} data-mark={writtenMark(answer)}>
        <dt className={classes.word}>{m.yourAnswer}</dt>
        <dd className={classes.text} dir="auto">
          {answer.answerText?.trim() || m.noAnswer}
        </dd>
      </div>
      {!answer.isCorrect && question.keyShown && (
        <div className={classes.option} data-mark="missed">
          <dt className={classes.word}>{m.correctAnswer}</dt>
          <dd className={classes.text} dir="auto" {...mark()}>
            {others.reduce((one, other) => m.either({ one, other }), accepted)}
          </dd>
        </div>
      )}
    </dl>
  );
}
