import { Button, Card, Group, Loader, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { CallFailure } from '../../failure.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { ResultNote } from './result-note.ts';

interface WaitingProps {
  /** What this tab knows of the attempt. */
  note: ResultNote | undefined;
  onRetry: () => void;
}

/** The server has not answered yet: what is kept where, and that it will be sent. */
export function SubmitPending({ note, onRetry }: WaitingProps) {
  return (
    <Page width="text">
      <PageHeader
        title="Submitted, not sent yet"
        {...(note ? { lead: note.quiz.title } : {})}
        above={<IconCloudOff size={36} aria-hidden />}
      />
      <Card role="status">
        <Group gap="sm" wrap="nowrap" align="start">
          <Loader size="sm" mt={10} aria-hidden />
          <div>
            <Text fw={600}>
              Your answers are saved here, waiting for the network.
              {note && ` You answered ${note.answered} of ${note.totalQuestions}.`}
            </Text>
            <Text c="dimmed" mt={4}>
              They are sent by themselves; leave this page open. Answers that reached the server
              before are marked in any case when the quiz's time is up.
            </Text>
          </div>
        </Group>
        <Group mt="md">
          <Button onClick={onRetry}>Try now</Button>
        </Group>
      </Card>
    </Page>
  );
}

/** The server said no: why, and what can be done. */
export function SubmitRejected({
  note,
  failure,
  onRetry,
}: WaitingProps & { failure: CallFailure }) {
  return (
    <Page width="text">
      <PageHeader title="Not submitted" {...(note ? { lead: note.quiz.title } : {})} />
      <FailureAlert title="Error submitting quiz" error={failure.message} onRetry={onRetry}>
        Your answers are kept.
      </FailureAlert>
      <Group mt="lg">
        {failure.code === 'signed-out' && (
          <ButtonLink to="/auth" target="_blank">
            Sign In
          </ButtonLink>
        )}
        {note && (
          <ButtonLink to="/quiz/$id/start" params={{ id: String(note.quiz.id) }} variant="default">
            Back to the quiz
          </ButtonLink>
        )}
        <ButtonLink to="/results" variant="default">
          My Results
        </ButtonLink>
      </Group>
    </Page>
  );
}
