import { expect, test } from 'vitest';
import {
  differencesOf,
  mergedWork,
  type Side,
} from '#web/features/quiz/admin/editor/conflict/quiz-conflict.ts';
import { quizEditorMessages } from '#web/features/quiz/admin/editor/messages/messages.ts';
import { newQuiz, type QuizWork } from '#web/features/quiz/admin/editor/quiz-draft.ts';
import { questionMessages } from '#web/features/quiz/admin/questions/messages/messages.ts';
import {
  blankQuestion,
  type EditedQuestion,
} from '#web/features/quiz/admin/questions/question-list-state.ts';

const question = (id: number, text: string): EditedQuestion => ({
  ...blankQuestion(`stored-${id}`),
  id,
  text,
});
const quiz = (title: string, questions: EditedQuestion[], removedIds: number[] = []): QuizWork => {
  const { fields } = newQuiz('en');
  return { fields: { ...fields, title }, questions, removedIds };
};
const { types, essay } = await questionMessages.load('en');
const titleOnly = {
  m: { ...(await quizEditorMessages.load('en')), types, essay },
  describe: ({ fields }: QuizWork) => ({ title: [fields.title] }),
};

const base = quiz('Base', [question(1, 'One'), question(2, 'Two'), question(3, 'Three')]);
const mine = quiz(
  'Mine',
  [question(1, 'One, mine'), question(2, 'Two'), blankQuestion('new-1')],
  [3],
);
const theirs = quiz('Base', [
  question(1, 'One, theirs'),
  question(2, 'Two, theirs'),
  question(3, 'Three'),
  question(4, 'Four, added by them'),
]);

test('admin 7: every part that differs is listed with both sides and the author of the change', () => {
  const found = differencesOf({ mine, theirs, base }, titleOnly);
  expect(found.map(({ id, suggested, contested }) => [id, suggested, contested])).toEqual([
    ['title', 'mine', false],
    ['question 1', 'mine', true],
    ['question 2', 'theirs', false],
    ['question 3', 'mine', false],
    ['question 4', 'theirs', false],
  ]);
  expect(found.find(({ id }) => id === 'question 3')?.mine).toBeUndefined();
  expect(found.find(({ id }) => id === 'question 1')?.theirs?.[0]).toBe('One, theirs');
});

test('admin 7: the suggestions lose no change of either side', () => {
  const sides = new Map(
    differencesOf({ mine, theirs, base }, titleOnly).map(({ id, suggested }) => [id, suggested]),
  );
  const merged = mergedWork({ mine, theirs, base }, (id) => sides.get(id));
  expect(merged.fields.title).toBe('Mine');
  expect(merged.questions.map(({ id, text }) => [id, text])).toEqual([
    [1, 'One, mine'],
    [2, 'Two, theirs'],
    [undefined, ''],
    [4, 'Four, added by them'],
  ]);
  expect(merged.removedIds).toEqual([3]);
});

test('admin 7: a tolerance of 0, which compares numbers, differs from none', () => {
  const year = (numericTolerance: number | null) =>
    quiz('Base', [
      { ...question(1, 'In which year?'), type: 'fill_blank', options: ['1624'], numericTolerance },
    ]);
  const versions = { mine: year(null), theirs: year(0), base: year(null) };
  const [found] = differencesOf(versions, titleOnly);
  expect(found).toMatchObject({ id: 'question 1', suggested: 'theirs' });
});

test('admin 7: all of one side can be kept', () => {
  const all = (side: Side) => mergedWork({ mine, theirs, base }, () => side);
  expect(all('theirs').questions.map(({ text }) => text)).toEqual([
    'One, theirs',
    'Two, theirs',
    'Three',
    'Four, added by them',
    '',
  ]);
  expect(all('mine').questions.map(({ text }) => text)).toEqual(['One, mine', 'Two', '']);
  expect(all('mine').removedIds).toEqual([3, 4]);
});

test('admin 7: what they deleted and I keep is stored again', () => {
  const without = quiz('Base', [question(2, 'Two')]);
  const merged = mergedWork({ mine, theirs: without, base }, () => 'mine');
  expect(merged.questions.map(({ id, text }) => [id, text])).toEqual([
    [undefined, 'One, mine'],
    [2, 'Two'],
    [undefined, ''],
  ]);
});

test('admin 1: a draft of an older version includes the newer questions of others', () => {
  const found = differencesOf({ mine, theirs, base: undefined }, titleOnly);
  expect(found.find(({ id }) => id === 'question 4')?.suggested).toBe('theirs');
  expect(found.find(({ id }) => id === 'question 3')?.suggested).toBe('mine');
});

const ordered = (...ids: number[]) =>
  quiz(
    'Base',
    ids.map((id) => question(id, `Text ${id}`)),
  );

test('the order of questions is a separate choice, and only moved questions are listed', () => {
  const versions = {
    base: ordered(1, 2, 3, 4, 5),
    mine: { ...ordered(1, 2, 4, 3, 5), fields: base.fields },
    theirs: ordered(1, 2, 3, 4, 5),
  };
  const [mineMoved, ...others] = differencesOf(versions, titleOnly);
  expect(others).toEqual([]);
  expect(mineMoved).toMatchObject({
    id: 'order',
    label: 'Order of questions',
    mine: ['3. Text 4', '4. Text 3'],
    theirs: ['3. Text 3', '4. Text 4'],
    suggested: 'mine',
    contested: false,
  });
  const [theirsMoved] = differencesOf(
    { ...versions, mine: versions.base, theirs: versions.mine },
    titleOnly,
  );
  expect(theirsMoved?.suggested).toBe('theirs');
});

test('a text that changed and a question that only one side has do not change the order', () => {
  expect(differencesOf({ mine, theirs, base }, titleOnly).map(({ id }) => id)).not.toContain(
    'order',
  );
});

test('their order includes my new questions, after the question that they followed', () => {
  const versions = { mine: ordered(1, 2, 3, 4), theirs: ordered(4, 3, 2, 1), base: undefined };
  versions.mine.questions.splice(2, 0, blankQuestion('new-1'));
  const merged = (side: Side) =>
    mergedWork(versions, (id) => (id === 'order' ? side : undefined)).questions.map(({ id }) => id);
  expect(merged('theirs')).toEqual([4, 3, 2, undefined, 1]);
  expect(merged('mine')).toEqual([1, 2, undefined, 3, 4]);
});

test('a rubric that only they have changed is a difference, and is theirs', () => {
  const written = (description: string) => {
    const essay = {
      minWords: 100,
      maxWords: null,
      template: null,
      sampleAnswer: null,
      markerNotes: null,
      rubric: [{ name: 'Clarity', levels: [{ points: 2, description }] }],
    };
    return quiz('Base', [{ ...question(1, 'One'), type: 'essay', options: [], essay }]);
  };
  const versions = { mine: written('Good'), theirs: written('Clear'), base: written('Good') };
  const [found] = differencesOf(versions, titleOnly);
  expect(found).toMatchObject({ id: 'question 1', suggested: 'theirs', contested: false });
  expect(found?.theirs).toContain('Rubric: Clarity (2 Clear)');
});

test('a question that is stored again has a key of its own', () => {
  const added = quiz('Mine', [question(1, 'One'), blankQuestion('new-3')]);
  const { questions } = mergedWork(
    { mine: added, theirs: quiz('Base', [question(2, 'Two')]), base: undefined },
    () => 'mine',
  );
  expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
});
