import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  isCorrect,
  responseOf,
  reviewedKey,
} from '#shared/features/question/question-types/registry.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { randomQuestion } from '#tests/support/random-questions.ts';
import { missingDrawn, noSample } from '#web/features/quiz/admin/slots/placed-questions.ts';
import {
  answeredBy,
  placedOnPaper,
  printedKey,
  printedVersions,
} from '#web/features/quiz/print/print-paper.ts';

type Stored = Parameters<typeof printedVersions>[0]['questions'][number];

const stored = fc
  .array(
    randomQuestion.filter((question) => whatIsMissing(question).length === 0),
    { minLength: 1, maxLength: 12 },
  )
  .map((questions) =>
    questions.map(
      (question, index): Stored => ({
        ...question,
        id: index + 1,
        quizId: 1,
        categoryId: null,
        position: index,
        timesAnswered: 0,
        timesCorrect: 0,
        timesSkipped: 0,
        calculatedDifficulty: 'medium',
        difficultyScore: 500,
        lastDifficultyUpdate: null,
        updatedAt: '2026-03-01T00:00:00.000Z',
      }),
    ),
  );

const quizOf = (questions: Stored[], rules = standardRules) => ({
  questions,
  questionsPerAttempt: questions.length,
  rules,
});

const idsOf = (questions: readonly PaperQuestion[]) =>
  questions.map(({ questionId }) => questionId);
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** Letters are those of options, or of targets, each in the box of its item. */
function chosenBy(
  way: (typeof answeredBy)[PaperQuestion['type']],
  { order }: PaperQuestion,
  key: readonly string[],
  options: number[],
) {
  if (way === 'targets')
    return order.map((_, option) => (key[order.indexOf(option)] ?? '').charCodeAt(0) - 65);
  return way === 'letters' || way === 'order' ? options : [];
}

/** The first answer of each gap's key: written, or chosen from its list. */
const filledIn = (question: PaperQuestion, key: readonly string[]) => {
  const gaps = reviewedKey(question).gapKeys;
  const first = (gap: number) => key[gap]?.split(' / ')[0] ?? '';
  return {
    selectedOption: -1,
    selectedOptions: gaps.map((gap, index) =>
      gap.kind === 'choice' ? gap.options.findIndex((option) => option.trim() === key[index]) : -1,
    ),
    answerText: gaps.map((gap, index) => (gap.kind === 'text' ? first(index) : '')).join('\n'),
  };
};

/** The answer of a learner who writes down the printed key. */
function answerBy(question: PaperQuestion) {
  const key = printedKey(question);
  const options = key.map((letter) => question.order[letter.charCodeAt(0) - 65] ?? -1);
  const way = answeredBy[question.type];
  if (way === 'gaps') return responseOf(question.type, filledIn(question, key));
  return responseOf(question.type, {
    selectedOption: way === 'one letter' ? (options[0] ?? -1) : -1,
    selectedOptions: chosenBy(way, question, key, options),
    // A number is printed with its tolerance.
    answerText: way === 'text' ? (key[0]?.split('±')[0] ?? '') : null,
  });
}

describe('papers', () => {
  test('every version has the same questions, and its key is right for it', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 1, max: 1e6 }), (questions, seed) => {
        const all = { versions: 4, seed, most: questions.length };
        const versions = printedVersions(quizOf(questions), [], all);
        expect(versions.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
        for (const version of versions) {
          expect(sorted(idsOf(version.questions))).toEqual(questions.map(({ id }) => id));
          // The key on a picture is drawn, and a person marks an essay.
          const inWords = version.questions.filter(
            ({ type }) => !['picture', 'lines'].includes(answeredBy[type]),
          );
          for (const question of inWords)
            expect([question.type, isCorrect(question, answerBy(question))]).toEqual([
              question.type,
              true,
            ]);
        }
      }),
    );
  });

  test('the same seed prints the same papers, and version A has the order of the quiz', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 1, max: 1e6 }), (questions, seed) => {
        const all = { versions: 3, seed, most: questions.length };
        const versions = printedVersions(quizOf(questions), [], all);
        expect(printedVersions(quizOf(questions), [], all)).toEqual(versions);
        expect(idsOf(versions[0]?.questions ?? [])).toEqual(questions.map(({ id }) => id));
      }),
    );
  });

  test('without random orders in the rules, all versions have the same order', () => {
    const fixed = { ...standardRules, shuffleQuestions: false, shuffleOptions: false };
    fc.assert(
      fc.property(stored, (questions) => {
        const all = { versions: 2, seed: 7, most: questions.length };
        const [a, b] = printedVersions(quizOf(questions, fixed), [], all);
        expect(idsOf(b?.questions ?? [])).toEqual(idsOf(a?.questions ?? []));
      }),
    );
  });

  test('fewer questions than the quiz has are the same ones in every version', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 1, max: 12 }), (questions, most) => {
        const versions = printedVersions(quizOf(questions), [], { versions: 4, seed: 3, most });
        const [first, ...others] = versions.map((version) => sorted(idsOf(version.questions)));
        expect(first).toHaveLength(Math.min(most, questions.length));
        for (const other of others) expect(other).toEqual(first);
      }),
    );
  });

  test('what was drawn is in the place of its draw', () => {
    const [question] = fc.sample(stored, { numRuns: 1, seed: 1 })[0] ?? [];
    if (!question) throw new Error('a question is needed');
    const rule = { tags: [], categoryId: null, difficulty: null, available: 9 };
    const draw = { ...rule, kind: 'draw' as const, count: 2 };
    const sample = [8, 7, 2, 1].map((id) => ({ ...question, id }));
    const placed = placedOnPaper([draw, draw], { questions: sample, found: [2, 2] });
    expect(placed.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
      [7, 8],
      [1, 2],
    ]);
  });

  test('a draw that finds too few questions takes none of the next, and says how many are missing', () => {
    const [question] = fc.sample(stored, { numRuns: 1, seed: 1 })[0] ?? [];
    if (!question) throw new Error('a question is needed');
    const rule = { tags: [], categoryId: null, difficulty: null, available: 1 };
    const draw = { ...rule, kind: 'draw' as const, count: 2 };
    const sample = { questions: [8, 7, 2].map((id) => ({ ...question, id })), found: [1, 2] };
    const placed = placedOnPaper([draw, draw], sample);
    expect(placed.map(({ questions }) => questions.map(({ id }) => id))).toEqual([[8], [2, 7]]);
    expect(missingDrawn([draw, draw], sample)).toEqual([{ position: 0, count: 1 }]);
    expect(missingDrawn([draw, draw], noSample)).toEqual([]);
  });

  test('questions without a key are left out, drawn ones are added', () => {
    const [question] = fc.sample(stored, { numRuns: 1, seed: 1 })[0] ?? [];
    if (!question) throw new Error('a question is needed');
    const unfinished = { ...question, id: 2, text: '' };
    const drawn = { ...question, id: 3 };
    const [version] = printedVersions(
      quizOf([question, unfinished]),
      [{ position: null, questions: [drawn] }],
      {
        versions: 1,
        seed: 1,
        most: 2,
      },
    );
    expect(idsOf(version?.questions ?? [])).toEqual([1, 3]);
  });
});
