import { Alert, Card, Text, Title } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { standardRules } from '#shared/features/attempt/rules.ts';
import type { QuizCard, QuizStats } from '#shared/features/quiz/schema.ts';
import { useUser } from '#web/session/session.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount, formatPercent } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useQuizProgress, useRefreshLearnerStatus } from '../api.ts';
import { QuizFacts } from '../catalogue/quiz-facts.tsx';
import { useRetakeStatuses } from '../learner-api.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { LearnerProgress } from './learner-progress.tsx';
import classes from './quiz-detail-page.module.css';
import { RetakePanel } from './retake-panel.tsx';
import { StartButton } from './start-button.tsx';

interface QuizDetailPageProps {
  quiz: QuizCard;
  stats: QuizStats;
  /** Came by a friend's challenge link. */
  isChallenge: boolean;
  /** The series that it belongs to. */
  series: ReactNode;
}

/** One quiz: facts, statistics, the learner's progress and the start button. */
export function QuizDetailPage({ quiz, stats, isChallenge, series }: QuizDetailPageProps) {
  const statuses = useRetakeStatuses([quiz.id]);
  const status = statuses.of(quiz.id);
  const progress = useQuizProgress(quiz.id);
  const refresh = useRefreshLearnerStatus();
  const isGuest = useUser() === null;
  return (
    <Page>
      <div className={classes.layout}>
        <div className={classes.words}>
          <PageHeader title={quiz.title} lead={quiz.description} above={<Crumbs quiz={quiz} />} />
          {isChallenge && <ChallengeBanner stats={stats} />}
          <section aria-labelledby="others">
            <Title order={2} size="h4" id="others" mb="sm">
              {progress?.hasAttempted ? 'How everyone did' : 'How others did'}
            </Title>
            <div className={classes.stats}>
              <StatCard
                figure={formatCount(stats.totalUsers)}
                label={takersLabel(stats.totalUsers, progress?.hasAttempted ?? false)}
              />
              <StatCard
                figure={percentOrDash(stats.attemptCount > 0 ? stats.topScore : null)}
                label="Top score"
              />
              <StatCard figure={percentOrDash(stats.averageScore)} label="Average score" />
              <StatCard figure={percentOrDash(stats.passRate)} label="Pass rate" />
            </div>
          </section>
          {progress && (
            <LearnerProgress progress={progress} hasLeft={status?.lastAttempt != null} />
          )}
          {series}
        </div>
        <Card className={classes.ticket} padding="lg" component="aside" aria-label="Take this quiz">
          <Card.Section className={classes.cover}>
            <Cover category={quiz.categoryName} title={quiz.title} src={quiz.imageUrl} />
          </Card.Section>
          <div className={classes.inside}>
            <QuizFacts quiz={quiz} />
            <Text size="sm" c="dimmed">
              Pass mark {standardRules.passMarkPercent}%. The clock starts with the first question.{' '}
              <TextLink to="/quiz-overview/$id" params={{ id: String(quiz.id) }}>
                All rules
              </TextLink>
            </Text>
            {status && <RetakePanel status={status} onEnd={refresh} />}
            <div className={classes.actions}>
              <StartButton
                quizId={quiz.id}
                status={status}
                isUnknown={statuses.failed}
                returnTo={`/quiz/${quiz.id}`}
              />
              <ShareMenu quiz={quiz} />
            </div>
            {isGuest && (
              <Text size="sm" c="dimmed" data-guest>
                Free. Your results are saved.
              </Text>
            )}
          </div>
        </Card>
      </div>
    </Page>
  );
}

function Crumbs({ quiz }: { quiz: QuizCard }) {
  return (
    <nav aria-label="Breadcrumb">
      <TextLink to="/quizzes" inherit>
        Quizzes
      </TextLink>
      {' / '}
      <TextLink to="/quizzes" inherit search={{ category: quiz.category ?? undefined }}>
        {quiz.categoryName}
      </TextLink>
      {quiz.subCategoryName && ` / ${quiz.subCategoryName}`}
    </nav>
  );
}

function ChallengeBanner({ stats }: { stats: QuizStats }) {
  return (
    <Alert
      color="marigold"
      className={classes.challenge}
      icon={<IconFlame aria-hidden />}
      title="You have been challenged!"
    >
      A friend dares you to beat their score.
      {stats.attemptCount > 0 && ` The best so far is ${formatPercent(stats.topScore, 100)}.`}
    </Alert>
  );
}

function takersLabel(takers: number, includesReader: boolean): string {
  if (takers !== 1) return 'Learners took it';
  return includesReader ? 'Learner took it: you' : 'Learner took it';
}

const percentOrDash = (percent: number | null) =>
  percent === null ? '–' : formatPercent(percent, 100);
