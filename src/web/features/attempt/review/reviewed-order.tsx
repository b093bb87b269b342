import { textDirection } from '#web/features/attempt/text-direction.ts';
import { useMessages } from '#web/language/language.tsx';
import { Written } from '#web/ui/markdown/written.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import type { ChoiceMark, OptionMark } from './option-marks.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

/** The items in the right order, each with the position that the learner gave it; in the learner's order where the key is not shown. */
export function ReviewedOrder({ answer }: ReviewPartProps) {
  const m = useMessages(reviewMessages);
  const { question, selectedOptions } = answer;
  const order = question.keyShown
    ? question.correctOptions
    : [...new Set([...selectedOptions, ...question.order])];
  const text = (index: number | undefined) =>
    index === undefined ? undefined : question.options[index];
  return (
    <ol className={classes.options} dir={textDirection(question.text)}>
      {order.map((index, position) => {
        const number = selectedOptions.indexOf(index) + 1;
        const isRight = text(selectedOptions[position]) === text(index);
        const mark = question.keyShown ? markOf(isRight, number > 0) : markWithoutKey(number > 0);
        return (
          <li key={index} className={classes.option} data-mark={mark} data-spoken-apart>
            <OptionMarker
              label={question.keyShown || number > 0 ? position + 1 : ''}
              state={mark === 'chosen' ? 'filled' : mark}
            />
            <span className={classes.text}>
              <Written text={text(index) ?? ''} />
            </span>
            {mark === 'right' && <bdi className={classes.word}>{m.yourAnswerCorrect}</bdi>}
            {(mark === 'wrong' || mark === 'chosen') && (
              <bdi className={classes.word}>{m.yourPosition({ number })}</bdi>
            )}
            {mark === 'missed' && <bdi className={classes.word}>{m.notPlaced}</bdi>}
          </li>
        );
      })}
    </ol>
  );
}

function markOf(isRight: boolean, isPlaced: boolean): OptionMark {
  if (isRight) return 'right';
  return isPlaced ? 'wrong' : 'missed';
}

const markWithoutKey = (isPlaced: boolean): ChoiceMark => (isPlaced ? 'chosen' : 'empty');
