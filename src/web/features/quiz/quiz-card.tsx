import { Card, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { QuizCard as Quiz } from '#shared/features/quiz/schema.ts';
import { Cover } from '../../ui/cover-art.tsx';
import { QuizAction } from './quiz-action-button.tsx';
import classes from './quiz-card.module.css';
import { QuizFacts } from './quiz-facts.tsx';
import { QuizStanding } from './quiz-standing.tsx';
import type { RetakeStatuses } from './retake-api.ts';

type CardQuiz = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'description'
  | 'categoryName'
  | 'imageUrl'
  | 'difficulty'
  | 'questionCount'
  | 'timeLimit'
  | 'attemptCount'
>;

interface QuizCardProps {
  quiz: CardQuiz;
  statuses: RetakeStatuses;
  guest?: 'login' | 'details';
  /** The level of its title among the page's headings. */
  order?: 2 | 3;
}

/** A quiz in a grid: what it is about, what it asks, and what one can do with it now. */
export function QuizCard({ quiz, statuses, guest = 'details', order = 2 }: QuizCardProps) {
  return (
    <Card component="article" className={classes.card} padding="lg">
      <Card.Section className={classes.cover}>
        <Cover seed={quiz.title} src={quiz.imageUrl} />
      </Card.Section>
      <Text size="sm" c="dimmed" mt="md">
        {quiz.categoryName}
      </Text>
      <Title order={order} className={classes.title} dir="auto">
        <Link to="/quiz/$id" params={{ id: String(quiz.id) }}>
          {quiz.title}
        </Link>
      </Title>
      <Text c="dimmed" lineClamp={2} className={classes.description} dir="auto">
        {quiz.description}
      </Text>
      <div className={classes.foot}>
        <QuizFacts quiz={quiz} />
        <QuizStanding status={statuses.of(quiz.id)} />
        <QuizAction quiz={quiz} statuses={statuses} guest={guest} />
      </div>
    </Card>
  );
}
