import { Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import { useMessages } from '#web/language/language.tsx';
import { UploadFormContext, type UploadForms } from '#web/pictures/upload-form.ts';
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

interface QuestionPaneProps {
  questions: readonly EditedQuestion[];
  openKey: string | null;
  /** Of the quiz. */
  language: string;
  /** By the key of the question. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** How learners did, by the id of the question. */
  counts: ReadonlyMap<number, QuestionCounts> | undefined;
  actions: QuestionActions;
  uploads: UploadForms;
}

const noProblems: readonly Problem[] = [];

/** The open question with what can be done with it. */
export function QuestionPane(props: QuestionPaneProps) {
  const { questions, openKey, language, problems, actions, uploads } = props;
  const index = questions.findIndex(({ key }) => key === openKey);
  const open = questions[index];
  // The form of a question for which a file is uploaded stays on the page: its field takes the file.
  const kept = questions.filter(({ key }) => key === openKey || uploads.isUploading(key));
  if (kept.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="open-question" hidden={!open}>
      {open && <QuestionHead {...props} index={index} question={open} />}
      {kept.map((question) => (
        <div key={question.key} hidden={question !== open}>
          <UploadFormContext value={uploads.formOf(question.key, question === open)}>
            <QuestionEditor
              question={question}
              onChange={actions.onChange}
              onPasteQuestions={(pasted) => {
                actions.onPaste(question.key, pasted);
                return true;
              }}
              problems={problems.get(question.key) ?? noProblems}
              prefix={questionPrefix(question.key)}
            />
          </UploadFormContext>
        </div>
      ))}
      {open && <QuestionHints question={open} language={language} onChange={actions.onChange} />}
    </section>
  );
}

interface QuestionHeadProps extends QuestionPaneProps {
  index: number;
  question: EditedQuestion;
}

function QuestionHead(props: QuestionHeadProps) {
  const m = useMessages(questionMessages);
  const { questions, index, question, actions } = props;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const counts = question.id === undefined ? undefined : props.counts?.get(question.id);
  return (
    <>
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
    </>
  );
}
