import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../../failure.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { useCreateQuiz, useShelves } from './api.ts';
import { newQuizDraft } from './quiz-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';

/** A new quiz with its questions, stored in one go. */
export function CreateQuizPage() {
  const [initial] = useState(newQuizDraft);
  const shelves = useShelves();
  const create = useCreateQuiz();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page width="text">
      <PageHeader title="Create Quiz" lead="Its questions go with it: all is stored at once." />
      <QuizEditor
        screen="create"
        name="create-quiz"
        initial={initial}
        shelves={shelves}
        saveLabel="Create Quiz"
        onSave={async ({ quiz, questions }) => {
          try {
            await create.mutateAsync({ ...quiz, questions });
            toast({ title: 'Quiz created successfully!', tone: 'pass' });
          } catch (error) {
            toast({
              title: 'Error',
              message: messageOf(error, 'Failed to create quiz'),
              tone: 'fail',
            });
            throw error;
          }
        }}
        onSaved={() => void navigate({ to: '/quizzes' })}
        onCancel={() => void navigate({ to: '/quizzes' })}
      />
    </Page>
  );
}
