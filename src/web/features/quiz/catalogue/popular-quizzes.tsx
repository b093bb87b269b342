import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { usePopularQuizzes, useRetakeStatuses } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';
import classes from './popular-quizzes.module.css';
import { QuizRow } from './quiz-row.tsx';

/** The quizzes that are taken most, each with what one can do with it now. */
export function PopularQuizzes() {
  const m = useMessages(quizMessages);
  const { data, error, refetch, isFetching } = usePopularQuizzes();
  const statuses = useRetakeStatuses(data?.map((quiz) => quiz.id) ?? []);
  if (error) {
    return <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <PopularSkeleton />;
  if (data.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title={m.noneYet} order={3}>
          {m.noneYetHint}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding={0}>
      <ol className={classes.list}>
        {data.map((quiz) => (
          <li key={quiz.id}>
            <QuizRow quiz={quiz} statuses={statuses} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function PopularSkeleton() {
  const m = useMessages(quizMessages);
  return (
    <Card padding="lg" role="status">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} h={76} mt={index === 1 ? 0 : 'md'} />
      ))}
    </Card>
  );
}
