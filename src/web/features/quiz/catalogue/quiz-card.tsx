import { memo } from 'react';
import type { QuizCard as Quiz } from '#shared/features/quiz/schema.ts';
import { excerptAround } from '#shared/kernel/text/excerpt.ts';
import { useContentMark } from '#web/language/content.ts';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { LanguageNote } from '#web/ui/text/language-note.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import type { RetakeStatuses } from '../learner-api.ts';
import { LearnerStatus } from './learner-status.tsx';
import { QuizAction } from './quiz-action-button.tsx';
import classes from './quiz-card.module.css';
import { QuizFacts } from './quiz-facts.tsx';

type CardQuiz = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'language'
  | 'description'
  | 'categoryName'
  | 'imageUrl'
  | 'imageAlt'
  | 'difficulty'
  | 'questionCount'
  | 'timeLimit'
  | 'untimed'
  | 'attemptCount'
  | 'stars'
>;

interface QuizCardProps {
  quiz: CardQuiz;
  statuses: RetakeStatuses;
  guest?: 'login' | 'details';
  /** What was searched for. */
  wanted?: string | undefined;
  /** The level of its title among the page's headings. */
  order?: 2 | 3;
}

/**
 * A quiz in a grid: what it is about, what it asks, and what one can do with it now. A page has many, and is rendered
 * whenever something becomes known of its reader: a card only when something of its quiz does.
 */
export const QuizCard = memo(function QuizCard({
  quiz,
  statuses,
  guest = 'details',
  wanted,
  order = 2,
}: QuizCardProps) {
  const { lang } = useContentMark()(quiz.language);
  return (
    <article className={classes.card}>
      <div className={classes.cover} lang={lang}>
        <Cover
          category={quiz.categoryName}
          title={quiz.title}
          src={quiz.imageUrl}
          alt={quiz.imageAlt}
        />
      </div>
      <About quiz={quiz} wanted={wanted} order={order} />
      <div className={classes.foot}>
        <QuizFacts quiz={quiz} />
        <LearnerStatus status={statuses.of(quiz.id)} />
        <QuizAction quiz={quiz} statuses={statuses} guest={guest} />
      </div>
    </article>
  );
});

type AboutProps = Pick<QuizCardProps, 'quiz' | 'wanted'> & { order: 2 | 3 };

const About = memo(function About({ quiz, wanted, order }: AboutProps) {
  const mark = useContentMark()(quiz.language);
  const Heading = order === 2 ? 'h2' : 'h3';
  return (
    <>
      <p className={classes.category}>
        {quiz.categoryName} <LanguageNote language={quiz.language} />
      </p>
      <Heading className={classes.title} dir="auto" {...mark}>
        <TitleLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
          <Marked text={quiz.title} wanted={wanted} />
        </TitleLink>
      </Heading>
      <p className={classes.description} data-line-clamp dir="auto" {...mark}>
        <Marked
          text={wanted ? excerptAround(quiz.description, wanted, 120) : quiz.description}
          wanted={wanted}
        />
      </p>
    </>
  );
});
