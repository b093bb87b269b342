import { Card, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fewestForCorrelation } from '#shared/features/progress/statistics.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { type Summary, useSummary } from './api.ts';
import { BasisChoice } from './basis-choice.tsx';
import { Distribution } from './distribution.tsx';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';
import type { ResultsViewProps } from './results-search.ts';

/** The scores as a whole, each figure with what it means. */
export function SummaryView({ id, search, onSearch }: ResultsViewProps) {
  const m = useMessages(quizResultsMessages);
  const query = useSummary({ id, basis: search.basis });
  const { data, error } = query;
  return (
    <>
      <BasisChoice search={search} onSearch={onSearch} />
      <QueryFailure title={m.failed} query={query} />
      {!data && !error && <Skeleton height={320} role="status" aria-label={m.views.summary} />}
      {data?.attempts === 0 && <EmptyState title={m.summary.none}>{m.summary.noneHint}</EmptyState>}
      {data && data.attempts > 0 && (
        <Stack gap="lg">
          <dl className={classes.figures}>
            <Scores summary={data} />
            <Reliability summary={data} />
          </dl>
          {data.reliability.state === 'known' && !data.isSamePaper && <Drawn summary={data} />}
          <Distribution counts={data.distribution} />
        </Stack>
      )}
    </>
  );
}

function Scores({ summary }: { summary: Summary }) {
  const { summary: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const { attempts, passed, mean, median, deviation } = summary;
  return (
    <>
      <Figure label={m.takers} figure={format.count(summary.takers)}>
        {m.takersHint({ attempts: summary.gradedAttempts })}
      </Figure>
      <Figure label={m.evaluated} figure={format.count(attempts)}>
        {summary.isLimited ? m.evaluatedNewest : m.evaluatedHint}
      </Figure>
      <Figure label={m.passRate} figure={format.percent(passed, attempts)}>
        {m.passRateHint({ passed: format.count(passed), attempts: format.count(attempts) })}
      </Figure>
      <Figure label={m.mean} figure={format.percent(mean ?? 0, 100)}>
        {m.meanHint}
      </Figure>
      <Figure label={m.median} figure={format.percent(median ?? 0, 100)}>
        {m.medianHint}
      </Figure>
      <Figure
        label={m.deviation}
        figure={deviation === null ? noValue : format.count(rounded(deviation, 1))}
      >
        {m.deviationHint}
      </Figure>
    </>
  );
}

/** How far the scores can be trusted. */
function Reliability({ summary: { reliability } }: { summary: Summary }) {
  const { summary: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  if (reliability.state !== 'known') {
    const reason =
      reliability.state === 'no_spread' ? m.noSpread : m.few({ count: fewestForCorrelation });
    return (
      <>
        <Figure label={m.alpha} figure="–">
          {reason}
        </Figure>
        <Figure label={m.error} figure="–">
          {reason}
        </Figure>
      </>
    );
  }
  const { alpha, error } = reliability;
  const points = format.count(rounded(error, 1));
  return (
    <>
      <Figure label={m.alpha} figure={format.count(rounded(alpha, 2))}>
        {m[meaningOf(alpha)]}
      </Figure>
      <Figure label={m.error} figure={points}>
        {m.errorHint({ points })}
      </Figure>
    </>
  );
}

/** How alpha is found when attempts have different questions. */
function Drawn({ summary }: { summary: Summary }) {
  const { summary: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const { questionsPerAttempt, askedQuestions } = summary;
  return (
    <Text size="sm" c="dimmed">
      {m.drawn({
        each: format.count(rounded(questionsPerAttempt, 1)),
        all: format.count(askedQuestions),
      })}
    </Text>
  );
}

function meaningOf(alpha: number): 'alphaGood' | 'alphaFair' | 'alphaPoor' {
  if (alpha >= 0.8) return 'alphaGood';
  return alpha >= 0.6 ? 'alphaFair' : 'alphaPoor';
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

interface FigureProps {
  label: string;
  figure: string;
  /** What it means. */
  children: ReactNode;
}

function Figure({ label, figure, children }: FigureProps) {
  return (
    <Card padding="md" className={classes.figure}>
      <dt>{label}</dt>
      <dd className={classes.value} data-figures>
        {figure}
      </dd>
      <dd className={classes.meaning}>{children}</dd>
    </Card>
  );
}
