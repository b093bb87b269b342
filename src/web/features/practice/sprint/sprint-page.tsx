import { Button, Card, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useStartSprint } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type { PracticeQuestionComponent } from '../practice-parts.ts';
import { sprintMessages } from './messages/messages.ts';
import { RunningSprint } from './running-sprint.tsx';

/** A sprint: what it is, its questions against the clock, and its result. */
export function SprintPage({ Question }: { Question: PracticeQuestionComponent }) {
  const m = useMessages(sprintMessages);
  const { toOverview } = useMessages(practiceMessages);
  const { data: sprint, mutateAsync, isPending } = useStartSprint();
  const { run } = useReported(m.notStarted);
  const start = () => run(mutateAsync);
  return (
    <Page width="text">
      {sprint ? (
        <RunningSprint
          key={sprint.id}
          sprint={sprint}
          Question={Question}
          isStarting={isPending}
          onAgain={() => void start()}
        />
      ) : (
        <>
          <PageHeader
            title={m.title}
            above={<ParentLink to="/practice">{toOverview}</ParentLink>}
          />
          <Card padding="xl" className={classes.end}>
            <Text>{m.lead}</Text>
            <Button size="md" loading={isPending} onClick={() => void start()}>
              {m.start}
            </Button>
          </Card>
        </>
      )}
    </Page>
  );
}
