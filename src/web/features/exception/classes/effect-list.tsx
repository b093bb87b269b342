import { Stack } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { AllowedWords } from '../allowed-words.tsx';
import { DateLine } from '../date-line.tsx';
import { EndWait } from '../end-wait.tsx';
import classes from '../exceptions.module.css';
import { exceptionMessages } from '../messages/messages.ts';
import { type MemberExceptions, type MemberKey, type MemberQuiz, useMemberCalls } from './api.ts';

interface EffectListProps {
  member: MemberKey;
  data: MemberExceptions;
}

/** Each assigned quiz as it is for the member now, with what others than the class have allowed. */
export function EffectList({ member, data }: EffectListProps) {
  const m = useMessages(exceptionMessages);
  const { endWait, endWaits } = useMemberCalls(member);
  const clock = useServerClock();
  /** Teachers end waits from the start of the assignment on. */
  const canEnd = ({ waitsUntil, startsAt }: MemberQuiz) =>
    waitsUntil !== null && Date.parse(startsAt) <= clock.now();
  return (
    <Stack gap="md">
      <ul className={classes.rows} aria-label={m.inEffect}>
        {data.quizzes.map((quiz) => (
          <li key={quiz.id}>
            <div className={classes.words}>
              <span>
                <b dir="auto" lang={quiz.language}>
                  {quiz.title}
                </b>
              </span>
              <QuizFacts quiz={quiz} />
              <OtherSources quiz={quiz} />
              {quiz.waitsUntil && <DateLine text={m.waitsUntil} at={quiz.waitsUntil} />}
              {canEnd(quiz) && (
                <EndWait
                  label={m.endWait}
                  named={m.endWaitNamed({ name: quiz.title })}
                  act={() => endWait({ ...member, quizId: quiz.id })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {data.quizzes.filter(canEnd).length > 1 && (
        <EndWait label={m.endAllWaits} act={() => endWaits(member)} />
      )}
    </Stack>
  );
}

function QuizFacts({ quiz }: { quiz: MemberQuiz }) {
  const m = useMessages(exceptionMessages);
  const format = useFormat();
  const clock = useServerClock();
  const { startsAt, timeLimitMinutes, extraTimePercent, attempts, maxAttempts, closesAt } = quiz;
  return (
    <>
      {Date.parse(startsAt) > clock.now() && <DateLine text={m.begins} at={startsAt} />}
      {timeLimitMinutes !== null && (
        <span>{m.time({ time: format.timeLimit(timeLimitMinutes) })}</span>
      )}
      {extraTimePercent > 0 && (
        <span>{m.moreTime({ percent: format.percent(extraTimePercent, 100) })}</span>
      )}
      <span>
        {maxAttempts === null
          ? m.attempts({ used: format.count(attempts) })
          : m.attemptsOf({ used: format.count(attempts), most: format.count(maxAttempts) })}
      </span>
      {closesAt && <DateLine text={m.openUntil} at={closesAt} />}
    </>
  );
}

/** What the class has not given is shown without its name. */
function OtherSources({ quiz: { exceptions } }: { quiz: MemberQuiz }) {
  const m = useMessages(exceptionMessages);
  return exceptions.map((exception, index) =>
    exception.source === 'class' ? null : (
      // They have no ids of their own here, and come in a fixed order.
      <span key={`${exception.source} ${index}`} className={classes.other}>
        {m.sources[exception.source]}
        <AllowedWords allowed={exception} />
      </span>
    ),
  );
}
