import { ActionIcon, Group, Title } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import { useMessages } from '#web/language/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import classes from '../editor/quiz-editor.module.css';
import { QuestionHints } from '../hints/question-hints.tsx';
import { questionMessages } from './messages/messages.ts';
import type { QuestionActions } from './question-actions.ts';
import { QuestionEditor } from './question-editor.tsx';
import type { EditedQuestion } from './question-list-state.ts';
import { questionPrefix } from './question-prefix.ts';
import { type QuestionCounts, QuestionStats } from './question-stats.tsx';

const QuestionHistory = lazyPart(() =>
  import('./question-history.tsx').then((file) => file.QuestionHistory),
);

interface QuestionPaneProps {
  questions: readonly EditedQuestion[];
  index: number;
  question: EditedQuestion;
  /** Of the quiz. */
  language: string;
  problems: readonly Problem[];
  /** How learners did; absent for a question that is not stored. */
  counts: QuestionCounts | undefined;
  actions: QuestionActions;
}

/** The open question with what can be done with it. */
export function QuestionPane(props: QuestionPaneProps) {
  const m = useMessages(questionMessages);
  const { questions, index, question, language, problems, counts, actions } = props;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { key } = question;
  const [before, after] = [questions[index - 1], questions[index + 1]];
  return (
    <section className={classes.part} aria-labelledby="open-question">
      <div className={classes.questionHead}>
        <div>
          <Title order={2} size="h4" id="open-question">
            {m.position({ number: String(index + 1), total: String(questions.length) })}
          </Title>
          {counts && <QuestionStats {...counts} />}
        </div>
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
            <ActionIcon aria-label={m.history.open} onClick={() => setHistoryOpen(true)}>
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
      </div>
      {isHistoryOpen && question.id !== undefined && (
        <Suspense>
          <QuestionHistory
            question={{ ...question, id: question.id }}
            onChange={actions.onChange}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
      <QuestionEditor
        key={key}
        question={question}
        onChange={actions.onChange}
        onPasteQuestions={(pasted) => actions.onPaste(key, pasted)}
        problems={problems}
        prefix={questionPrefix(key)}
      />
      <QuestionHints question={question} language={language} onChange={actions.onChange} />
    </section>
  );
}
