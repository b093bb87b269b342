import type { z } from 'zod';
import type { listGradedOf, listQuizAttempts } from '#server/features/attempt/results/queries.ts';
import type {
  listCreditCounts,
  listEqualAnswers,
} from '#server/features/attempt/statistics/queries.ts';
import { toBeMarkedField } from '#server/features/attempt/views.ts';
import type { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { markOf } from '#shared/features/attempt/mark.ts';
import { exceptionsIn } from '#shared/features/attempt/rules.ts';
import type {
  ByGroup,
  ListedAttempt,
  PartResult,
  QuestionResult,
  ResultsSummary,
} from '#shared/features/progress/results.ts';
import {
  alphaOf,
  discriminationOf,
  errorOf,
  facilityOf,
  fewestForCorrelation,
  notesOn,
  type ReliabilitySums,
  sumOf,
  totalOf,
} from '#shared/features/progress/statistics.ts';
import {
  fieldsOf,
  pickingIn,
  reviewedKey,
} from '#shared/features/question/question-types/registry.ts';
import { earnedOf, percentageOf, pointsField } from '#shared/kernel/points.ts';
import { cutAtWord, plainOfMarkdown, plainPreview } from '#shared/kernel/text/excerpt.ts';

type AttemptRow = Awaited<ReturnType<typeof listQuizAttempts>>['items'][number];
type GradedRow = Awaited<ReturnType<typeof listGradedOf>>[number];

/** An attempt with its learner. */
export function listedAttempt(
  row: AttemptRow,
  graded: readonly GradedRow[],
): z.input<typeof ListedAttempt> {
  const { userId, name, email, status, points, toBeMarked: _, rules, ...attempt } = row;
  if (status === 'void') throw new Error(`Attempt ${row.id} is voided and must not be listed.`);
  const isKnown = userId !== null && name !== null && email !== null;
  return {
    ...attempt,
    ...pointsField(row),
    ...toBeMarkedField(row),
    status,
    learner: isKnown ? { id: userId, name, email } : null,
    mark: markFor(row, graded),
    exceptions: exceptionsIn(rules),
  };
}

function markFor({ id, userId }: AttemptRow, graded: readonly GradedRow[]) {
  const own = graded.filter((attempt) => attempt.userId === userId);
  const mark = markOf(own);
  if (!mark || mark.rule === 'best' || own.every((attempt) => attempt.id !== id)) return null;
  const { rule, percentage } = mark;
  return { rule, percentage, isOfThis: rule === 'average' || mark.attempt.id === id };
}

type Cell = string | number;

/** Attempts as a table with its titles, for programs: times are ISO 8601, shares are cut and not rounded. Points, how many answers wait for a mark, and exceptions are there if any attempt has them. */
export function attemptTable(rows: readonly AttemptRow[]): Cell[][] {
  const hasPoints = rows.some(({ points }) => points !== null);
  const hasWaiting = rows.some(({ toBeMarked }) => toBeMarked > 0);
  const hasExceptions = rows.some((row) => exceptionCells(row).some((cell) => cell !== ''));
  return [
    [
      ...['attempt', 'name', 'email', 'state', 'counted', 'score', 'questions', 'percent'],
      ...['passed', 'started_at', 'ended_at', 'seconds'],
      ...(hasPoints ? ['points'] : []),
      ...(hasWaiting ? ['to_be_marked'] : []),
      ...(hasExceptions ? ['extra_time_percent', 'added_minutes', 'unlocked'] : []),
    ],
    ...rows.map((row) => [
      ...attemptCells(row),
      ...(hasPoints ? [row.points === null ? '' : earnedOf(row) / 100] : []),
      ...(hasWaiting ? [row.toBeMarked] : []),
      ...(hasExceptions ? exceptionCells(row) : []),
    ]),
  ];
}

const attemptCells = (row: AttemptRow): Cell[] => [
  row.id,
  row.name ?? '',
  row.email ?? '',
  row.status,
  row.isCounted ? 'yes' : 'no',
  ...(row.status === 'open' ? ['', row.totalQuestions, '', ''] : resultCells(row)),
  row.startedAt.toISOString(),
  row.completedAt?.toISOString() ?? '',
  row.timeTaken ?? '',
];

/** Empty where nothing was allowed. */
function exceptionCells({ rules }: AttemptRow): Cell[] {
  const { extraTimePercent, addedMinutes, isUnlocked } = exceptionsIn(rules);
  return [extraTimePercent || '', addedMinutes || '', isUnlocked ? 'yes' : ''];
}

const resultCells = (row: AttemptRow): Cell[] => [
  row.score,
  row.totalQuestions,
  percentageOf(row),
  passedCell(row),
];

/** Empty while answers wait for a mark that can still make it pass. */
const passedCell = ({ passed, toBeMarked }: AttemptRow): Cell => {
  if (passed) return 'yes';
  return toBeMarked > 0 ? '' : 'no';
};

export function reliability(
  sums: ReliabilitySums,
  deviation: number | null,
): ResultsSummary['reliability'] {
  if (sums.attempts < fewestForCorrelation) return { state: 'few_attempts' };
  const alpha = alphaOf(sums);
  if (alpha === null || deviation === null) return { state: 'no_spread' };
  return { state: 'known', alpha, error: errorOf(deviation, alpha) };
}

type Question = Awaited<ReturnType<typeof listAskedQuestions>>[number];
type EqualAnswers = Awaited<ReturnType<typeof listEqualAnswers>>[number];

/** How often an option was chosen in attempts of one group. */
interface OptionCount {
  option: number;
  scoreGroup: EqualAnswers['scoreGroup'];
  count: number;
}

/** What the answers to each question have earned, in questions. */
export function creditSumsOf(counts: Awaited<ReturnType<typeof listCreditCounts>>) {
  return [...Map.groupBy(counts, ({ questionId }) => questionId)].map(([questionId, own]) => ({
    questionId,
    takers: sumOf(own, ({ answers }) => answers),
    ...creditsOf(own),
  }));
}

/** The sum of what answers have earned, and that of its squares, in questions. */
const creditsOf = (rows: readonly { answers: number; credit: number }[]) => ({
  credit: sumOf(rows, ({ answers, credit }) => answers * credit) / 100,
  creditSquares: sumOf(rows, ({ answers, credit }) => answers * credit ** 2) / 100 ** 2,
});

/** The sums over the answers to one question, in questions. */
export function itemOf(groups: readonly EqualAnswers[]) {
  const answersIn = (some: readonly EqualAnswers[]) => sumOf(some, ({ answers }) => answers);
  // With what the other questions of the attempt earned: an attempt of one question has none.
  const compared = groups.filter(({ totalQuestions }) => totalQuestions > 1);
  const rests = compared.map(restOf);
  const ofCompared = creditsOf(compared);
  return {
    takers: answersIn(groups),
    correct: answersIn(groups.filter(({ isCorrect }) => isCorrect)),
    omitted: answersIn(groups.filter(({ isOmitted }) => isOmitted)),
    lower: answersIn(groups.filter(({ scoreGroup }) => scoreGroup === 'lower')),
    upper: answersIn(groups.filter(({ scoreGroup }) => scoreGroup === 'upper')),
    ...creditsOf(groups),
    compared: answersIn(compared),
    comparedCredit: ofCompared.credit,
    comparedSquares: ofCompared.creditSquares,
    restSum: sumOf(rests, ({ sum }) => sum),
    restSquares: sumOf(rests, ({ squares }) => squares),
    products: sumOf(rests, ({ sum, credit }) => (sum * credit) / 100),
  };
}

/** The shares that the other questions of the attempts earned, summed and squared. */
function restOf({ totalQuestions, credit, answers, credits, creditsSquares }: EqualAnswers) {
  const whole = 100 * (totalQuestions - 1);
  const squares = creditsSquares - 2 * credit * credits + answers * credit ** 2;
  return { credit, sum: (credits - answers * credit) / whole, squares: squares / whole ** 2 };
}

/** How often each option was chosen, of a question where one is. */
export const pickedOptions = (groups: readonly EqualAnswers[]): OptionCount[] =>
  groups.flatMap(({ option, scoreGroup, answers }) =>
    option === null ? [] : [{ option, scoreGroup, count: answers }],
  );

interface Counted {
  item: ReturnType<typeof itemOf>;
  counts: readonly OptionCount[];
  parts: readonly PartResult[];
  hasGroups: boolean;
}

const previewLength = 200;

/** One question with its numbers, and what is striking about them. */
export function questionResult(
  question: Question,
  { item, counts, parts, hasGroups }: Counted,
): QuestionResult {
  const { takers, correct, omitted, lower, upper } = item;
  const options = optionsOf(question, counts);
  const facility = facilityOf(item);
  const discrimination = takers < fewestForCorrelation ? null : discriminationOf(item);
  const hasOneChoice = pickingIn[question.type] === 'one';
  return {
    id: question.id,
    preview: plainPreview(question.text, previewLength),
    type: question.type,
    takers,
    correct,
    omitted,
    facility,
    discrimination,
    groups: hasGroups ? { lower, middle: takers - lower - upper, upper } : null,
    options,
    parts: [...parts],
    notes: notesOn({ takers, omitted, facility, discrimination, hasOneChoice, options }),
  };
}

/** The options as they are now, with how often each position was chosen. */
function optionsOf(question: Question, counts: readonly OptionCount[]): QuestionResult['options'] {
  if (pickingIn[question.type] === undefined) return [];
  const { correctOption, correctOptions } = reviewedKey(question);
  return fieldsOf(question.body).options.map((text, index) => ({
    text: cutAtWord(plainOfMarkdown(text), previewLength),
    isKey: index === correctOption || correctOptions.includes(index),
    chosen: byGroup(counts.filter(({ option }) => option === index)),
  }));
}

function byGroup(counts: readonly OptionCount[]): ByGroup {
  const groups: ByGroup = { lower: 0, middle: 0, upper: 0 };
  for (const { scoreGroup, count } of counts) groups[scoreGroup] += count;
  return groups;
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** Questions as a table with its titles: a line for a question, for each of its options or parts, and for wrong answers. */
export const questionTable = (questions: readonly QuestionResult[]): Cell[][] => [
  [
    ...['question', 'option', 'text', 'type', 'key', 'takers', 'omitted', 'facility'],
    ...['discrimination', 'lower_group', 'middle_group', 'upper_group', 'notes'],
  ],
  ...questions.flatMap((question) => [
    [
      question.id,
      '',
      question.preview,
      question.type,
      '',
      question.takers,
      question.omitted,
      rounded(question.facility),
      question.discrimination === null ? '' : rounded(question.discrimination),
      ...groupCells(question.groups),
      question.notes.join(' '),
    ],
    ...question.options.map(({ text, isKey, chosen }, index) => [
      question.id,
      index + 1,
      text,
      '',
      isKey ? 'yes' : 'no',
      totalOf(chosen),
      ...['', '', ''],
      ...groupCells(question.groups && chosen),
      '',
    ]),
    ...question.parts.flatMap((part, index) => partLines(question, part, index)),
  ]),
];

/** A line for the gap or region, and one for each of the wrong answers: `2 wrong`. */
function partLines(
  { id, groups }: QuestionResult,
  { kind, name, isKey, asked, chosen, omitted, wrong }: PartResult,
  index: number,
): Cell[][] {
  const number = kind === 'outside' ? kind : index + 1;
  const share = totalOf(asked) === 0 ? '' : rounded(totalOf(chosen) / totalOf(asked));
  return [
    [
      ...[id, number, name, kind, isKey ? 'yes' : 'no', totalOf(asked)],
      ...[kind === 'gap' ? omitted : '', share, '', ...groupCells(groups && chosen), ''],
    ],
    ...wrong.map(({ text, count }) => [
      ...[id, `${number} wrong`, text, kind, 'no', count, '', '', '', ...groupCells(null), ''],
    ]),
  ];
}

const groupCells = (groups: ByGroup | null): Cell[] =>
  groups ? [groups.lower, groups.middle, groups.upper] : ['', '', ''];
