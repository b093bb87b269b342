import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { IconBolt, IconRefresh, IconStopwatch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { type PracticeSummary, usePracticeSummary } from './api.ts';
import { CalibrationPlace } from './calibration/calibration-place.tsx';
import { Forecast } from './forecast.tsx';
import { LevelsPlace } from './levels/levels-place.tsx';
import { practiceMessages } from './messages/messages.ts';
import { OfflineCard } from './offline/offline-card.tsx';
import classes from './practice.module.css';
import { Quizzes, Topics } from './practice-lists.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { DailyGoal } from './streak/daily-goal.tsx';

/** What is due, what will be, and every way to practise. */
export function PracticeOverview() {
  const m = useMessages(practiceMessages);
  const summary = usePracticeSummary();
  if (summary.questions === 0)
    return (
      <Page>
        <Heading />
        <EmptyState
          title={m.nothingYet}
          action={<ButtonLink to="/quizzes">{m.chooseQuiz}</ButtonLink>}
        >
          {m.nothingYetHint}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <Heading />
      <div className={classes.top}>
        <Due summary={summary} />
        <Part title={m.forecast}>
          <Forecast counts={summary.forecast} />
        </Part>
      </div>
      <Figures summary={summary} />
      {summary.streak && <DailyGoal streak={summary.streak} />}
      <div className={classes.lists}>
        <Part title={m.topics} hint={m.topicsHint}>
          <Topics topics={summary.topics} />
        </Part>
        <Part title={m.quizzes}>
          <Quizzes quizzes={summary.quizzes} />
        </Part>
      </div>
      <LevelsPlace />
      <CalibrationPlace asks={summary.settings.asksConfidence} />
      <OfflineCard />
      <PracticeSettings settings={summary.settings} />
    </Page>
  );
}

function Heading() {
  const m = useMessages(practiceMessages);
  return (
    <PageHeader
      title={m.title}
      lead={m.lead}
      actions={
        <>
          <TextLink to="/bookmarks">{m.bookmarks}</TextLink>
          <TextLink to="/question-of-the-day">{m.daily}</TextLink>
        </>
      }
    />
  );
}

function Due({ summary: { due, mistakes } }: { summary: PracticeSummary }) {
  const m = useMessages(practiceMessages);
  return (
    <Card padding="lg" className={classes.due}>
      <Title order={2} className={classes.dueTitle}>
        {due > 0 ? m.due({ count: due }) : m.nothingDue}
      </Title>
      <Text className={classes.dueText}>{due > 0 ? m.dueHint : m.nothingDueHint}</Text>
      <div className={classes.actions}>
        <ButtonLink
          to="/practice"
          search={{ mode: due > 0 ? 'due' : 'mixed' }}
          size="md"
          leftSection={<IconBolt size={20} aria-hidden />}
        >
          {due > 0 ? m.practiseDue : m.practiseMixed}
        </ButtonLink>
        {mistakes > 0 && (
          <ButtonLink
            to="/practice"
            search={{ mode: 'mistakes' }}
            size="md"
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
          >
            {m.mistakes({ count: mistakes })}
          </ButtonLink>
        )}
        {due > 0 && (
          <ButtonLink to="/practice" search={{ mode: 'mixed' }} size="md" variant="default">
            {m.practiseMixed}
          </ButtonLink>
        )}
        <ButtonLink
          to="/practice"
          search={{ mode: 'sprint' }}
          size="md"
          variant="default"
          leftSection={<IconStopwatch size={20} aria-hidden />}
        >
          {m.sprintMode}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Figures({ summary: { questions, week } }: { summary: PracticeSummary }) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} className={classes.figures}>
      <StatCard figure={format.count(questions)} label={m.seen} />
      <StatCard figure={format.count(week.answers)} label={m.thisWeek} />
      <StatCard
        figure={week.answers > 0 ? format.percent(week.right, week.answers) : '–'}
        label={m.rightThisWeek}
      />
    </SimpleGrid>
  );
}

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
