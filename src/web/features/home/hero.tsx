import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import classes from './hero.module.css';
import { homeMessages } from './messages/messages.ts';
import { SampleQuiz } from './sample-quiz.tsx';
import { UnfinishedQuizzes } from './unfinished-quizzes.tsx';

interface HeroParts {
  management: ReactNode;
  today: ReactNode;
}

/** The first screen: what the site is, and the next step. */
export function Hero({ user, ...parts }: HeroParts & { user: CurrentUser | null }) {
  return user ? <MemberHero user={user} {...parts} /> : <GuestHero />;
}

/** For this long after registering, in milliseconds, the greeting is not "Welcome back". */
const newFor = hourMs;

function GuestHero() {
  const m = useMessages(homeMessages).hero;
  return (
    <header className={classes.hero} data-guest>
      <div>
        <Title order={1} className={classes.title}>
          <Rich text={m.title} parts={{ mark: (text) => <Highlighter>{text}</Highlighter> }} />
        </Title>
        <p className={classes.lead}>{m.lead}</p>
        <div className={classes.ways}>
          <ButtonLink to="/auth" search={{ tab: 'register' }} size="lg">
            {m.getStarted}
          </ButtonLink>
          <ButtonLink to="/auth" variant="default" size="lg">
            {m.logIn}
          </ButtonLink>
        </div>
        <p className={classes.small}>
          {m.free} <TextLink to="/question-of-the-day">{m.daily}</TextLink>
        </p>
      </div>
      <SampleQuiz />
    </header>
  );
}

function MemberHero({ user, management, today }: HeroParts & { user: CurrentUser }) {
  const m = useMessages(homeMessages).hero;
  const clock = useServerClock();
  const name = user.displayName || user.username;
  const isNew = clock.now() - Date.parse(user.createdAt) < newFor;
  return (
    <header className={classes.hero} data-member>
      <div>
        <Title order={1} className={classes.title}>
          <Rich
            text={isNew ? m.welcome : m.welcomeBack}
            parts={{ name: () => <Highlighter>{name}</Highlighter> }}
          />
        </Title>
        <p className={classes.lead}>
          {m.memberLead} <TextLink to="/question-of-the-day">{m.daily}</TextLink>
        </p>
        <div className={classes.ways}>
          <ButtonLink to="/quizzes" size="lg">
            {m.explore}
          </ButtonLink>
          <ButtonLink to="/results" variant="default" size="lg">
            {m.myResults}
          </ButtonLink>
          {management}
        </div>
        {today}
      </div>
      <UnfinishedQuizzes name={name} />
    </header>
  );
}
