import { expect, test } from 'vitest';
import { keptNames } from '#web/features/quiz/admin/questions/answers/use-regions.ts';
import {
  blankQuestion,
  type QuestionListAction,
  questionList,
  reduceQuestionList,
} from '#web/features/quiz/admin/questions/question-list-state.ts';

const stored = (count: number) => ({
  questions: Array.from({ length: count }, (_, index) => ({
    ...blankQuestion(`stored-${index + 1}`),
    id: index + 1,
  })),
  removedIds: [],
  openKey: null,
  nextKey: 1,
});

const after = (state: ReturnType<typeof questionList>, ...actions: QuestionListAction[]) =>
  actions.reduce(reduceQuestionList, state);
const keys = (state: ReturnType<typeof questionList>) => state.questions.map(({ key }) => key);

test('a new list begins with one blank question of four options (ACQ-10)', () => {
  const list = questionList();
  expect(list.questions).toHaveLength(1);
  expect(list.questions[0]?.options).toEqual(['', '', '', '']);
  expect(list.openKey).toBe(list.questions[0]?.key);
});

test('questions are added, moved and removed; the last one stays (AEQ-01, AEQ-09, ACQ-06)', () => {
  const moved = after(stored(3), { type: 'move', key: 'stored-3', to: 0 });
  expect(keys(moved)).toEqual(['stored-3', 'stored-1', 'stored-2']);
  expect(keys(after(moved, { type: 'move', key: 'stored-3', to: -1 }))).toEqual(keys(moved));

  const one = after(
    moved,
    { type: 'remove', key: 'stored-1' },
    { type: 'remove', key: 'stored-2' },
    { type: 'remove', key: 'stored-3' },
  );
  expect(keys(one)).toEqual(['stored-3']);
  expect(one.removedIds).toEqual([1, 2]);
  expect(after(one, { type: 'add' })).toMatchObject({ openKey: 'new-1' });
});

test('pasted questions: the first fills the question, the others follow it (admin 9)', () => {
  const pasted = ['One', 'Two'].map((text) => ({
    text,
    type: 'single_choice' as const,
    options: ['a', 'b'],
    correctOption: 1,
    correctOptions: [],
    targets: [],
    gaps: [],
    regions: [],
    spotCount: null,
    pinnedOptions: [],
    essay: null,
  }));
  const list = after(stored(2), { type: 'paste', key: 'stored-1', pasted });
  expect(list.questions.map(({ id, text }) => [id, text])).toEqual([
    [1, 'One'],
    [undefined, 'Two'],
    [2, ''],
  ]);
});

test('a copy is placed after its original, is open and is not stored yet', () => {
  const list = after(stored(2), { type: 'duplicate', key: 'stored-1' });
  expect(keys(list)).toEqual(['stored-1', 'new-1', 'stored-2']);
  expect(list.questions[1]?.id).toBeUndefined();
  expect(list.openKey).toBe('new-1');
});

test('a change keeps the objects of all other questions, so that only one row is rendered again', () => {
  const list = stored(200);
  const question = { ...(list.questions[7] ?? blankQuestion('none')), text: 'typed' };
  const changed = after(list, { type: 'change', question });
  expect(changed.questions.filter((row, index) => row !== list.questions[index])).toEqual([
    question,
  ]);
});

test('a name that was typed since a step stays when regions are moved back, and one that came back has its own', () => {
  const region = { shape: 'rectangle' as const, x: 0, y: 0, width: 10, height: 10 };
  const withRegions = (options: string[]) => ({
    options,
    regions: options.map(() => region),
    correctOptions: [0],
  });
  const names = (before: string[], now: string[]) =>
    keptNames(withRegions(before), withRegions(now));
  expect(names(['', ''], ['Heart', ''])).toEqual(['Heart', '']);
  expect(names([''], ['Heart', 'Lung'])).toEqual(['Heart']);
  expect(names(['Heart', 'Lung'], ['Lung'])).toEqual(['Heart', 'Lung']);
});
