import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { isPlaced } from '#shared/features/question/question-types/placements.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { useMessages } from '#web/language/language.tsx';
import { Written } from '#web/ui/markdown/written.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import type { OptionMark } from './option-marks.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

/** The items as they were shown, each with what the learner gave it and, if that was wrong, with what belongs to it. */
export function ReviewedPlacing({ answer }: ReviewPartProps) {
  const { question } = answer;
  return (
    <ul className={classes.options} dir={textDirection(question.text)}>
      {question.order.map((index, position) => (
        <Item key={index} answer={answer} index={index} letter={optionLetter(position)} />
      ))}
    </ul>
  );
}

const words = {
  right: 'yourAnswerCorrect',
  wrong: 'yourAnswerWrong',
  missed: 'notPlaced',
  empty: 'yourAnswer',
} as const;

interface ItemProps {
  answer: AnswerReview;
  index: number;
  letter: string;
}

function Item({ answer, index, letter }: ItemProps) {
  const m = useMessages(reviewMessages);
  const { question, selectedOptions } = answer;
  const mark = markOf(answer, index);
  const given = question.targets[selectedOptions[index] ?? -1];
  const right = question.keyShown
    ? question.targets[question.correctOptions[index] ?? -1]
    : undefined;
  return (
    <li className={classes.option} data-mark={mark}>
      <OptionMarker label={letter} state={mark} />
      <div className={classes.text}>
        <Written text={question.options[index] ?? ''} />
        <p className={classes.given} data-spoken-apart>
          <span className={classes.word}>{m[words[mark]]}</span>
          {given !== undefined && <Written text={given} />}
        </p>
        {mark !== 'right' && right !== undefined && (
          <p className={classes.given} data-spoken-apart>
            <span className={classes.word}>{m.correctAnswer}</span>
            <Written text={right} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Where the key is not shown, no item is marked. */
function markOf({ question, selectedOptions }: AnswerReview, index: number): OptionMark {
  if (!question.keyShown) return 'empty';
  if (isPlaced(question, selectedOptions, index)) return 'right';
  return (selectedOptions[index] ?? -1) < 0 ? 'missed' : 'wrong';
}
