import { Alert } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import classes from './exceptions.module.css';
import { type Given, GivenWords } from './given-words.tsx';
import { exceptionMessages } from './messages/messages.ts';

interface StoredNowProps {
  title: string;
  given: Given | undefined;
}

/** What is allowed on the chosen quiz now, after another person has changed it. */
export function StoredNow({ title, given }: StoredNowProps) {
  const m = useMessages(exceptionMessages);
  return (
    <Alert color="marigold" title={title}>
      <div className={classes.words}>{given ? <GivenWords exception={given} /> : m.none}</div>
    </Alert>
  );
}
