import { Title } from '@mantine/core';
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
import { QuestionTools } from './question-tools.tsx';

const QuestionHistory = lazyPart(() =>
  import('./question-history.tsx').then((file) => file.QuestionHistory),
);

export interface QuestionPaneProps {
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
  return (
    <section className={classes.part} aria-labelledby="open-question">
      <div className={classes.questionHead}>
        <div>
          <Title order={2} size="h4" id="open-question">
            {m.position({ number: String(index + 1), total: String(questions.length) })}
          </Title>
          {counts && <QuestionStats {...counts} />}
        </div>
        <QuestionTools {...props} onHistory={() => setHistoryOpen(true)} />
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
        onPasteQuestions={(pasted) => {
          actions.onPaste(key, pasted);
          return true;
        }}
        problems={problems}
        prefix={questionPrefix(key)}
      />
      <QuestionHints question={question} language={language} onChange={actions.onChange} />
    </section>
  );
}
