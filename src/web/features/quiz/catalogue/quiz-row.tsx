import { Title } from '@mantine/core';
import type { QuizCard as Quiz } from '#shared/features/quiz/schema.ts';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import type { RetakeStatuses } from '../learner-api.ts';
import { LearnerStatus } from './learner-status.tsx';
import { QuizAction } from './quiz-action-button.tsx';
import { QuizFacts } from './quiz-facts.tsx';
import classes from './quiz-row.module.css';

type RowQuiz = Pick<
  Quiz,
  'id' | 'title' | 'categoryName' | 'difficulty' | 'questionCount' | 'timeLimit' | 'attemptCount'
>;

/** A quiz in a ranking, one line on wide screens. */
export function QuizRow({ quiz, statuses }: { quiz: RowQuiz; statuses: RetakeStatuses }) {
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <p className={classes.category}>{quiz.categoryName}</p>
        <Title order={3} className={classes.title} dir="auto">
          <TitleLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
            {quiz.title}
          </TitleLink>
        </Title>
        <QuizFacts quiz={quiz} />
        <LearnerStatus status={statuses.of(quiz.id)} />
      </div>
      <QuizAction quiz={quiz} statuses={statuses} guest="login" />
    </article>
  );
}
