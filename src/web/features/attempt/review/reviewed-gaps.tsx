import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { givenToGap, isGapRight, keyOfGap } from '#shared/features/question/question-types/gaps.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import type { OptionMark } from './option-marks.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

/** The gaps with what was given in each and, if that was wrong, with what is right. */
export function ReviewedGaps({ answer }: ReviewPartProps) {
  const { text, gaps } = answer.question;
  return (
    <ul className={classes.options} dir={textDirection(text)}>
      {gaps.map((_gap, index) => (
        <ReviewedGap key={index} answer={answer} index={index} />
      ))}
    </ul>
  );
}

const words = {
  right: 'yourAnswerCorrect',
  wrong: 'yourAnswerWrong',
  missed: 'notAnswered',
  empty: 'yourAnswer',
} as const;

function ReviewedGap({ answer, index }: { answer: AnswerReview; index: number }) {
  const m = useMessages(reviewMessages);
  const content = useContentMark();
  const { given, mark, right } = reviewOf(answer, index);
  const word = mark === 'empty' && given === '' ? m.notAnswered : m[words[mark]];
  return (
    <li className={classes.option} data-mark={mark}>
      <OptionMarker label={index + 1} state={mark} />
      <div className={classes.text}>
        <p className={classes.given} data-spoken-apart>
          <span className={classes.word}>{word}</span>
          {given !== '' && <bdi>{given}</bdi>}
        </p>
        {mark !== 'right' && right.length > 0 && (
          <p className={classes.given} data-spoken-apart>
            <span className={classes.word}>{m.correctAnswer}</span>
            <bdi {...content()}>{right.reduce((one, other) => m.either({ one, other }))}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

interface GapReview {
  /** In words; empty if the gap was left so. */
  given: string;
  mark: OptionMark;
  /** Empty where the key is not shown. */
  right: string[];
}

/** Where the key is not shown, no gap is marked. */
function reviewOf(answer: AnswerReview, index: number): GapReview {
  const { question } = answer;
  const gap = question.gaps[index];
  const given = gap ? givenToGap(gap, index, answer) : '';
  const key = question.keyShown ? question.gapKeys[index] : undefined;
  if (!key) return { given, mark: 'empty', right: [] };
  const isRight = isGapRight(key, index, answer);
  return {
    given,
    mark: isRight ? 'right' : given === '' ? 'missed' : 'wrong',
    right: keyOfGap(key),
  };
}
