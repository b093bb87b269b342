import { ActionIcon, Group, Title } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import type { Problem } from '#shared/features/quiz/question-types/definition.ts';
import classes from '../editor/quiz-editor.module.css';
import type { QuestionActions } from './question-actions.ts';
import { QuestionEditor } from './question-editor.tsx';
import type { EditedQuestion } from './question-list-state.ts';
import { questionPrefix } from './question-prefix.ts';
import { type QuestionCounts, QuestionStats } from './question-stats.tsx';

interface QuestionPaneProps {
  questions: readonly EditedQuestion[];
  index: number;
  question: EditedQuestion;
  problems: readonly Problem[];
  /** How learners did; absent for a question that is not stored. */
  counts: QuestionCounts | undefined;
  actions: QuestionActions;
}

/** The open question with what can be done with it. */
export function QuestionPane(props: QuestionPaneProps) {
  const { questions, index, question, problems, counts, actions } = props;
  const { key } = question;
  const [before, after] = [questions[index - 1], questions[index + 1]];
  return (
    <section className={classes.part} aria-labelledby="open-question">
      <div className={classes.questionHead}>
        <div>
          <Title order={2} size="h4" id="open-question">
            Question {index + 1} of {questions.length}
          </Title>
          {counts && <QuestionStats {...counts} />}
        </div>
        <Group gap={0} wrap="nowrap" className={classes.questionTools}>
          <ActionIcon
            aria-label="Previous question"
            disabled={!before}
            onClick={() => before && actions.onOpen(before.key)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Next question"
            disabled={!after}
            onClick={() => after && actions.onOpen(after.key)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Move this question up"
            disabled={!before}
            onClick={() => actions.onMove(key, -1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Move this question down"
            disabled={!after}
            onClick={() => actions.onMove(key, 1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label="Duplicate this question" onClick={() => actions.onDuplicate(key)}>
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Delete this question"
            color="fail"
            disabled={questions.length === 1}
            onClick={() => actions.onRemove(key)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
      <QuestionEditor
        key={key}
        question={question}
        onChange={actions.onChange}
        onPasteQuestions={(pasted) => actions.onPaste(key, pasted)}
        problems={problems}
        prefix={questionPrefix(key)}
      />
    </section>
  );
}
