import { Button, Card, Group, Loader, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { CallFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { summaryMessages } from './messages/messages.ts';
import type { StoredResult } from './stored-result.ts';

interface WaitingProps {
  /** What this tab knows of the attempt. */
  note: StoredResult | undefined;
  onRetry: () => void;
}

/** The submit has not reached the server: says what is kept and that it is repeated, with a way to try now. */
export function SubmitPending({ note, failure, onRetry }: WaitingProps & { failure: CallFailure }) {
  const m = useMessages(summaryMessages);
  return (
    <Page width="text">
      <PageHeader
        title={m.pending.title}
        {...(note ? { lead: note.quiz.title } : {})}
        above={<IconCloudOff size={36} aria-hidden />}
      />
      <Card role="status">
        <Group gap="sm" wrap="nowrap" align="start">
          <Loader size="sm" mt="xs" aria-hidden />
          <div>
            <Text fw={600}>
              {note
                ? m.pending.keptOf({ answered: note.answered, total: note.totalQuestions })
                : m.pending.kept}
            </Text>
            <Text c="dimmed" mt="2xs">
              {failure.code === 'offline' ? m.pending.offline : m.pending.serverProblem}
            </Text>
          </div>
        </Group>
        <Group mt="md">
          <Button onClick={onRetry}>{m.tryAgain}</Button>
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
  const m = useMessages(summaryMessages);
  return (
    <Page width="text">
      <PageHeader title={m.rejected.title} {...(note ? { lead: note.quiz.title } : {})} />
      <FailureAlert title={m.rejected.error} error={failure.message} onRetry={onRetry}>
        {m.pending.kept}
      </FailureAlert>
      <Group mt="lg">
        {note && (
          <ButtonLink to="/quiz/$id/start" params={{ id: String(note.quiz.id) }} variant="default">
            {m.backToQuiz}
          </ButtonLink>
        )}
        <ButtonLink to="/results" variant="default">
          {m.myResults}
        </ButtonLink>
      </Group>
    </Page>
  );
}
