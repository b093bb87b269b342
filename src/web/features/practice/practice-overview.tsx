import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { IconArrowsShuffle, IconBolt, IconRefresh, IconStopwatch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { type PracticeSummary, usePracticeSummary } from './api.ts';
import { CalibrationSection } from './calibration/calibration-section.tsx';
import { Forecast } from './forecast.tsx';
import { LevelsSection } from './levels/levels-section.tsx';
import { practiceMessages } from './messages/messages.ts';
import { OfflineCard } from './offline/offline-card.tsx';
import classes from './practice.module.css';
import { Quizzes, Topics } from './practice-lists.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { DailyGoal } from './streak/daily-goal.tsx';

/** What is due now and on the next days, and every way to practise. */
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
      <LevelsSection />
      <CalibrationSection asks={summary.settings.asksConfidence} />
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

/** The ways to practise, the most useful first: what is due, else the mistakes, else anything. */
function Due({ summary: { due, mistakes } }: { summary: PracticeSummary }) {
  const m = useMessages(practiceMessages);
  const ways = [
    ...(due > 0 ? [{ mode: 'due' as const, Icon: IconBolt, label: m.practiseDue }] : []),
    ...(mistakes > 0
      ? [{ mode: 'mistakes' as const, Icon: IconRefresh, label: m.mistakes({ count: mistakes }) }]
      : []),
    { mode: 'mixed' as const, Icon: IconArrowsShuffle, label: m.practiseMixed },
    { mode: 'sprint' as const, Icon: IconStopwatch, label: m.sprintMode },
  ];
  const hint = mistakes > 0 ? m.mistakesHint : m.nothingDueHint;
  return (
    <Card padding="lg" className={classes.due}>
      <Title order={2} className={classes.dueTitle}>
        {due > 0 ? m.due({ count: due }) : m.nothingDue}
      </Title>
      <Text className={classes.dueText}>{due > 0 ? m.dueHint : hint}</Text>
      <div className={classes.actions}>
        {ways.map(({ mode, Icon, label }, index) => (
          <ButtonLink
            key={mode}
            to="/practice"
            search={{ mode }}
            size="md"
            variant={index === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={20} aria-hidden />}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}

function Figures({ summary: { questions, week } }: { summary: PracticeSummary }) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  return (
    <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }} className={classes.figures}>
      <StatCard figure={format.count(questions)} label={m.seen} />
      <StatCard figure={format.count(week.answers)} label={m.thisWeek} />
      <StatCard
        figure={week.answers > 0 ? format.percent(week.right, week.answers) : noValue}
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
