import { Space, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStoredDraft } from '#web/drafts/api.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { quizEditorMessages } from './messages/messages.ts';
import { NewQuizEditor } from './new-quiz-editor.tsx';

interface LostQuizPageProps {
  id: number;
  learnerView: LearnerView;
}

/** For a quiz that was deleted: a draft of it can be saved as a new quiz. */
export function LostQuizPage({ id, learnerView }: LostQuizPageProps) {
  const m = useMessages(quizEditorMessages);
  const navigate = useNavigate();
  const draft = useStoredDraft({ kind: 'quiz', documentId: id });
  // The editor stays when its draft is continued, saved or discarded.
  const [hadDraft, setHadDraft] = useState(false);
  if (draft && !hadDraft) setHadDraft(true);
  return (
    <Page width={hadDraft ? 'full' : 'text'}>
      <FailureAlert title={m.loadFailed} error={m.notFound}>
        {hadDraft && <Text>{m.wasDeleted}</Text>}
        <TextLink to="/admin">{m.backToDashboard}</TextLink>
      </FailureAlert>
      {hadDraft && <Space h="md" />}
      {hadDraft && (
        <NewQuizEditor
          documentId={id}
          learnerView={learnerView}
          saveLabel={m.saveAsNew}
          saved={m.savedAsNew}
          onLeave={() => void navigate({ to: '/admin' })}
        />
      )}
    </Page>
  );
}
