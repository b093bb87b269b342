import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useCategoryTree, useCreateQuiz } from '../api.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import { quizEditorMessages } from './messages/messages.ts';
import { newQuiz } from './quiz-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { asNewQuiz, type QuizToSend } from './saving/use-sending.ts';

interface NewQuizEditorProps {
  /** The quiz whose draft is continued; null for a new one. */
  documentId: number | null;
  learnerView: LearnerView;
  saveLabel: string;
  /** The title of the message after the save. */
  saved: string;
  /** Called after a save and on Cancel. */
  onLeave: () => void;
}

/** The editor of a quiz that is not stored: it and its questions are created in one call. */
export function NewQuizEditor({ saved, ...editor }: NewQuizEditorProps) {
  const m = useMessages(quizEditorMessages);
  const language = useLanguage();
  const { quizRules } = useSite();
  const [initial] = useState(() => newQuiz(language, quizRules));
  const categories = useCategoryTree();
  const create = useCreateQuiz();
  const report = useReportSave();
  const send = (quiz: QuizToSend) =>
    report(create(asNewQuiz(quiz)), {
      saved: { title: saved },
      failed: (error) => ({ title: m.error, message: messageOf(error, m.createFailed) }),
    });
  return (
    <QuizEditor
      {...editor}
      screen="create"
      initial={initial}
      loadedAt={null}
      categories={categories}
      onSave={send}
      onSaveAsNew={send}
    />
  );
}
