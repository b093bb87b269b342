import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useAttemptTimeline } from '../api.ts';
import classes from './attempts-page.module.css';
import { timelineMessages } from './messages/messages.ts';
import { TimelineView } from './timeline-view.tsx';

interface AttemptsPageProps {
  /** The attempt that is shown; undefined before a number was entered. */
  attemptId: number | undefined;
  onChoose: (attemptId: number) => void;
}

/** Finds an attempt by its number, and shows what was received of it. */
export function AttemptsPage({ attemptId, onChoose }: AttemptsPageProps) {
  const m = useMessages(timelineMessages);
  return (
    <Page>
      <PageHeader title={m.title} above={<BackLink />} lead={m.lead} />
      <AttemptForm key={attemptId} attemptId={attemptId} onChoose={onChoose} />
      {attemptId !== undefined && <Timeline key={attemptId} attemptId={attemptId} />}
    </Page>
  );
}

function AttemptForm({ attemptId, onChoose }: AttemptsPageProps) {
  const m = useMessages(timelineMessages);
  const [text, setText] = useState(attemptId === undefined ? '' : String(attemptId));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(text.trim());
    const isNumber = Number.isInteger(number) && number > 0;
    setWrong(!isNumber);
    if (isNumber) onChoose(number);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={m.attemptNumber}
        inputMode="numeric"
        // The button stays next to the field.
        inputWrapperOrder={['label', 'error', 'input']}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isWrong && m.wholeNumber}
      />
      <Button type="submit">{m.show}</Button>
    </form>
  );
}

function Timeline({ attemptId }: { attemptId: number }) {
  const m = useMessages(timelineMessages);
  const { data, error, isFetching, refetch } = useAttemptTimeline(attemptId);
  if (data) return <TimelineView timeline={data} />;
  if (error && failureOf(error).code === 'not-found')
    return <EmptyState title={m.notFound({ number: String(attemptId) })} />;
  if (error)
    return (
      <FailureAlert
        title={m.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Stack role="status" aria-label={m.loading}>
      <Skeleton height={140} />
      <Skeleton height={320} />
    </Stack>
  );
}
