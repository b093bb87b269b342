import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QuizDetail } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { useRefreshLearnerStatus } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';
import { quizDetailMessages } from './messages/messages.ts';
import { PractiseHere } from './practise-here.tsx';
import classes from './quiz-overview-page.module.css';
import { QuizRules } from './quiz-rules.tsx';
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
  const statuses = useRetakeStatuses([quiz.id]);
  const status = statuses.of(quiz.id);
  const refresh = useRefreshLearnerStatus();
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        lead={m.lead}
        above={
          <ParentLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
            {m.back}
          </ParentLink>
        }
      />
      <section aria-labelledby="rules">
        <Title order={2} size="h3" id="rules" mb="sm">
          {m.rules}
        </Title>
        <Card padding={0}>
          <QuizRules quiz={quiz} />
        </Card>
      </section>
      <div className={classes.assigned}>{assignments}</div>
      <section aria-labelledby="fair" className={classes.fair}>
        <Title order={2} size="h3" id="fair" mb="xs">
          {m.antiCheating}
        </Title>
        <Text>
          {quiz.rules.feedback.atOnce === null ? m.antiCheatingText : m.antiCheatingChecked}
        </Text>
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
