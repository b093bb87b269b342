import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { type ContentMark, useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import { type ChoiceMark, optionMarks } from './option-marks.ts';
import { optionText } from './option-text.ts';

export interface ReviewPartProps {
  answer: AnswerReview;
}

/** The options in the order they were shown, with what was chosen and, where it is shown, what is right. */
export function ReviewedOptions({ answer }: ReviewPartProps) {
  const m = useMessages(reviewMessages);
  const mark = useContentMark();
  const { question } = answer;
  // True and False are in the reader's language.
  const written = question.type === 'true_false' ? {} : mark();
  return (
    <ul className={classes.options} dir={textDirection(question.text)}>
      {optionMarks(answer).map(({ index, mark }, position) => (
        <Option
          key={index}
          letter={optionLetter(position)}
          text={optionText(question.type, index, question.options[index], m)}
          mark={mark}
          written={written}
        />
      ))}
    </ul>
  );
}

const words = {
  right: 'yourAnswerCorrect',
  wrong: 'yourAnswerWrong',
  missed: 'correctAnswer',
  chosen: 'yourAnswer',
} as const;

interface OptionProps {
  letter: string;
  text: string;
  mark: ChoiceMark;
  written: ContentMark;
}

function Option({ letter, text, mark, written }: OptionProps) {
  const m = useMessages(reviewMessages);
  return (
    <li className={classes.option} data-mark={mark} data-spoken-option={letter} data-spoken-apart>
      <OptionMarker label={letter} state={mark === 'chosen' ? 'filled' : mark} />
      <span className={classes.text}>
        <bdi {...written}>
          <Markdown inline>{text}</Markdown>
        </bdi>
      </span>
      {mark !== 'empty' && <bdi className={classes.word}>{m[words[mark]]}</bdi>}
    </li>
  );
}
