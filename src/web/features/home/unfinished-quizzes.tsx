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
  const clock = useServerClock();
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  const { open, finished } = useOwnAttempts();
  const now = clock.now();
  const running = open.filter(({ deadline }) => Date.parse(deadline) > now);
  const isRunning = new Set(running.map(({ quiz }) => quiz.id));
  const toPass = quizzesToPass(finished);
  const statuses = useRetakeStatuses(toPass.map(({ id }) => id));
  const retakes = retakesOf(toPass, statuses, now).filter(({ quiz }) => !isRunning.has(quiz.id));
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
        {running.map(({ id, quiz, deadline, untimed }) => (
          <Row
            key={id}
            quiz={quiz}
            words={
              <Rich
                text={untimed ? m.inProgressUntimed : m.inProgress}
                parts={{ time: () => <Countdown to={deadline} onEnd={refresh} /> }}
              />
            }
            action={
              <ButtonLink to="/quiz/$id/start" params={{ id: String(quiz.id) }} size="sm">
                {m.continue}
              </ButtonLink>
            }
          />
        ))}
        {retakes.slice(0, retakesShown).map(({ quiz, opensAt }) => (
          <Row
            key={quiz.id}
            quiz={quiz}
            words={
              opensAt === null ? (
                m.openAgain
              ) : (
                <Rich
                  text={m.opensIn}
                  parts={{ time: () => <Countdown to={opensAt} onEnd={refresh} /> }}
                />
              )
            }
            action={
              opensAt === null && (
                <ButtonLink
                  to="/quiz/$id"
                  params={{ id: String(quiz.id) }}
                  size="sm"
                  variant="light"
                >
                  {m.retake}
                </ButtonLink>
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  quiz: { id: number; title: string; language: string };
  words: ReactNode;
  action: ReactNode;
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
