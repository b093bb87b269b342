import { Button, Card, Group, Loader, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { CallFailure } from '#web/failure/failure.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { StoredResult } from './stored-result.ts';

interface WaitingProps {
  /** What this tab knows of the attempt. */
  note: StoredResult | undefined;
  onRetry: () => void;
}

/** The submit has not reached the server: says what is kept and that it is repeated, with a way to try now. */
export function SubmitPending({ note, failure, onRetry }: WaitingProps & { failure: CallFailure }) {
  return (
    <Page width="text">
      <PageHeader
        title="Not submitted yet"
        {...(note ? { lead: note.quiz.title } : {})}
        above={<IconCloudOff size={36} aria-hidden />}
      />
      <Card role="status">
        <Group gap="sm" wrap="nowrap" align="start">
          <Loader size="sm" mt={10} aria-hidden />
          <div>
            <Text fw={600}>
              Your answers are kept on this device.
              {note && ` You answered ${note.answered} of ${note.totalQuestions}.`}
            </Text>
            <Text c="dimmed" mt={4}>
              {failure.code === 'offline'
                ? 'The network is not there. '
                : 'The server has a problem. '}
              They will be submitted automatically; keep this page open. What was saved before
              counts in any case when the time is up.
            </Text>
          </div>
        </Group>
        <Group mt="md">
          <Button onClick={onRetry}>Try again</Button>
        </Group>
      </Card>
    </Page>
  );
}

/** The server refused: why, and what can be done. */
export function SubmitRejected({
  note,
  failure,
  onRetry,
}: WaitingProps & { failure: CallFailure }) {
  return (
    <Page width="text">
      <PageHeader title="Not submitted" {...(note ? { lead: note.quiz.title } : {})} />
      <FailureAlert title="Error submitting quiz" error={failure.message} onRetry={onRetry}>
        Your answers are kept on this device.
      </FailureAlert>
      <Group mt="lg">
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
