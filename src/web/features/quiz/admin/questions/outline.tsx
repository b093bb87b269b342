import { Button, CloseButton, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import type { OtherEditor } from '#shared/features/quiz/presence.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { useLatest } from '#web/use-latest.ts';
import { questionMessages } from './messages/messages.ts';
import classes from './outline.module.css';
import { OutlineRow, rowSize } from './outline-row.tsx';
import { matchingQuestions } from './outline-search.ts';
import type { QuestionActions } from './question-actions.ts';
import type { EditedQuestion } from './question-list-state.ts';
import { focusSoon, questionPrefix } from './question-prefix.ts';
import { useRowWindow } from './row-window.ts';

export interface OutlineProps {
  questions: readonly EditedQuestion[];
  openKey: string | null;
  /** By question key. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** Other open editors of the quiz. */
  others: readonly OtherEditor[];
  actions: QuestionActions;
  /** The last announcement about a move or a removal. */
  said: string;
  /** How many questions were removed one after another a moment ago. */
  removals: number;
  onUndo: () => void;
}

/** All questions of the quiz, one line each; only the lines in view are drawn. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const m = useMessages(questionMessages);
  const format = useFormat();
  const { questions, openKey, problems, others, actions, said, removals, onUndo } = props;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const rows = matchingQuestions(questions, wanted);
  const frame = useRef<HTMLDivElement>(null);
  const { first, last, scrollTo } = useRowWindow(frame, rows.length, rowSize);
  const openRow = rows.findIndex(({ question }) => question.key === openKey);

  useEffect(() => {
    if (openRow >= 0) scrollTo(openRow);
  }, [openRow, scrollTo]);

  const moveFocus = useRowFocus(rows, scrollTo);
  // Tab reaches one row of the list; the arrow keys move between rows.
  const tabRow = openRow >= 0 ? openRow : 0;

  return (
    <>
      <OutlineFilter text={filter} onChange={setFilter} onDown={(event) => moveFocus(event, -1)} />
      {wanted !== '' && (
        <Text size="sm" c="dimmed" role="status">
          {m.filtered({ shown: rows.length, count: questions.length })}
        </Text>
      )}
      <div className={classes.frame} ref={frame}>
        <SortableList
          keys={rows.map(({ question }) => question.key)}
          noun={m.question}
          onMove={(key, to) => wanted === '' && actions.onMoveTo(key, to)}
        >
          <ol
            className={classes.list}
            aria-label={m.questions}
            style={{ blockSize: rows.length * rowSize }}
          >
            {rows.slice(first, last).map(({ question, index }, offset) => (
              <OutlineRow
                key={question.key}
                question={question}
                index={index}
                row={first + offset}
                total={questions.length}
                opened={question.key === openKey}
                tabbable={first + offset === tabRow}
                draggable={wanted === ''}
                hasProblem={problems.has(question.key)}
                editedBy={format.list(editorsOf(question, others))}
                onFocusMove={moveFocus}
                actions={actions}
              />
            ))}
          </ol>
        </SortableList>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {removals > 0 && <Removals count={removals} onUndo={onUndo} />}
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={actions.onAdd}
        >
          {m.addQuestion}
        </Button>
      </Group>
    </>
  );
});

/**
 * Moves the focus from a row to the one that a key leads to.
 * @returns a function that never changes: a new one would draw every row again
 */
function useRowFocus(
  rows: ReturnType<typeof matchingQuestions>,
  scrollTo: (row: number) => void,
): (event: KeyboardEvent, row: number) => void {
  const latest = useLatest(rows);
  return useCallback(
    (event: KeyboardEvent, row: number) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const end = latest.current.length - 1;
      const steps: Record<string, number> = {
        ArrowDown: Math.min(row + 1, end),
        ArrowUp: Math.max(row - 1, 0),
        Home: 0,
        End: end,
      };
      const to = steps[event.key];
      const target = to === undefined ? undefined : latest.current[to];
      if (to === undefined || !target) return;
      event.preventDefault();
      scrollTo(to);
      focusSoon(`${questionPrefix(target.question.key)}-head`);
    },
    [scrollTo, latest],
  );
}

interface OutlineFilterProps {
  text: string;
  onChange: (text: string) => void;
  /** Arrow down leads to the list. */
  onDown: (event: KeyboardEvent) => void;
}

function OutlineFilter({ text, onChange, onDown }: OutlineFilterProps) {
  const m = useMessages(questionMessages);
  return (
    <TextInput
      type="search"
      aria-label={m.filter}
      placeholder={m.filterHint}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text !== '' && (
          <CloseButton aria-label={m.showAll} onClick={keepingFocus(() => onChange(''))} />
        )
      }
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onDown(event);
        if (event.key === 'Escape') onChange('');
      }}
    />
  );
}

function Removals({ count, onUndo }: { count: number; onUndo: () => void }) {
  const m = useMessages(questionMessages);
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm">{m.removed({ count })}</Text>
      <Button size="compact-sm" variant="subtle" onClick={onUndo}>
        {m.undo}
      </Button>
    </Group>
  );
}

/** The names of those who have the question open elsewhere. */
const editorsOf = ({ id }: EditedQuestion, others: readonly OtherEditor[]): string[] =>
  others
    .filter(({ questionId }) => questionId !== null && questionId === id)
    .map(({ name }) => name);
