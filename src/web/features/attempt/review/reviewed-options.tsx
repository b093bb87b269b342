import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import classes from './answer-review-card.module.css';
import { type OptionMark, optionMarks } from './option-marks.ts';

export interface ReviewPartProps {
  answer: AnswerReview;
}

/** The options in the order they were shown, with what was chosen and what is right. */
export function ReviewedOptions({ answer }: ReviewPartProps) {
  const { question } = answer;
  return (
    <ul className={classes.options} dir={textDirection(question.text)}>
      {optionMarks(answer).map(({ index, mark }, position) => (
        <Option
          key={index}
          letter={optionLetter(position)}
          text={question.options[index] ?? ''}
          mark={mark}
        />
      ))}
    </ul>
  );
}

const words: Record<OptionMark, string | undefined> = {
  right: 'Your answer, correct',
  wrong: 'Your answer, wrong',
  missed: 'Correct answer',
  empty: undefined,
};

function Option({ letter, text, mark }: { letter: string; text: string; mark: OptionMark }) {
  return (
    <li className={classes.option} data-mark={mark}>
      <OptionMarker label={letter} state={mark} />
      <span className={classes.text}>
        <bdi>
          <Markdown inline>{text}</Markdown>
        </bdi>
      </span>
      {words[mark] && <span className={classes.word}>{words[mark]}</span>}
    </li>
  );
}
