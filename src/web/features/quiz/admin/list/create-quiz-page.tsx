import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCategoryTree, useCreateQuiz } from '../api.ts';
import { newQuiz } from '../editor/quiz-draft.ts';
import { QuizEditor } from '../editor/quiz-editor.tsx';
import type { QuizToSend } from '../editor/use-saving.ts';
import type { LearnerView } from '../preview/learner-view.ts';

/** A new quiz with its questions, created in one call. */
export function CreateQuizPage({ learnerView }: { learnerView: LearnerView }) {
  const [initial] = useState(newQuiz);
  const categories = useCategoryTree();
  const create = useCreateQuiz();
  const navigate = useNavigate();
  const toast = useToast();
  const send = async ({ quiz, questions }: QuizToSend) => {
    try {
      await create({ ...quiz, questions });
      toast({ title: 'Quiz created successfully!', tone: 'pass' });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error, 'Failed to create quiz'), tone: 'fail' });
      throw error;
    }
  };
  return (
    <Page width="full">
      <PageHeader title="Create Quiz" />
      <QuizEditor
        screen="create"
        documentId={null}
        initial={initial}
        loadedAt={null}
        categories={categories}
        learnerView={learnerView}
        saveLabel="Create Quiz"
        onSave={send}
        onSaveAsNew={send}
        onSaved={() => void navigate({ to: '/quizzes' })}
        onCancel={() => void navigate({ to: '/quizzes' })}
      />
    </Page>
  );
}
