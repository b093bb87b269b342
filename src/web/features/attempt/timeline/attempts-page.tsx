import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useAttemptTimeline } from './api.ts';
import classes from './attempts-page.module.css';
import { FoundTimeline } from './found-timeline.tsx';
import { timelineMessages } from './messages/messages.ts';

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
        // The error comes before the input, so that the button stays next to the field.
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
  return <FoundTimeline attemptId={attemptId} query={useAttemptTimeline(attemptId)} />;
}
