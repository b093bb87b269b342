import { Button, Card, Text } from '@mantine/core';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
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
  const toast = useToast();
  const { data: sprint, mutateAsync, isPending } = useStartSprint();
  const start = async () => {
    try {
      await mutateAsync();
    } catch (error) {
      toast({ title: m.notStarted, message: messageOf(error, ''), tone: 'fail' });
    }
  };
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
          <PageHeader title={m.title} above={<TextLink to="/practice">{toOverview}</TextLink>} />
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
