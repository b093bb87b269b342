import { Card, Title } from '@mantine/core';
import { type ReactNode, useReducer } from 'react';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useUnfinished } from './api.ts';
import { homeMessages } from './messages/messages.ts';
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
        {running.map(({ id, quiz, deadline, untimed }) => (
          <Row
            key={id}
            quiz={quiz}
            state={
              <TimeLeft
                text={untimed ? m.inProgressUntimed : m.inProgress}
                to={deadline}
                onEnd={refresh}
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
            state={
              opensAt ? <TimeLeft text={m.opensIn} to={opensAt} onEnd={refresh} /> : m.openAgain
            }
            action={
              !opensAt && (
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

interface TimeLeftProps {
  text: string;
  to: string;
  onEnd: () => void;
}

const TimeLeft = ({ text, to, onEnd }: TimeLeftProps) => (
  <Rich text={text} parts={{ time: () => <Countdown to={to} onEnd={onEnd} /> }} />
);

interface RowProps {
  quiz: { id: number; title: string; language: string };
  state: ReactNode;
  action: ReactNode;
}

function Row({ quiz, state, action }: RowProps) {
  const mark = useContentMark();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.title} dir="auto" {...mark(quiz.language)}>
          <TitleLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
            {quiz.title}
          </TitleLink>
        </div>
        <p className={classes.state}>{state}</p>
      </div>
      {action}
    </li>
  );
}
