import { median, quantile } from '#scripts/quantiles.ts';
import type { Result } from './contest.ts';
import type { Round } from './load/measure.ts';

interface Summary {
  perSecond: number;
  range: [number, number];
  p50: number;
  p99: number;
  /** Of the server, for 1,000 requests; undefined where processor time is unknown. */
  cpuMs: number | undefined;
}

/** A contest as a table: medians of the rounds, and the ratio of Quizwright to each other server. */
export function table({ contest, rounds }: Result): string {
  const [ours] = contest.contenders;
  const own = summarize(rounds.get(ours?.name ?? '') ?? []);
  const lines = contest.contenders.map(({ name }) => {
    const other = summarize(rounds.get(name) ?? []);
    const cells = [
      name,
      figure(other.perSecond),
      `${figure(other.range[0])} to ${figure(other.range[1])}`,
      other.p50.toFixed(1),
      other.p99.toFixed(1),
      other.cpuMs?.toFixed(0) ?? '',
      ...(name === ours?.name ? ['', '', ''] : ratios(own, other, contest.goals[name])),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`### ${contest.title}`, '', ...heading, ...lines].join('\n');
}

const heading = [
  '| server | requests/s | range | p50 ms | p99 ms | CPU ms per 1,000 | ratio | ratio by CPU | to reach |',
  '|---|---|---|---|---|---|---|---|---|',
];

/** Requests of Quizwright divided by those of the other server: per second, and per second of processor time. */
function ratios(own: Summary, other: Summary, goal: number | undefined): string[] {
  const byCpu = own.cpuMs && other.cpuMs ? other.cpuMs / own.cpuMs : undefined;
  return [
    ratio(own.perSecond / other.perSecond),
    byCpu === undefined ? '' : ratio(byCpu),
    goal === undefined ? '' : String(goal),
  ];
}

function summarize(rounds: Round[]): Summary {
  const perSecond = rounds.map((round) => round.requests / round.seconds);
  const cpu = rounds.flatMap((round) =>
    round.cpuSeconds ? round.cpuSeconds / round.requests : [],
  );
  return {
    perSecond: median(perSecond),
    range: [Math.min(...perSecond), Math.max(...perSecond)],
    p50: median(rounds.map(({ latencies }) => quantile(latencies, 0.5))),
    p99: median(rounds.map(({ latencies }) => quantile(latencies, 0.99))),
    cpuMs: cpu.length > 0 ? median(cpu) * 1_000_000 : undefined,
  };
}

const figure = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

const ratio = (value: number) => value.toFixed(value < 0.1 ? 3 : 2);

/** A load of requests that are offered at their times, as a table. @param unit what is offered, in the plural */
export function offeredTable(
  { title, unit, goal }: { title: string; unit: string; goal: string },
  { requests, seconds, latencies, cpuSeconds }: Round,
): string {
  const busy = ((cpuSeconds ?? Number.NaN) / seconds) * 100;
  const cells = [
    (requests / seconds).toFixed(0),
    quantile(latencies, 0.5).toFixed(1),
    quantile(latencies, 0.99).toFixed(1),
    `${busy.toFixed(0)}%`,
    goal,
  ];
  return [
    `### ${title}`,
    '',
    `| ${unit}/s | p50 ms | p99 ms | core of the server in use | to reach |`,
    '|---|---|---|---|---|',
    `| ${cells.join(' | ')} |`,
  ].join('\n');
}
