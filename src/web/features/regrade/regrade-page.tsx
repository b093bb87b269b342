import { Text } from '@mantine/core';
import type { RegradeMethod } from '#shared/features/attempt/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { useRegradedQuestion } from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import classes from './regrade.module.css';
import { RegradeForm } from './regrade-form.tsx';
import { RegradeHistory } from './regrade-history.tsx';

interface RegradePageProps {
  id: number;
  /** The method that is chosen at first. */
  method: RegradeMethod | undefined;
}

/** How past answers to a question count after its key was changed. */
export function RegradePage({ id, method }: RegradePageProps) {
  const m = useMessages(regradeMessages);
  const format = useFormat();
  const question = useRegradedQuestion(id);
  // The options of a true-or-false question are the interface's own words.
  const key =
    question.type === 'true_false'
      ? question.key.map((word) => (word === 'True' ? m.true : m.false))
      : question.key;
  return (
    <Page width="text">
      <PageHeader title={m.title} above={<BackLink />} />
      <div className={classes.question} dir="auto">
        <Markdown trusted>{question.text}</Markdown>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{m.key}</dt>
          <dd dir="auto">{format.list(key)}</dd>
        </div>
        <div>
          <dt>{m.askedIn}</dt>
          <dd>{m.attempts({ count: question.asked })}</dd>
        </div>
      </dl>
      {question.asked === 0 ? (
        <Text c="dimmed">{m.neverAsked}</Text>
      ) : (
        <RegradeForm question={question} first={method} />
      )}
      <RegradeHistory regrades={question.regrades} />
    </Page>
  );
}
