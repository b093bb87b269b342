import { earnedOf, type Result } from '#shared/kernel/points.ts';
import { wilsonInterval } from '#shared/kernel/wilson.ts';
import { passScore } from '../attempt/rules.ts';
import { describeScores, type ScoreCount } from '../progress/statistics.ts';
import { fewestTakers } from './limits.ts';
import type { Explanation, RecordedEvent, RecordedQuestion, Topic } from './schema.ts';

/* docs/statistics.md has the formulas and their sources. */

/** Learners are added in groups of this many, so that two readings never differ by one learner. */
export const takersAtOnce = 10;

/** How many of the other learners are compared with. */
export const comparedTakers = (takers: number): number =>
  takers < fewestTakers ? 0 : takers - (takers % takersAtOnce);

interface Period {
  startedAt: Date;
  completedAt: Date;
}

/**
 * Where time went. The time before an answer is received belongs to its question; answers that are received together
 * share it equally. What is left after the last one belongs to no question.
 */
export function timeSpent(
  events: readonly Pick<RecordedEvent, 'number' | 'receivedAt'>[],
  { startedAt, completedAt }: Period,
): NonNullable<Explanation['time']> {
  const end = Math.max(0, completedAt.getTime() - startedAt.getTime());
  const together = Map.groupBy(events, ({ receivedAt }) =>
    Math.min(end, Math.max(0, receivedAt.getTime() - startedAt.getTime())),
  );
  let last = 0;
  const spans: Milliseconds[] = [];
  for (const [at, received] of together) {
    const numbers = [...new Set(received.map(({ number }) => number))];
    const [from, length] = [last, Math.max(0, at - last)];
    const border = (index: number) => from + Math.floor((index * length) / numbers.length);
    for (const [index, number] of numbers.entries())
      spans.push({ number, from: border(index), to: border(index + 1) });
    last = from + length;
  }
  return {
    questions: secondsByQuestion(spans),
    spans: inSeconds([...spans, { number: null, from: last, to: end }]),
    afterLast: (end - last) / 1000,
  };
}

interface Milliseconds {
  number: number | null;
  from: number;
  to: number;
}

/** The spans in seconds; empty ones are left out. */
const inSeconds = (spans: readonly Milliseconds[]) =>
  spans
    .filter(({ from, to }) => to > from)
    .map(({ number, from, to }) => ({ number, from: from / 1000, to: to / 1000 }));

function secondsByQuestion(spans: readonly Milliseconds[]) {
  const times = new Map<number, number>();
  for (const { number, from, to } of spans)
    if (number !== null) times.set(number, (times.get(number) ?? 0) + to - from);
  return [...times]
    .map(([number, time]) => ({ number, seconds: time / 1000 }))
    .sort((a, b) => a.number - b.number);
}

type Given = Pick<RecordedEvent, 'number' | 'answer' | 'credit'>;

/**
 * The answers that a learner decided on, by question. Where one option is chosen, each choice is one; other answers are
 * put together step by step, so that what was received until another question was answered is one.
 */
function answersOf(
  questions: readonly Pick<RecordedQuestion, 'number' | 'choosesOne'>[],
  events: readonly Given[],
): Map<number, Given[]> {
  const choosesOne = new Set(questions.flatMap((one) => (one.choosesOne ? [one.number] : [])));
  const given = new Map<number, Given[]>();
  let [answeredBefore, kept] = [0, 0];
  for (const event of events) {
    const { number, answer } = event;
    const all = given.get(number) ?? [];
    if (answeredBefore !== number) kept = all.length;
    answeredBefore = number;
    const earlier = choosesOne.has(number) ? all : all.slice(0, kept);
    const isNew = answer !== (earlier.at(-1)?.answer ?? 0);
    given.set(number, isNew ? [...earlier, event] : earlier);
  }
  return given;
}

/** Which answers were changed, and whether that was to their advantage. */
export function answersChanged(
  questions: readonly Pick<RecordedQuestion, 'number' | 'choosesOne'>[],
  events: readonly Given[],
  { keysShown }: { keysShown: boolean },
): NonNullable<Explanation['changes']> {
  const changed = [...answersOf(questions, events)]
    .filter(([, answers]) => answers.length > 1)
    .map(([number, answers]) => ({
      number,
      changes: answers.length - 1,
      ...effectOf(answers[0]?.credit ?? null, answers.at(-1)?.credit ?? null),
    }))
    .sort((a, b) => a.number - b.number);
  const count = (effect: string) => changed.filter((one) => one.effect === effect).length;
  return {
    questions: changed.map(({ gained: _, ...one }) => one),
    toRight: keysShown ? count('to_right') : null,
    toWrong: keysShown ? count('to_wrong') : null,
    gained: keysShown ? changed.reduce((sum, { gained }) => sum + gained, 0) / 100 : null,
  };
}

function effectOf(first: number | null, last: number | null) {
  if (first === null || last === null) return { effect: null, gained: 0 };
  const gained = last - first;
  if (gained === 0 || (first < 100 && last < 100)) return { effect: 'other' as const, gained };
  return { effect: last === 100 ? ('to_right' as const) : ('to_wrong' as const), gained };
}

/** What was earned by tag, the weakest first. Deductions are left out, and what waits for a mark: neither says anything about it. */
export function topicsOf(questions: readonly Pick<RecordedQuestion, 'tags' | 'credit'>[]): Topic[] {
  const byTag = new Map<string, number[]>();
  for (const { tags, credit } of questions)
    for (const tag of credit === null ? [] : tags)
      byTag.set(tag, [...(byTag.get(tag) ?? []), Math.max(0, credit ?? 0)]);
  return [...byTag]
    .map(([tag, credits]) => {
      const earned = credits.reduce((sum, credit) => sum + credit, 0) / 100;
      const right = credits.filter((credit) => credit === 100).length;
      const asked = credits.length;
      return { tag, asked, right, earned, ...wilsonInterval(earned, asked) };
    })
    .sort((a, b) => a.earned / a.asked - b.earned / b.asked || b.asked - a.asked);
}

/** What would have passed: in right answers, or in points where these decide. */
export function passingOf(
  result: Result & { passed: boolean },
  { passMarkPercent }: { passMarkPercent: number },
): Pick<Explanation['passing'], 'needed' | 'missing'> {
  const { totalQuestions, points, passed } = result;
  const needed =
    points === null
      ? 100 * passScore(totalQuestions, { passMarkPercent })
      : passMarkPercent * totalQuestions;
  const missing = passed ? 0 : Math.max(0, needed - earnedOf(result));
  return { needed: needed / 100, missing: missing / 100 };
}

/**
 * Where a result is among those of others.
 * @param counts of as many of them as `comparedTakers` says
 * @returns null if they are too few
 */
export function comparedWith(counts: readonly ScoreCount[], own: Result): Explanation['others'] {
  const { attempts, median, distribution } = describeScores(counts);
  if (attempts < fewestTakers || median === null || own.totalQuestions === 0) return null;
  const compared = (row: ScoreCount) =>
    row.score * own.totalQuestions * 100 - earnedOf(own) * row.total;
  const sum = (rows: ScoreCount[]) => rows.reduce((all, row) => all + row.attempts, 0);
  return {
    takers: attempts,
    median,
    distribution,
    below: sum(counts.filter((row) => compared(row) < 0)),
    equal: sum(counts.filter((row) => compared(row) === 0)),
  };
}
