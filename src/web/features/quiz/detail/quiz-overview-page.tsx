import { Card, Text, Title } from '@mantine/core';
import {
  IconClockHour4,
  IconDoorExit,
  IconHourglassEmpty,
  IconListNumbers,
  IconRepeat,
  IconTarget,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import {
  cooldownText,
  failCooldown,
  passScore,
  standardRules,
} from '#shared/features/attempt/rules.ts';
import { formatTimeLimit } from '#shared/features/quiz/rules.ts';
import type { QuizCard } from '#shared/features/quiz/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { counted } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useRefreshLearnerStatus } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';
import classes from './quiz-overview-page.module.css';
import { RetakePanel } from './retake-panel.tsx';
import { StartButton } from './start-button.tsx';

/** What the learner agrees to by starting, on one page. */
export function QuizOverviewPage({ quiz }: { quiz: QuizCard }) {
  const statuses = useRetakeStatuses([quiz.id]);
  const status = statuses.of(quiz.id);
  const refresh = useRefreshLearnerStatus();
  const clock = useServerClock();
  const retakeAfterFail = new Date(clock.now() + failCooldown).toISOString();
  const needed = passScore(quiz.questionCount, standardRules);
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        lead="What to expect, how the quiz is graded, and what happens if you leave or run out of time."
        above={
          <TextLink to="/quiz/$id" params={{ id: String(quiz.id) }} inherit>
            Back to the quiz
          </TextLink>
        }
      />
      <section aria-labelledby="rules">
        <Title order={2} size="h3" id="rules" mb="sm">
          Rules and time
        </Title>
        <Card padding={0}>
          <dl className={classes.rules}>
            <Rule icon={IconListNumbers} term={counted(quiz.questionCount, 'question')}>
              Single choice, multiple choice, true or false, or a blank to fill in. You can skip,
              flag and come back. An unanswered question counts as wrong.
            </Rule>
            <Rule icon={IconClockHour4} term={formatTimeLimit(quiz.timeLimit)}>
              The clock starts with the first question and keeps running, even if you close the
              page. You can come back on any device until time runs out.
            </Rule>
            <Rule icon={IconTarget} term={`${standardRules.passMarkPercent}% to pass`}>
              That is {needed} of {counted(quiz.questionCount, 'question')}. If several options are
              correct, choose all of them and no others.
            </Rule>
            <Rule icon={IconHourglassEmpty} term="When time runs out">
              Your answers will be submitted automatically and graded.
            </Rule>
            <Rule icon={IconDoorExit} term="If you leave">
              Confirming “Leave Quiz” ends the attempt with a score of zero. A lost connection or an
              empty battery does not: answers are saved as you give them.
            </Rule>
            <Rule icon={IconRepeat} term="If you fail">
              You can retake it after {cooldownText.failed}. If you failed now, that would be{' '}
              <b>
                <Moment at={retakeAfterFail} form="moment" />
              </b>
              . You can retake a passed quiz after {cooldownText.passed}.
            </Rule>
          </dl>
        </Card>
      </section>
      <section aria-labelledby="fair" className={classes.fair}>
        <Title order={2} size="h3" id="fair" mb="xs">
          Anti-cheating
        </Title>
        <Text>
          The server keeps the time, draws the questions and their order anew for every attempt, and
          grades the answers; the correct ones never reach your browser before you submit. Nothing
          else is recorded: no camera, no screen, no typing. Work alone and without notes.
        </Text>
      </section>
      <div className={classes.start} data-waits={status?.canRetake === false || undefined}>
        {status && <RetakePanel status={status} onEnd={refresh} />}
        <StartButton
          quizId={quiz.id}
          status={status}
          isUnknown={statuses.failed}
          returnTo={`/quiz-overview/${quiz.id}`}
          guestLabel="Start now"
          startLabel="Start now"
        />
      </div>
    </Page>
  );
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
