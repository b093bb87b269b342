import { ActionIcon, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import classes from '../editor/quiz-editor.module.css';
import { questionMessages } from './messages/messages.ts';
import type { QuestionActions } from './question-actions.ts';
import type { EditedQuestion } from './question-list-state.ts';

interface QuestionToolsProps {
  questions: readonly EditedQuestion[];
  index: number;
  question: EditedQuestion;
  actions: QuestionActions;
  onHistory: () => void;
}

/** Opens the questions next to the open one, and moves, copies or deletes it. */
export function QuestionTools(props: QuestionToolsProps) {
  const m = useMessages(questionMessages);
  const { questions, index, question, actions } = props;
  const { key } = question;
  const [before, after] = [questions[index - 1], questions[index + 1]];
  return (
    <Group gap={0} wrap="nowrap" className={classes.questionTools}>
      <ActionIcon
        aria-label={m.open.previous}
        disabled={!before}
        onClick={() => before && actions.onOpen(before.key)}
      >
        <IconChevronLeft size={20} data-points aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={m.open.next}
        disabled={!after}
        onClick={() => after && actions.onOpen(after.key)}
      >
        <IconChevronRight size={20} data-points aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={m.open.moveUp}
        disabled={!before}
        onClick={() => actions.onMove(key, -1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={m.open.moveDown}
        disabled={!after}
        onClick={() => actions.onMove(key, 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {question.id !== undefined && (
        <ActionIcon aria-label={m.history.open} onClick={props.onHistory}>
          <IconHistory size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={m.open.duplicate} onClick={() => actions.onDuplicate(key)}>
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={m.open.delete}
        color="fail"
        disabled={questions.length === 1}
        onClick={() => actions.onRemove(key)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
