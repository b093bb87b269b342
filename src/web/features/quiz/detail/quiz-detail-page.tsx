import { Alert, Card, Text, Title } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QuizCard, QuizDetail, QuizStats } from '#shared/features/quiz/schema.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { LanguageNote } from '#web/ui/text/language-note.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { useQuizProgress, useRefreshLearnerStatus } from '../api.ts';
import { QuizFacts } from '../catalogue/quiz-facts.tsx';
import { useRetakeStatuses } from '../learner-api.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { LearnerProgress } from './learner-progress.tsx';
import { quizDetailMessages } from './messages/messages.ts';
import { PractiseHere } from './practise-here.tsx';
import classes from './quiz-detail-page.module.css';
import { QuizWindow } from './quiz-window.tsx';
import { RetakePanel } from './retake-panel.tsx';
import { StartButton } from './start-button.tsx';
import { TranslationLinks } from './translation-links.tsx';

interface QuizDetailPageProps {
  quiz: QuizDetail;
  stats: QuizStats;
  /** The reader followed a friend's challenge link. */
  isChallenge: boolean;
  /** What the learner's classes have assigned of it. */
  assignments: ReactNode;
  /** The series that it belongs to. */
  series: ReactNode;
  /** While it has to be waited for: whether the learner gets a notice when it is open again. */
  reopening: ReactNode;
}

/** One quiz: facts, statistics, the learner's progress and the start button. */
export function QuizDetailPage({
  quiz,
  stats,
  isChallenge,
  assignments,
  series,
  reopening,
}: QuizDetailPageProps) {
  const m = useMessages(quizDetailMessages);
  const statuses = useRetakeStatuses([quiz.id]);
  const status = statuses.of(quiz.id);
  const progress = useQuizProgress(quiz.id);
  const refresh = useRefreshLearnerStatus();
  const isGuest = useUser() === null;
  const contentMark = useContentMark();
  return (
    <Page>
      <div className={classes.layout}>
        <div className={classes.heading}>
          <PageHeader
            title={quiz.title}
            titleLanguage={quiz.language}
            lead={quiz.description}
            leadLanguage={quiz.language}
            above={<Crumbs quiz={quiz} />}
          />
          {isChallenge && <ChallengeBanner stats={stats} />}
        </div>
        <Card className={classes.ticket} padding="lg" component="aside" aria-label={m.takeThisQuiz}>
          <Card.Section className={classes.cover} lang={contentMark(quiz.language).lang}>
            <Cover
              category={quiz.categoryName}
              title={quiz.title}
              src={quiz.imageUrl}
              alt={quiz.imageAlt}
            />
          </Card.Section>
          <div className={classes.inside}>
            <QuizFacts quiz={quiz} />
            <TranslationLinks translations={quiz.translations} />
            <QuizWindow quiz={quiz} status={status} />
            {assignments}
            <PassMark quiz={quiz} />
            {status && <RetakePanel status={status} onEnd={refresh} reopening={reopening} />}
            <div className={classes.actions}>
              <StartButton
                quizId={quiz.id}
                status={status}
                isUnknown={statuses.failed}
                returnTo={`/quiz/${quiz.id}`}
              />
              <ShareMenu quiz={quiz} />
            </div>
            <PractiseHere quiz={quiz} status={status} />
            {isGuest && (
              <Text size="sm" c="dimmed" className={classes.forGuests}>
                {m.free}
              </Text>
            )}
          </div>
        </Card>
        <div className={classes.results}>
          <OthersResults stats={stats} isTaker={progress?.hasAttempted ?? false} />
          {progress && (
            <LearnerProgress progress={progress} hasLeft={status?.lastAttempt != null} />
          )}
          {series}
        </div>
      </div>
    </Page>
  );
}

/** The results of everyone who has taken the quiz. @param isTaker the reader is one of them */
function OthersResults({ stats, isTaker }: { stats: QuizStats; isTaker: boolean }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  const { totalUsers } = stats;
  const takers = totalUsers === 1 && isTaker ? m.onlyYou : m.takers({ count: totalUsers });
  const topScore = stats.attemptCount > 0 ? stats.topScore : null;
  return (
    <section aria-labelledby="others">
      <Title order={2} size="h4" id="others" mb="sm">
        {isTaker ? m.everyonesResults : m.othersResults}
      </Title>
      <div className={classes.stats}>
        <StatCard figure={format.count(totalUsers)} label={takers} />
        <StatCard figure={percentOrDash(topScore, format)} label={m.topScore} />
        <StatCard figure={percentOrDash(stats.averageScore, format)} label={m.averageScore} />
        <StatCard figure={percentOrDash(stats.passRate, format)} label={m.passRate} />
      </div>
    </section>
  );
}

function Crumbs({ quiz }: { quiz: QuizCard }) {
  const m = useMessages(quizDetailMessages);
  return (
    <nav aria-label={m.breadcrumb}>
      <TextLink to="/quizzes" inherit>
        {m.quizzes}
      </TextLink>
      {' / '}
      <TextLink to="/quizzes" inherit search={{ category: quiz.category ?? undefined }}>
        {quiz.categoryName}
      </TextLink>
      {quiz.subCategoryName && ` / ${quiz.subCategoryName}`}
      <LanguageNote language={quiz.language} />
    </nav>
  );
}

/** What is needed to pass, and where all rules are. */
function PassMark({ quiz }: { quiz: QuizDetail }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  return (
    <Text size="sm" c="dimmed">
      {m[quiz.untimed ? 'passMarkUntimed' : 'passMark']({
        percent: format.percent(quiz.rules.passMarkPercent, 100),
      })}{' '}
      <TextLink to="/quiz-overview/$id" params={{ id: String(quiz.id) }}>
        {m.allRules}
      </TextLink>
    </Text>
  );
}

function ChallengeBanner({ stats }: { stats: QuizStats }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  return (
    <Alert color="marigold" icon={<IconFlame aria-hidden />} title={m.challenged}>
      {stats.attemptCount > 0
        ? m.challengeWithBest({ best: format.percent(stats.topScore, 100) })
        : m.challenge}
    </Alert>
  );
}

const percentOrDash = (percent: number | null, format: Format) =>
  percent === null ? noValue : format.percent(percent, 100);
