import {
  IconChartPie,
  IconCheck,
  IconCircleMinus,
  IconClockHour4,
  IconDoorExit,
  IconHourglassEmpty,
  IconListNumbers,
  IconNumbers,
  IconRepeat,
  IconTarget,
  IconTrophy,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { passScore, retakeFrom, untimedDays } from '#shared/features/attempt/rules.ts';
import type { QuizDetail } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { quizMessages } from '../messages/messages.ts';
import { quizDetailMessages } from './messages/messages.ts';
import classes from './quiz-overview-page.module.css';

interface RulesProps {
  quiz: QuizDetail;
}

/** The rules of a quiz, each with a sentence. */
export const QuizRules = ({ quiz }: RulesProps) => (
  <dl className={classes.rules}>
    <Questions quiz={quiz} />
    <Time quiz={quiz} />
    <Marks quiz={quiz} />
    <Ending quiz={quiz} />
    <Again quiz={quiz} />
  </dl>
);

const hasPenalty = ({ rules }: QuizDetail) => rules.wrongAnswerPenaltyPercent > 0;

function Questions({ quiz }: RulesProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  const { questions } = useMessages(quizMessages);
  const order = quiz.rules.oneWay ? 'questionsOneWay' : 'questions';
  return (
    <Rule icon={IconListNumbers} term={questions({ count: quiz.questionCount })}>
      {m[hasPenalty(quiz) ? (`${order}WithPenalty` as const) : order]}
      {quiz.rules.layout === 'all' && ` ${m.allOnOnePage}`}
    </Rule>
  );
}

function Time({ quiz: { untimed, timeLimit, rules } }: RulesProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  const { noTimeLimit } = useMessages(quizMessages);
  const format = useFormat();
  return (
    <>
      <Rule icon={IconClockHour4} term={untimed ? noTimeLimit : format.timeLimit(timeLimit)}>
        {untimed ? m.noClock({ days: untimedDays }) : m.clock}
      </Rule>
      {rules.questionSeconds !== null && (
        <Rule icon={IconHourglassEmpty} term={m.questionTime({ seconds: rules.questionSeconds })}>
          {m.questionTimeText}
        </Rule>
      )}
    </>
  );
}

/** What passes, and what answers earn or cost. */
function Marks({ quiz }: RulesProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  const format = useFormat();
  const { rules, questionCount: count } = quiz;
  const isByPoints = rules.partialCredit || hasPenalty(quiz);
  const needed = isByPoints ? (rules.passMarkPercent * count) / 100 : passScore(count, rules);
  const text = { needed: format.count(needed), count };
  const percent = (share: number) => format.percent(share, 100);
  return (
    <>
      <Rule icon={IconTarget} term={m.toPass({ percent: percent(rules.passMarkPercent) })}>
        {isByPoints ? m.passMarkPoints(text) : m.passMark(text)}
      </Rule>
      {rules.partialCredit && (
        <Rule icon={IconChartPie} term={m.partialCredit}>
          {m.partialCreditText}
        </Rule>
      )}
      {hasPenalty(quiz) && (
        <Rule icon={IconCircleMinus} term={m.penalty}>
          {m.penaltyText({ percent: percent(rules.wrongAnswerPenaltyPercent) })}
        </Rule>
      )}
    </>
  );
}

function Ending({ quiz: { untimed, rules } }: RulesProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  return (
    <>
      {!untimed && (
        <Rule icon={IconHourglassEmpty} term={m.timeOut}>
          {m.timeOutText}
        </Rule>
      )}
      {rules.feedback.atOnce !== null && (
        <Rule icon={IconCheck} term={m.checking}>
          {m.checkingText[rules.feedback.atOnce]}
        </Rule>
      )}
      <Rule icon={IconDoorExit} term={m.leaving}>
        {m.leavingText}
      </Rule>
    </>
  );
}

/** When and how often the quiz can be taken again, and which attempt counts. */
function Again({ quiz: { rules } }: RulesProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  return (
    <>
      <Rule icon={IconRepeat} term={m.failing}>
        <Waits rules={rules} />
      </Rule>
      {rules.maxAttempts !== null && (
        <Rule icon={IconNumbers} term={m.attempts({ count: rules.maxAttempts })}>
          {m.attemptsText}
        </Rule>
      )}
      {rules.countedAttempt !== 'best' && (
        <Rule icon={IconTrophy} term={m.counted}>
          {m.countedText[rules.countedAttempt]}
        </Rule>
      )}
    </>
  );
}

/** How long the quiz is locked after an attempt. */
function Waits({ rules: { cooldownHours } }: { rules: QuizDetail['rules'] }) {
  const { overview: m } = useMessages(quizDetailMessages);
  const format = useFormat();
  const clock = useServerClock();
  const { failed, passed } = cooldownHours;
  if (failed === 0 && passed === 0) return m.noWait;
  const now = new Date(clock.now());
  const date = () => (
    <b>
      <Moment at={retakeFrom(false, now, { cooldownHours }).toISOString()} form="moment" />
    </b>
  );
  // The specification's sentence has its passed wait in days.
  const text =
    passed % 24 === 0 && passed > 0 && failed > 0
      ? m.failingText({ failedHours: failed, passedDays: passed / 24 })
      : m.waits({ failed: format.wait(failed), passed: format.wait(passed) });
  return <Rich text={text} parts={{ date }} />;
}

function Rule({
  icon: Icon,
  term,
  children,
}: {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  term: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.rule}>
      <dt>
        <Icon size={22} aria-hidden />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
