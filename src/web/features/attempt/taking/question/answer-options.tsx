import { VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconStrikethrough } from '@tabler/icons-react';
import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { reviewMessages } from '#web/features/attempt/review/messages/messages.ts';
import { optionText } from '#web/features/attempt/review/option-text.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { playerMessages } from '../messages/messages.ts';
import classes from './answer-options.module.css';

/** What the part of a question that takes the answer gets. */
export interface AnswerPartProps {
  question: PaperQuestionForTaker;
  answer: SavedAnswer;
  /** Each option has a button that strikes it out. */
  canStrike: boolean;
  isStruck: (option: number) => boolean;
  onChoose: (option: number) => void;
  /** An option was tapped or clicked, chosen before or not; arrow keys only pass by. */
  onTap: () => void;
  /** Crosses an option out, or takes that back. */
  onStrike: (option: number) => void;
  /** Gives an option a target; -1 takes it back. */
  onPlace: (option: number, target: number) => void;
  /** Places spots on the picture, instead of those before. */
  onMark: (spots: Spot[]) => void;
  onType: (text: string) => void;
}

/** The options of a question of which one is right. */
export const RadioOptions = (props: AnswerPartProps) => <AnswerOptions {...props} input="radio" />;

/** The options of a question of which several may be right. */
export const CheckboxOptions = (props: AnswerPartProps) => (
  <AnswerOptions {...props} input="checkbox" />
);

/** Items to choose one after the other; each chosen one has its number. */
export const OrderedOptions = (props: AnswerPartProps) => (
  <AnswerOptions {...props} input="checkbox" isOrdered />
);

interface AnswerOptionsProps extends AnswerPartProps {
  input: 'radio' | 'checkbox';
  isOrdered?: boolean;
}

function AnswerOptions({
  question,
  answer,
  input,
  isOrdered = false,
  ...props
}: AnswerOptionsProps) {
  const m = useMessages(playerMessages);
  const review = useMessages(reviewMessages);
  const mark = useContentMark();
  // True and False are in the reader's language.
  const written = question.type === 'true_false' ? {} : mark();
  return (
    <div className={classes.options} dir={textDirection(question.text)}>
      {question.options.map(({ index, text }, position) => {
        const letter = optionLetter(position);
        const chosen = isChosen(answer, index);
        const struck = props.isStruck(index);
        const number = isOrdered && chosen ? answer.selectedOptions.indexOf(index) + 1 : undefined;
        return (
          <div
            key={index}
            className={classes.row}
            data-option={index}
            data-of-question={question.questionId}
            data-struck={struck || undefined}
          >
            <label
              className={classes.option}
              data-chosen={chosen || undefined}
              data-spoken-option={letter}
            >
              <input
                className={classes.input}
                type={input}
                name={`question-${question.questionId}`}
                checked={chosen}
                onChange={() => props.onChoose(index)}
                onClick={({ detail }) => isTap(detail) && props.onTap()}
              />
              <span
                className={classes.marker}
                data-many={(input === 'checkbox' && !isOrdered) || undefined}
              >
                <OptionMarker label={number ?? letter} state={chosen ? 'filled' : 'empty'} />
              </span>
              <span className={classes.text}>
                <bdi {...written}>
                  <Markdown inline>{optionText(question.type, index, text, review)}</Markdown>
                </bdi>
              </span>
              {number !== undefined && <VisuallyHidden>{m.placedAt({ number })}</VisuallyHidden>}
              {struck && <VisuallyHidden>{m.struckOut}</VisuallyHidden>}
            </label>
            {props.canStrike && (
              <StrikeButton letter={letter} struck={struck} onClick={() => props.onStrike(index)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A browser counts the clicks of a pointer; those that it makes for a key count zero. */
const isTap = (clicks: number) => clicks > 0;

interface StrikeButtonProps {
  letter: string;
  struck: boolean;
  onClick: () => void;
}

function StrikeButton({ letter, struck, onClick }: StrikeButtonProps) {
  const m = useMessages(playerMessages);
  const label = struck ? m.bringBack({ letter }) : m.strikeOut({ letter });
  const Icon = struck ? IconArrowBackUp : IconStrikethrough;
  return (
    // The browser's own tooltip: Mantine's would add a sixth to the code of the player.
    <button
      type="button"
      className={classes.strike}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

interface FocusedOption {
  questionId: number;
  option: number;
}

/**
 * The option at a position of a question, from 0; undefined if none is shown there: the names of regions are not shown
 * while spots are placed on the picture.
 */
export function shownOption(
  { questionId, options }: Pick<PaperQuestionForTaker, 'questionId' | 'options'>,
  position: number,
): number | undefined {
  const option = options[position]?.index;
  const row = document.querySelector(`[data-of-question="${questionId}"][data-option="${option}"]`);
  return row === null ? undefined : option;
}

/** The option that the keyboard's focus is on, else the one under the pointer; it may be of any question on the page. */
export function focusedOption(): FocusedOption | undefined {
  const row =
    document.querySelector<HTMLElement>('[data-option]:has(:focus-visible)') ??
    document.querySelector<HTMLElement>('[data-option]:hover');
  if (row === null) return undefined;
  return { questionId: Number(row.dataset.ofQuestion), option: Number(row.dataset.option) };
}
