import { bodiesThatCount, type PaperQuestion } from '../attempt/paper.ts';
import { isSame } from '../attempt/regrading.ts';
import type { Gap } from '../question/question-types/gap-schema.ts';
import { givenToGap, isGapRight, keyOfGap } from '../question/question-types/gaps.ts';
import type { Region } from '../question/question-types/region.ts';
import {
  fieldsOf,
  gapsForTaker,
  givenAnswer,
  type QuestionBody,
  type QuestionResponse,
  type TypedQuestion,
} from '../question/question-types/registry.ts';
import { isInside } from '../question/question-types/spots.ts';
import type { ByGroup, PartResult } from './results.ts';

/** Equal answers to a question with parts, as it was asked. */
export interface AnswerToParts {
  asked: Pick<PaperQuestion, 'type' | 'body' | 'regraded'>;
  response: QuestionResponse | null;
  scoreGroup: keyof ByGroup;
  count: number;
}

/** Whether a question with this body has parts that are evaluated one by one. */
export function hasParts(body: QuestionBody): boolean {
  const { gaps, regions } = fieldsOf(body);
  return gaps.length > 0 || regions.length > 0;
}

/** At most this many wrong answers of a gap are named; rarer ones say little. */
const maxWrong = 5;

/** How each gap or region of a question was answered; empty for types without such parts. */
export function partsOf(question: TypedQuestion, answers: readonly AnswerToParts[]): PartResult[] {
  const { gaps, regions, options, correctOptions } = fieldsOf(question.body);
  if (gaps.length > 0) return gaps.map((gap, index) => gapResult(gap, index, answers));
  if (regions.length === 0) return [];
  const marked = answers.map((answer) => ({ ...answer, hit: markedIn(regions, answer) }));
  const asked = byGroup(answers);
  const found = { asked, omitted: 0, wrong: [] };
  return [
    ...regions.map((_, index) => ({
      ...{ kind: 'region' as const, name: options[index] ?? '', ...found },
      isKey: correctOptions.includes(index),
      chosen: byGroup(marked.filter(({ hit }) => hit.has(index))),
    })),
    {
      ...{ kind: 'outside', name: '', isKey: false, ...found },
      chosen: byGroup(marked.filter(({ hit }) => hit.has(outside))),
    },
  ];
}

function byGroup(answers: readonly Pick<AnswerToParts, 'scoreGroup' | 'count'>[]): ByGroup {
  const groups: ByGroup = { lower: 0, middle: 0, upper: 0 };
  for (const { scoreGroup, count } of answers) groups[scoreGroup] += count;
  return groups;
}

function gapResult(gap: Gap, index: number, all: readonly AnswerToParts[]): PartResult {
  // A text that was asked with fewer gaps says nothing about the others.
  const answers = all.flatMap((answer) => {
    const asked = gapsForTaker(answer.asked)[index];
    if (!asked) return [];
    const keys = bodiesThatCount(answer.asked).flatMap((body) => fieldsOf(body).gaps[index] ?? []);
    const given = givenAnswer(answer.response);
    const isRight = keys.some((key) => isGapRight(key, index, given));
    return [{ ...answer, isRight, text: givenToGap(asked, index, given) }];
  });
  const wrong = answers.filter(({ isRight, text }) => !isRight && text !== '');
  return {
    kind: 'gap',
    name: keyOfGap(gap).join(' | '),
    isKey: true,
    asked: byGroup(answers),
    chosen: byGroup(answers.filter(({ isRight }) => isRight)),
    omitted: countOf(answers.filter(({ text }) => text === '')),
    wrong: mostFrequent(wrong, gap),
  };
}

const countOf = (answers: readonly { count: number }[]): number =>
  answers.reduce((sum, { count }) => sum + count, 0);

/** Equal texts together, written ones apart from case; the most frequent first. */
function mostFrequent(
  answers: readonly { text: string; count: number }[],
  { kind }: Gap,
): PartResult['wrong'] {
  const found = new Map<string, { text: string; count: number }>();
  for (const { text, count } of answers) {
    const key = kind === 'text' ? text.toLowerCase() : text;
    const known = found.get(key);
    // Answers come in no order: of several spellings that with capitals is shown.
    const shown = known && known.text < text ? known.text : text;
    found.set(key, { text: shown, count: (known?.count ?? 0) + count });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, maxWrong);
}

/** The value that represents every spot outside the regions. */
const outside = -1;

/** The regions of the question as it is now that an answer marks, by a spot inside or by their names. */
function markedIn(regions: readonly Region[], { asked, response }: AnswerToParts): Set<number> {
  const { spots = [], selectedOptions } = givenAnswer(response);
  const hit = new Set<number>();
  for (const spot of spots) {
    const inside = regions.flatMap((region, index) => (isInside(region, spot) ? [index] : []));
    for (const index of inside.length > 0 ? inside : [outside]) hit.add(index);
  }
  // A paper has the regions in an order of its own.
  const { regions: order } = fieldsOf(asked.body);
  for (const chosen of selectedOptions) {
    const index = regions.findIndex((region) => isSame(region, order[chosen]));
    if (index >= 0) hit.add(index);
  }
  return hit;
}
