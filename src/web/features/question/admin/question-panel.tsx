import { Badge, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { type BankQuestion, useBankQuestion } from './api.ts';
import type { PreviewComponent } from './bank-page.tsx';
import { bankMessages } from './messages/messages.ts';
import { NearDuplicates } from './near-duplicates.tsx';
import { paperQuestion } from './paper-question.ts';
import { QuestionKey } from './question-key.tsx';
import classes from './question-panel.module.css';
import { QuestionTags } from './question-tags.tsx';

interface QuestionPanelProps {
  id: number;
  Preview: PreviewComponent;
  onOpen: (id: number) => void;
}

/** Everything that is known of one question. */
export function QuestionPanel({ id, Preview, onOpen }: QuestionPanelProps) {
  const m = useMessages(bankMessages);
  const { data: question, error, refetch, isFetching } = useBankQuestion(id);
  if (error)
    return (
      <FailureAlert
        title={m.panelFailed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!question)
    return (
      <Stack aria-hidden>
        <Skeleton h={32} />
        <Skeleton h={240} />
        <Skeleton h={120} />
      </Stack>
    );
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h5" className={classes.title}>
          {m.asLearners}
        </Title>
        {question.archivedAt && (
          <Badge color="gray" size="md">
            {m.views.archived}
          </Badge>
        )}
      </div>
      <Preview key={question.updatedAt} question={paperQuestion(question)} index={0} total={1} />
      <Part title={m.key}>
        <QuestionKey question={question} />
      </Part>
      <Part title={m.explanation}>
        {question.explanation ? (
          <Markdown trusted>{question.explanation}</Markdown>
        ) : (
          <Dimmed>{m.noExplanation}</Dimmed>
        )}
      </Part>
      <Part title={m.tags}>
        <QuestionTags key={question.tags.map((tag) => tag.id).join()} question={question} />
      </Part>
      <Part title={m.usedIn}>
        <Uses question={question} />
      </Part>
      <Part title={m.statistics}>
        <Statistics question={question} />
      </Part>
      <Part title={m.nearDuplicates}>
        <NearDuplicates id={id} onOpen={onOpen} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Dimmed({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function Uses({ question: { uses } }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  if (uses.length === 0) return <Dimmed>{m.usedNowhere}</Dimmed>;
  return (
    <ul className={classes.rows}>
      {uses.map(({ quizId, title }) => (
        <li key={quizId}>
          <TextLink to="/admin/edit-quiz/$id" params={{ id: String(quizId) }} size="sm" dir="auto">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Statistics({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const format = useFormat();
  const { timesAnswered, timesCorrect, timesSkipped, difficulty, calculatedDifficulty } = question;
  const isAsked = timesAnswered + timesSkipped > 0;
  return (
    <dl className={classes.figures} data-figures>
      <dt>{m.said}</dt>
      <dd>{m.difficulties[difficulty]}</dd>
      <dt>{m.measured}</dt>
      <dd>{isAsked ? m.difficulties[calculatedDifficulty] : m.notAsked}</dd>
      {isAsked && (
        <>
          <dt>{m.answered}</dt>
          <dd>{format.count(timesAnswered)}</dd>
          <dt>{m.right}</dt>
          <dd>{timesAnswered > 0 ? format.percent(timesCorrect, timesAnswered) : '–'}</dd>
          <dt>{m.skipped}</dt>
          <dd>{format.count(timesSkipped)}</dd>
        </>
      )}
    </dl>
  );
}
