import type { KeyboardEvent } from 'react';
import type { PaperQuestionForTaker } from '#shared/features/attempt/schema.ts';
import {
  longestInGap,
  textInGap,
  withTextInGap,
} from '#shared/features/question/question-types/gaps.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { GappedText } from '#web/ui/markdown/gapped-text.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { AnswerPartProps } from './answer-options.tsx';
import classes from './gap-fields.module.css';

/** The text of the question with a field or a list in each gap. */
export function GapFields({ question, answer, onType, onPlace }: AnswerPartProps) {
  const mark = useContentMark();
  const { text, gaps } = question;
  const renderGap = (index: number) => {
    const gap = gaps[index];
    const position = { index, total: gaps.length };
    if (!gap) return null;
    return gap.kind === 'choice' ? (
      <GapList
        {...position}
        options={gap.options}
        chosen={answer.selectedOptions[index] ?? -1}
        onChoose={(option) => onPlace(index, option)}
      />
    ) : (
      <GapLine
        {...position}
        value={textInGap(answer.answerText, index)}
        onType={(line) => onType(withTextInGap(answer.answerText, { gap: index, text: line }))}
      />
    );
  };
  return (
    <div className={classes.text} dir="auto" {...mark()} data-gaps>
      <GappedText text={text} count={gaps.length} renderGap={renderGap} />
    </div>
  );
}

interface GapProps {
  index: number;
  total: number;
}

interface GapLineProps extends GapProps {
  value: string;
  onType: (text: string) => void;
}

function GapLine({ index, total, value, onType }: GapLineProps) {
  const m = useMessages(playerMessages);
  return (
    <input
      className={classes.line}
      type="text"
      aria-label={m.gapOf({ number: index + 1, total })}
      value={value}
      size={Math.min(24, Math.max(8, value.length + 1))}
      maxLength={longestInGap(total)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      data-gap
      data-filled={value.trim() !== '' || undefined}
      onKeyDown={goToNextGap}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

interface GapListProps extends GapProps {
  options: PaperQuestionForTaker['gaps'][number]['options'];
  chosen: number;
  onChoose: (option: number) => void;
}

function GapList({ index, total, options, chosen, onChoose }: GapListProps) {
  const m = useMessages(playerMessages);
  const mark = useContentMark();
  return (
    <select
      className={classes.list}
      aria-label={m.gapOf({ number: index + 1, total })}
      value={chosen}
      data-gap
      data-filled={chosen >= 0 || undefined}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      <option value={-1}>{m.chooseTarget}</option>
      {options.map((option, position) => (
        <option key={`${position} ${option}`} value={position} {...mark()}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** Enter leads from a line to the next gap; from the last one it leads on, as from other answers. */
function goToNextGap(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const all = currentTarget.closest('[data-gaps]')?.querySelectorAll<HTMLElement>('[data-gap]');
  const gaps = [...(all ?? [])];
  const next = gaps[gaps.indexOf(currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
