import { Card, Title } from '@mantine/core';
import { type ReactNode, useReducer } from 'react';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useOwnAttempts, useRetakeStatuses } from './api.ts';
import { homeMessages } from './messages/messages.ts';
import { quizzesToPass, retakesOf } from './retakes.ts';
import classes from './unfinished-quizzes.module.css';

const retakesShown = 3;

/** The member's quizzes to continue, to retake and to wait for. */
export function UnfinishedQuizzes({ name }: { name: string }) {
  const m = useMessages(homeMessages).upNext;
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  const { running, retakes } = useUnfinished();
  if (running.length + retakes.length === 0) {
    return (
      <div className={classes.picture}>
        <Cover category="General" title={name} />
      </div>
    );
  }
  return (
    <Card component="section" padding="lg" aria-labelledby="up-next">
      <Title order={2} size="h4" id="up-next">
        {m.title}
      </Title>
      <ul className={classes.list}>
        {running.map((attempt) => (
          <RunningAttempt key={attempt.id} attempt={attempt} onEnd={refresh} />
        ))}
        {retakes.slice(0, retakesShown).map((retake) => (
          <Retake key={retake.quiz.id} retake={retake} onEnd={refresh} />
        ))}
      </ul>
    </Card>
  );
}

/** The attempts that can be continued now, and the other quizzes that were not passed yet. */
function useUnfinished() {
  const { open, finished } = useOwnAttempts();
  const now = useServerClock().now();
  const running = open.filter(({ deadline }) => Date.parse(deadline) > now);
  const isRunning = new Set(running.map(({ quiz }) => quiz.id));
  const toPass = quizzesToPass(finished);
  const statuses = useRetakeStatuses(toPass.map(({ id }) => id));
  const retakes = retakesOf(toPass, statuses, now).filter(({ quiz }) => !isRunning.has(quiz.id));
  return { running, retakes };
}
type Unfinished = ReturnType<typeof useUnfinished>;

interface RunningAttemptProps {
  attempt: Unfinished['running'][number];
  onEnd: () => void;
}

function RunningAttempt({ attempt: { quiz, deadline, untimed }, onEnd }: RunningAttemptProps) {
  const m = useMessages(homeMessages).upNext;
  return (
    <Row
      quiz={quiz}
      words={
        <Rich
          text={untimed ? m.inProgressUntimed : m.inProgress}
          parts={{ time: () => <Countdown to={deadline} onEnd={onEnd} /> }}
        />
      }
      action={
        <ButtonLink to="/quiz/$id/start" params={{ id: String(quiz.id) }} size="sm">
          {m.continue}
        </ButtonLink>
      }
    />
  );
}

interface RetakeProps {
  retake: Unfinished['retakes'][number];
  onEnd: () => void;
}

function Retake({ retake: { quiz, opensAt }, onEnd }: RetakeProps) {
  const m = useMessages(homeMessages).upNext;
  if (opensAt !== null) {
    const words = (
      <Rich text={m.opensIn} parts={{ time: () => <Countdown to={opensAt} onEnd={onEnd} /> }} />
    );
    return <Row quiz={quiz} words={words} />;
  }
  return (
    <Row
      quiz={quiz}
      words={m.openAgain}
      action={
        <ButtonLink to="/quiz/$id" params={{ id: String(quiz.id) }} size="sm" variant="light">
          {m.retake}
        </ButtonLink>
      }
    />
  );
}

interface RowProps {
  quiz: { id: number; title: string; language: string };
  words: ReactNode;
  action?: ReactNode;
}

function Row({ quiz, words, action }: RowProps) {
  const mark = useContentMark();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.title} dir="auto" {...mark(quiz.language)}>
          <TitleLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
            {quiz.title}
          </TitleLink>
        </div>
        <p className={classes.state}>{words}</p>
      </div>
      {action}
    </li>
  );
}
