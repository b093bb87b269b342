import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStoredDraft } from '#web/drafts/api.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { NewQuizEditor } from './new-quiz-editor.tsx';

interface LostQuizPageProps {
  id: number;
  learnerView: LearnerView;
}

/** For a quiz that was deleted: a draft of it can be saved as a new quiz. */
export function LostQuizPage({ id, learnerView }: LostQuizPageProps) {
  const navigate = useNavigate();
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
      {hadDraft && (
        <NewQuizEditor
          documentId={id}
          learnerView={learnerView}
          saveLabel="Save as a new quiz"
          saved="Saved as a new quiz"
          onLeave={() => void navigate({ to: '/admin' })}
        />
      )}
    </Page>
  );
}
