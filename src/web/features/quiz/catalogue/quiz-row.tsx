import { Title } from '@mantine/core';
import type { QuizCard as Quiz } from '#shared/features/quiz/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { LanguageNote } from '#web/ui/text/language-note.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import type { RetakeStatuses } from '../learner-api.ts';
import { LearnerStatus } from './learner-status.tsx';
import { QuizAction } from './quiz-action-button.tsx';
import { QuizFacts } from './quiz-facts.tsx';
import classes from './quiz-row.module.css';

type RowQuiz = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'language'
  | 'categoryName'
  | 'difficulty'
  | 'questionCount'
  | 'timeLimit'
  | 'untimed'
  | 'attemptCount'
  | 'stars'
>;

/** A quiz in a ranking, one line on wide screens. */
export function QuizRow({ quiz, statuses }: { quiz: RowQuiz; statuses: RetakeStatuses }) {
  const mark = useContentMark()(quiz.language);
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <p className={classes.category}>
          {quiz.categoryName} <LanguageNote language={quiz.language} />
        </p>
        <Title order={3} className={classes.title} dir="auto" {...mark}>
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
