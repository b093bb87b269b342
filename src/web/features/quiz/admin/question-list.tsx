import { Button, Group, Kbd, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type Dispatch, useCallback, useRef, useState } from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import classes from './question-list.module.css';
import type {
  EditedQuestion,
  QuestionListAction,
  QuestionListState,
} from './question-list-state.ts';
import { QuestionRow, questionPrefix } from './question-row.tsx';

interface QuestionListProps {
  list: QuestionListState;
  dispatch: Dispatch<QuestionListAction>;
  /** By question key. */
  problems: ReadonlyMap<string, readonly Problem[]>;
}

// The same one for ever: another would draw every row again.
const noProblems: readonly Problem[] = [];

/** The questions of a quiz: opened one at a time, moved by buttons, Alt and arrows, or dragging. */
export function QuestionList({ list, dispatch, problems }: QuestionListProps) {
  const { questions, openKey } = list;
  const [said, setSaid] = useState('');
  const handlers = useRowHandlers(list, dispatch, setSaid);
  const add = () => {
    dispatch({ type: 'add' });
    focusSoon(`${questionPrefix(`new-${list.nextKey}`)}-text`);
  };
  const duplicateOpened = () => openKey !== null && handlers.onDuplicate(openKey);
  // In text fields too: that is where one is when the next question comes to mind.
  useHotkeys(
    [
      ['mod+Enter', add],
      ['mod+D', duplicateOpened],
    ],
    [],
  );
  return (
    <>
      <SortableList
        keys={questions.map(({ key }) => key)}
        noun="Question"
        onMove={(key, to) => dispatch({ type: 'move', key, to })}
      >
        <ol className={classes.list}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.key}
              question={question}
              index={index}
              opened={question.key === openKey}
              first={index === 0}
              last={index === questions.length - 1}
              problems={problems.get(question.key) ?? noProblems}
              {...handlers}
            />
          ))}
        </ol>
      </SortableList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group className={classes.foot} justify="space-between" gap="sm">
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add Question
        </Button>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> adds one, <Kbd>Ctrl</Kbd> + <Kbd>D</Kbd> copies the
          open one, <Kbd>Alt</Kbd> + arrows move a line
        </Text>
      </Group>
    </>
  );
}

/** What the rows call: the same functions for ever, which read the list as it is then. */
function useRowHandlers(
  list: QuestionListState,
  dispatch: Dispatch<QuestionListAction>,
  say: (text: string) => void,
) {
  const latest = useRef(list);
  latest.current = list;
  const toast = useToast();

  const onToggle = useCallback(
    (key: string) => dispatch({ type: 'open', key: latest.current.openKey === key ? null : key }),
    [dispatch],
  );
  const onChange = useCallback(
    (question: EditedQuestion) => dispatch({ type: 'change', question }),
    [dispatch],
  );
  const onMove = useCallback(
    (key: string, by: -1 | 1) => {
      const { questions } = latest.current;
      const to = questions.findIndex((question) => question.key === key) + by;
      if (to < 0 || to >= questions.length) return;
      dispatch({ type: 'move', key, to });
      say(`Moved to position ${to + 1} of ${questions.length}.`);
      keepFocus(`${questionPrefix(key)}-head`);
    },
    [dispatch, say],
  );
  const onDuplicate = useCallback(
    (key: string) => {
      const copy = `new-${latest.current.nextKey}`;
      dispatch({ type: 'duplicate', key });
      focusSoon(`${questionPrefix(copy)}-text`);
    },
    [dispatch],
  );
  const onRemove = useCallback(
    (key: string) => {
      const { questions } = latest.current;
      const index = questions.findIndex((question) => question.key === key);
      const question = questions[index];
      const next = questions[index + 1] ?? questions[index - 1];
      if (!question || !next) return;
      dispatch({ type: 'remove', key });
      focusSoon(`${questionPrefix(next.key)}-head`);
      toast({
        title: `Question ${index + 1} removed`,
        action: { label: 'Undo', onClick: () => dispatch({ type: 'putBack', question, index }) },
      });
    },
    [dispatch, toast],
  );
  return { onToggle, onChange, onMove, onDuplicate, onRemove };
}

function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** What moves in the page loses the focus on the way; a button that is off now gives it to the row. */
function keepFocus(rowId: string): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement) focused.focus();
    if (document.activeElement !== focused) document.getElementById(rowId)?.focus();
  });
}
