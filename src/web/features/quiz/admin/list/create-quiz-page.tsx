import { useNavigate } from '@tanstack/react-router';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { NewQuizEditor } from '../editor/new-quiz-editor.tsx';
import type { LearnerView } from '../preview/learner-view.ts';

/** A new quiz with its questions, created in one call. */
export function CreateQuizPage({ learnerView }: { learnerView: LearnerView }) {
  const navigate = useNavigate();
  return (
    <Page width="full">
      <PageHeader title="Create Quiz" />
      <NewQuizEditor
        documentId={null}
        learnerView={learnerView}
        saveLabel="Create Quiz"
        saved="Quiz created successfully!"
        onLeave={() => void navigate({ to: '/quizzes' })}
      />
    </Page>
  );
}
