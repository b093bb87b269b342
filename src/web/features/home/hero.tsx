import { Title } from '@mantine/core';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import classes from './hero.module.css';
import { SampleQuiz } from './sample-quiz.tsx';
import { UnfinishedQuizzes } from './unfinished-quizzes.tsx';

/** The first screen: what the site is, and the next step. */
export function Hero({ user }: { user: CurrentUser | null }) {
  return user ? <MemberHero user={user} /> : <GuestHero />;
}

/** For this long after registering, in milliseconds, the greeting is not "Welcome back". */
const newFor = 60 * 60 * 1000;

function GuestHero() {
  return (
    <header className={classes.hero} data-guest>
      <div>
        <Title order={1} className={classes.title}>
          Find out what you <Highlighter>really know</Highlighter>
        </Title>
        <p className={classes.lead}>
          Timed quizzes on things worth knowing. Every answer is explained, every result is saved,
          and 80 percent is the mark to beat.
        </p>
        <div className={classes.ways}>
          <ButtonLink to="/auth" search={{ tab: 'register' }} size="lg">
            Get Started
          </ButtonLink>
          <ButtonLink to="/auth" variant="default" size="lg">
            Log In
          </ButtonLink>
        </div>
        <p className={classes.small}>Free. All you need is an email address.</p>
      </div>
      <SampleQuiz />
    </header>
  );
}

function MemberHero({ user }: { user: CurrentUser }) {
  const clock = useServerClock();
  const name = user.displayName || user.username;
  const isNew = clock.now() - Date.parse(user.createdAt) < newFor;
  return (
    <header className={classes.hero} data-member>
      <div>
        <Title order={1} className={classes.title}>
          {isNew ? 'Welcome' : 'Welcome back'}, <Highlighter>{name}</Highlighter>
        </Title>
        <p className={classes.lead}>Pick a quiz, or look at your results.</p>
        <div className={classes.ways}>
          <ButtonLink to="/quizzes" size="lg">
            Explore Quizzes
          </ButtonLink>
          <ButtonLink to="/results" variant="default" size="lg">
            My Results
          </ButtonLink>
        </div>
      </div>
      <UnfinishedQuizzes name={name} />
    </header>
  );
}
