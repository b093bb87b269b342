import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { NewQuizEditor } from '../editor/new-quiz-editor.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { quizListMessages } from './messages/messages.ts';

/** A new quiz with its questions, created in one call. */
export function CreateQuizPage({ learnerView }: { learnerView: LearnerView }) {
  const m = useMessages(quizListMessages);
  const navigate = useNavigate();
  return (
    <Page width="full">
      <PageHeader title={m.createQuiz} />
      <NewQuizEditor
        documentId={null}
        learnerView={learnerView}
        saveLabel={m.createQuiz}
        saved={m.created}
        onLeave={() => void navigate({ to: '/quizzes' })}
      />
    </Page>
  );
}
