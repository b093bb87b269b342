import { expect, test } from 'vitest';
import { type AnswerToParts, hasParts, partsOf } from '#shared/features/progress/parts.ts';
import { unanswered } from '#shared/features/question/question-types/answering.ts';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import {
  bodyOf,
  type QuestionResponse,
  responseOf,
  type TypedQuestion,
} from '#shared/features/question/question-types/registry.ts';

const written = (...answers: string[]): Gap => ({
  ...{ kind: 'text', answers, caseSensitive: false, tolerance: null },
});
const cloze = (...gaps: Gap[]): TypedQuestion => ({
  type: 'cloze',
  body: bodyOf('cloze', { ...unusedFields, gaps }),
});
const filled = (...lines: string[]) =>
  responseOf('cloze', { ...unanswered, answerText: lines.join('\n') });

const box = (x: number, width: number): Region => ({
  ...{ shape: 'rectangle', x, y: 0, width, height: 100 },
});
const heart = { left: box(0, 200), right: box(100, 200), far: box(1000, 100) };
const hotspot = (...names: (keyof typeof heart)[]): TypedQuestion => ({
  type: 'hotspot',
  body: bodyOf('hotspot', {
    ...{ ...unusedFields, options: names, regions: names.map((name) => heart[name]) },
    correctOptions: [0],
  }),
});
const spots = (...xs: number[]) =>
  responseOf('hotspot', { ...unanswered, spots: xs.map((x) => ({ x, y: 50 })) });
const named = (...selectedOptions: number[]) =>
  responseOf('hotspot', { ...unanswered, selectedOptions });

const answer = (
  asked: TypedQuestion,
  response: QuestionResponse | null,
  { count = 1, scoreGroup = 'lower' }: Partial<Pick<AnswerToParts, 'count' | 'scoreGroup'>> = {},
): AnswerToParts => ({ asked, response, scoreGroup, count });

const wrongIn = (question: TypedQuestion, given: Readonly<Record<string, number>>) => {
  const answers = Object.entries(given).map(([text, count]) =>
    answer(question, filled(text), { count }),
  );
  const [found, reversed] = [answers, answers.toReversed()].map(
    (list) => partsOf(question, list)[0]?.wrong,
  );
  // Answers come in no order.
  expect(found).toEqual(reversed);
  return found?.map(({ text, count }) => `${text} ${count}`);
};

test('of a gap the five most frequent wrong answers are named, equal apart from case', () => {
  const given = {
    Bergen: 2,
    bergen: 3,
    BERGEN: 1,
    Drammen: 4,
    Bod: 3,
    Arendal: 3,
    Hamar: 2,
    Moss: 1,
  };
  expect(wrongIn(cloze(written('Oslo')), { ...given, OSLO: 9 })).toEqual([
    ...['BERGEN 6', 'Drammen 4', 'Arendal 3', 'Bod 3', 'Hamar 2'],
  ]);
});

test('options of a gap that differ only in case are different wrong answers', () => {
  const options = ['mW', 'MW', 'Mw'];
  const question = cloze({ kind: 'choice', options, correctOption: 0 });
  const answers = [1, 1, 2].map((selected) =>
    answer(question, responseOf('cloze', { ...unanswered, selectedOptions: [selected] })),
  );
  expect(partsOf(question, answers)[0]?.wrong).toEqual([
    { text: 'MW', count: 2 },
    { text: 'Mw', count: 1 },
  ]);
});

test('each gap counts those who were asked it, and those who left it empty', () => {
  const [one, two] = [written('1', 'one'), written('2')];
  const [before, question] = [cloze(one), cloze(one, two)];
  const answers = [
    answer(before, filled('1'), { count: 8 }),
    answer(question, filled('one', ''), { count: 2, scoreGroup: 'middle' }),
    answer(question, filled('', '2'), { count: 3, scoreGroup: 'upper' }),
    answer(question, null, { count: 4 }),
  ];
  expect(partsOf(question, answers)).toMatchObject([
    {
      ...{ kind: 'gap', name: '1 | one', isKey: true, omitted: 7, wrong: [] },
      ...{ asked: { lower: 12, middle: 2, upper: 3 }, chosen: { lower: 8, middle: 2, upper: 0 } },
    },
    {
      ...{ kind: 'gap', name: '2', omitted: 6, wrong: [] },
      ...{ asked: { lower: 4, middle: 2, upper: 3 }, chosen: { lower: 0, middle: 0, upper: 3 } },
    },
  ]);
});

test('a gap is right by the keys that its answer is graded by', () => {
  const asked = cloze(written('1'));
  const regraded = (method: 'new_key' | 'either_key') => ({
    ...asked,
    regraded: { method, body: cloze(written('2')).body },
  });
  const rightOf = (question: AnswerToParts['asked']) =>
    ['1', '2'].map((text) => {
      const answers = [{ ...answer(asked, filled(text)), asked: question }];
      return partsOf(asked, answers)[0]?.chosen.lower;
    });
  expect(rightOf(asked)).toEqual([1, 0]);
  expect(rightOf(regraded('new_key'))).toEqual([0, 1]);
  expect(rightOf(regraded('either_key'))).toEqual([1, 1]);
});

test('a spot marks each region that it is in, or what is outside of all, and several mark a region once', () => {
  const question = hotspot('left', 'right', 'far');
  const marked = (...answers: AnswerToParts[]) =>
    partsOf(question, answers).map(({ kind, name, chosen, omitted }) => {
      expect(omitted).toBe(0);
      return [kind, name, chosen.lower];
    });
  const spotsIn = (...xs: number[]) => answer(question, spots(...xs), { count: 2 });
  expect(marked(spotsIn(150), spotsIn(10, 20), spotsIn(500, 600, 1050))).toEqual([
    ['region', 'left', 4],
    ['region', 'right', 2],
    ['region', 'far', 2],
    ['outside', '', 2],
  ]);
});

test('a name marks the region that it named on the paper, unless that was moved since', () => {
  const question = hotspot('left', 'right', 'far');
  const paper = hotspot('far', 'left');
  const moved: TypedQuestion = { type: 'hotspot', body: { ...paper.body, regions: [box(0, 50)] } };
  const answers = [
    answer(paper, named(0), { count: 1 }),
    answer(paper, named(0, 1), { count: 2 }),
    answer(moved, named(0), { count: 4 }),
    answer(paper, null, { count: 8 }),
  ];
  expect(
    partsOf(question, answers).map(({ isKey, asked, chosen }) => [
      isKey,
      asked.lower,
      chosen.lower,
    ]),
  ).toEqual([
    [true, 15, 2],
    [false, 15, 0],
    [false, 15, 3],
    [false, 15, 0],
  ]);
});

test('a question without gaps and regions has no parts', () => {
  const body = bodyOf('numeric', { ...unusedFields, options: ['1'] });
  const question: TypedQuestion = { type: 'numeric', body };
  expect([hasParts(question.body), partsOf(question, [answer(question, null)])]).toEqual([
    false,
    [],
  ]);
  expect([cloze(written('1')), hotspot('left')].map(({ body }) => hasParts(body))).toEqual([
    true,
    true,
  ]);
});
