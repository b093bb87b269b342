import { Card, Text, Title } from '@mantine/core';
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
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useRefreshLearnerStatus } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';
import { quizDetailMessages } from './messages/messages.ts';
import { PractiseHere } from './practise-here.tsx';
import classes from './quiz-overview-page.module.css';
import { QuizWindow } from './quiz-window.tsx';
import { RetakePanel } from './retake-panel.tsx';
import { StartButton } from './start-button.tsx';

interface QuizOverviewPageProps {
  quiz: QuizDetail;
  /** What the learner's classes have assigned of it, and on which conditions. */
  assignments: ReactNode;
}

/** What the learner agrees to by starting, on one page. */
export function QuizOverviewPage({ quiz, assignments }: QuizOverviewPageProps) {
  const { overview: m } = useMessages(quizDetailMessages);
  const { questions, noTimeLimit } = useMessages(quizMessages);
  const format = useFormat();
  const statuses = useRetakeStatuses([quiz.id]);
  const status = statuses.of(quiz.id);
  const refresh = useRefreshLearnerStatus();
  const { rules } = quiz;
  const passMark = format.percent(rules.passMarkPercent, 100);
  const hasPenalty = rules.wrongAnswerPenaltyPercent > 0;
  const isByPoints = rules.partialCredit || hasPenalty;
  const needed = isByPoints
    ? (rules.passMarkPercent * quiz.questionCount) / 100
    : passScore(quiz.questionCount, rules);
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        lead={m.lead}
        above={
          <TextLink to="/quiz/$id" params={{ id: String(quiz.id) }} inherit>
            {m.back}
          </TextLink>
        }
      />
      <section aria-labelledby="rules">
        <Title order={2} size="h3" id="rules" mb="sm">
          {m.rules}
        </Title>
        <Card padding={0}>
          <dl className={classes.rules}>
            <Rule icon={IconListNumbers} term={questions({ count: quiz.questionCount })}>
              {
                m[
                  `${rules.oneWay ? 'questionsOneWay' : 'questions'}${hasPenalty ? 'WithPenalty' : ''}`
                ]
              }
              {rules.layout === 'all' && ` ${m.allOnOnePage}`}
            </Rule>
            <Rule
              icon={IconClockHour4}
              term={quiz.untimed ? noTimeLimit : format.timeLimit(quiz.timeLimit)}
            >
              {quiz.untimed ? m.noClock({ days: untimedDays }) : m.clock}
            </Rule>
            {rules.questionSeconds !== null && (
              <Rule
                icon={IconHourglassEmpty}
                term={m.questionTime({ seconds: rules.questionSeconds })}
              >
                {m.questionTimeText}
              </Rule>
            )}
            <Rule icon={IconTarget} term={m.toPass({ percent: passMark })}>
              {m[isByPoints ? 'passMarkPoints' : 'passMark']({
                needed: format.count(needed),
                count: quiz.questionCount,
              })}
            </Rule>
            {rules.partialCredit && (
              <Rule icon={IconChartPie} term={m.partialCredit}>
                {m.partialCreditText}
              </Rule>
            )}
            {hasPenalty && (
              <Rule icon={IconCircleMinus} term={m.penalty}>
                {m.penaltyText({ percent: format.percent(rules.wrongAnswerPenaltyPercent, 100) })}
              </Rule>
            )}
            {!quiz.untimed && (
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
          </dl>
        </Card>
      </section>
      <div className={classes.assigned}>{assignments}</div>
      <section aria-labelledby="fair" className={classes.fair}>
        <Title order={2} size="h3" id="fair" mb="xs">
          {m.antiCheating}
        </Title>
        <Text>{rules.feedback.atOnce === null ? m.antiCheatingText : m.antiCheatingChecked}</Text>
      </section>
      <div className={classes.start} data-waits={status?.canRetake === false || undefined}>
        <QuizWindow quiz={quiz} status={status} />
        {status && <RetakePanel status={status} onEnd={refresh} />}
        <StartButton
          quizId={quiz.id}
          status={status}
          isUnknown={statuses.failed}
          returnTo={`/quiz-overview/${quiz.id}`}
          guestLabel={m.startNow}
          startLabel={m.startNow}
        />
        <PractiseHere quiz={quiz} status={status} />
      </div>
    </Page>
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
