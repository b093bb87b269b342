import { SimpleGrid, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useQuizzesForMembers, useRetakeStatuses } from '../learner-api.ts';
import { quizListMessages } from './messages/messages.ts';
import { QuizCard } from './quiz-card.tsx';

/** The quizzes that guests do not see, below those that everyone sees. */
export function MembersQuizzes() {
  const m = useMessages(quizListMessages);
  const quizzes = useQuizzesForMembers();
  const statuses = useRetakeStatuses(quizzes.map(({ id }) => id));
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby="members-quizzes">
      <Title order={2} size="h3" id="members-quizzes" mt="xl" mb="md">
        {m.membersOnly}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} statuses={statuses} />
        ))}
      </SimpleGrid>
    </section>
  );
}
