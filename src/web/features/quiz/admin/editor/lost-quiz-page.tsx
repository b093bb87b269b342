import { Space, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStoredDraft } from '#web/drafts/api.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
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
        {hadDraft && (
          <Text>It was deleted. Your unsaved draft of it can be saved as a new quiz.</Text>
        )}
        <TextLink to="/admin">Back to Dashboard</TextLink>
      </FailureAlert>
      {hadDraft && <Space h="md" />}
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
