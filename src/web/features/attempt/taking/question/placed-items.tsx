import { useId } from 'react';
import { plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { textDirection } from '#web/features/attempt/text-direction.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Written } from '#web/ui/markdown/written.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { AnswerPartProps } from './answer-options.tsx';
import classes from './placed-items.module.css';

/** Items, each with a list of what may belong to it. */
export const MatchedItems = (props: AnswerPartProps) => <PlacedItems {...props} />;

/** Items, each with its categories next to one another if they are few and short. */
export const CategorisedItems = (props: AnswerPartProps) => (
  <PlacedItems {...props} areCategories />
);

/** More or longer categories are in a list. */
const maxInRow = { count: 5, characters: 100 };

function PlacedItems({
  question,
  answer,
  onPlace,
  areCategories = false,
}: AnswerPartProps & { areCategories?: boolean }) {
  const prefix = useId();
  const { targets } = question;
  const inRow =
    areCategories &&
    targets.length <= maxInRow.count &&
    targets.join('').length <= maxInRow.characters;
  // A list of the browser shows plain text only.
  const needsLegend = !inRow && targets.some((target) => /[$`\\]/.test(target));
  const Control = inRow ? Choices : List;
  return (
    <div className={classes.items} dir={textDirection(question.text)}>
      {needsLegend && (
        <ul className={classes.legend}>
          {targets.map((target, index) => (
            <li key={`${index} ${target}`}>
              <OptionMarker label={optionLetter(index)} size="sm" />
              <Written text={target} />
            </li>
          ))}
        </ul>
      )}
      {question.options.map(({ index, text }) => {
        const chosen = answer.selectedOptions[index] ?? -1;
        const id = `${prefix}-${index}`;
        return (
          <div key={index} className={classes.item} data-placed={chosen >= 0 || undefined}>
            <span className={classes.text} id={id}>
              <Written text={text} />
            </span>
            <Control
              labelledBy={id}
              targets={targets}
              hasLetters={needsLegend}
              chosen={chosen}
              onPlace={(target) => onPlace(index, target)}
            />
          </div>
        );
      })}
    </div>
  );
}

interface ControlProps {
  /** Id of the item. */
  labelledBy: string;
  targets: readonly string[];
  hasLetters: boolean;
  chosen: number;
  onPlace: (target: number) => void;
}

function List({ labelledBy, targets, hasLetters, chosen, onPlace }: ControlProps) {
  const m = useMessages(playerMessages);
  const mark = useContentMark();
  return (
    <select
      className={classes.list}
      aria-labelledby={labelledBy}
      value={chosen}
      onChange={(event) => onPlace(Number(event.currentTarget.value))}
    >
      <option value={-1}>{m.chooseTarget}</option>
      {targets.map((target, index) => (
        <option key={`${index} ${target}`} value={index} {...mark()}>
          {hasLetters && `${optionLetter(index)}. `}
          {plainOfMarkdown(target)}
        </option>
      ))}
    </select>
  );
}

function Choices({ labelledBy, targets, chosen, onPlace }: ControlProps) {
  return (
    <div className={classes.choices} role="radiogroup" aria-labelledby={labelledBy}>
      {targets.map((target, index) => (
        <label key={`${index} ${target}`} className={classes.choice}>
          <input
            className={classes.input}
            type="radio"
            name={labelledBy}
            checked={chosen === index}
            onChange={() => onPlace(index)}
          />
          <Written text={target} />
        </label>
      ))}
    </div>
  );
}
