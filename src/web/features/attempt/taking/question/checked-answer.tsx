import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { AnswerMark } from '#web/features/attempt/review/answer-mark.tsx';
import { Explanation } from '#web/features/attempt/review/explanation.tsx';
import { reviewParts } from '#web/features/attempt/review/review-parts.ts';
import classes from './checked-answer.module.css';

/** What is shown of a question once its answer was checked. */
export function CheckedAnswer({ review }: { review: AnswerReview }) {
  const Review = reviewParts[review.question.type];
  return (
    <>
      <div className={classes.mark} data-spoken-apart>
        <AnswerMark answer={review} />
      </div>
      <Review answer={review} />
      <Explanation question={review.question} />
    </>
  );
}
