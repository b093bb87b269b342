import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStoredDraft } from '#web/drafts/api.ts';
import { messageOf } from '#web/failure/failure.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCategoryTree, useCreateQuiz } from '../api.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import { newQuiz } from './quiz-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';
import type { QuizToSend } from './use-saving.ts';

interface LostQuizPageProps {
  id: number;
  learnerView: LearnerView;
}

/** For a quiz that was deleted: a draft of it can be saved as a new quiz. */
export function LostQuizPage({ id, learnerView }: LostQuizPageProps) {
  const draft = useStoredDraft({ kind: 'quiz', documentId: id });
  // The editor stays when its draft is continued, saved or discarded.
  const [hadDraft, setHadDraft] = useState(false);
  if (draft && !hadDraft) setHadDraft(true);
  return (
    <Page width={hadDraft ? 'full' : 'text'}>
      <FailureAlert title="Failed to load quiz data" error="Quiz not found">
        {hadDraft && <p>You have an unsaved draft of it, which you can save as a new quiz.</p>}
        <ButtonLink to="/admin" variant="subtle" size="sm" mt="xs">
          Back to Dashboard
        </ButtonLink>
      </FailureAlert>
      {hadDraft && <RescueEditor id={id} learnerView={learnerView} />}
    </Page>
  );
}

function RescueEditor({ id, learnerView }: LostQuizPageProps) {
  const [initial] = useState(newQuiz);
  const categories = useCategoryTree();
  const create = useCreateQuiz();
  const navigate = useNavigate();
  const toast = useToast();
  const send = async ({ quiz, questions }: QuizToSend) => {
    try {
      await create({ ...quiz, questions: questions.map(({ id: _, ...question }) => question) });
      toast({ title: 'Saved as a new quiz', tone: 'pass' });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error, 'Failed to create quiz'), tone: 'fail' });
      throw error;
    }
  };
  const leave = () => void navigate({ to: '/admin' });
  return (
    <QuizEditor
      screen="create"
      documentId={id}
      initial={initial}
      loadedAt={null}
      categories={categories}
      learnerView={learnerView}
      saveLabel="Save as a new quiz"
      onSave={send}
      onSaveAsNew={send}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
