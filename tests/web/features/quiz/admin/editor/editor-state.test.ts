import { expect, test } from 'vitest';
import {
  type EditorAction,
  type EditorState,
  editorState,
  reduceEditor,
  sameWork,
} from '#web/features/quiz/admin/editor/editor-state.ts';
import { newQuiz } from '#web/features/quiz/admin/editor/quiz-draft.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

const work = {
  ...newQuiz('en'),
  questions: [1, 2, 3].map((id) => ({ ...blankQuestion(`stored-${id}`), id, text: `Text ${id}` })),
};
const begin = editorState(work, 'first');
const after = (state: EditorState, ...actions: EditorAction[]) =>
  actions.reduce(reduceEditor, state);
const type = (text: string, at: number): EditorAction => ({
  type: 'list',
  action: { type: 'change', question: { ...(work.questions[0] ?? blankQuestion('x')), text } },
  at,
});
const undo: EditorAction = { type: 'undo' };
const texts = ({ work: { questions } }: EditorState) => questions.map(({ text }) => text);

test('admin 6: one stack undoes and redoes typing, fields and structure', () => {
  const state = after(
    begin,
    { type: 'fields', changes: { title: 'A title' }, at: 0 },
    { type: 'list', action: { type: 'remove', key: 'stored-2' }, at: 1 },
    { type: 'list', action: { type: 'move', key: 'stored-3', to: 0 }, at: 2 },
  );
  expect(texts(state)).toEqual(['Text 3', 'Text 1']);
  expect(state.work.removedIds).toEqual([2]);
  const back = after(state, undo, undo);
  expect(texts(back)).toEqual(['Text 1', 'Text 2', 'Text 3']);
  expect(back.work.removedIds).toEqual([]);
  expect(sameWork(after(back, undo).work, work)).toBe(true);
  expect(texts(after(back, { type: 'redo' }, { type: 'redo' }))).toEqual(['Text 3', 'Text 1']);
});

test('undo brings back the version that the work began from, redo the one that it was merged with', () => {
  const merged = after(begin, type('mine', 0), { type: 'load', work, base: 'theirs', at: 1 });
  expect(merged.base).toBe('theirs');
  expect(after(merged, undo)).toMatchObject({ base: 'first' });
  expect(after(merged, undo, { type: 'redo' })).toMatchObject({ base: 'theirs' });
});

test('admin 6: typing in one field is one step until a pause, then the next', () => {
  const typed = after(begin, type('a', 0), type('ab', 400), type('abc', 800), type('abcd', 5000));
  expect(texts(after(typed, undo))[0]).toBe('abc');
  expect(texts(after(typed, undo, undo))[0]).toBe('Text 1');
  expect(after(typed, undo, undo).past).toEqual([]);
});

test('making a gap of typed text is a step of its own, at once', () => {
  const [first = blankQuestion('x')] = work.questions;
  const gap = { kind: 'text' as const, answers: ['abc'], caseSensitive: false, tolerance: null };
  const made: EditorAction = {
    type: 'list',
    action: { type: 'change', question: { ...first, text: '[[1]]', gaps: [gap] } },
    at: 900,
  };
  const state = after(begin, type('a', 0), type('abc', 400), made);
  expect(after(state, undo).work.questions[0]).toMatchObject({ text: 'abc', gaps: [] });
});

test('admin 6: removals in a row are counted, and each is undone', () => {
  const removed = after(
    begin,
    { type: 'list', action: { type: 'remove', key: 'stored-1' }, at: 0 },
    { type: 'list', action: { type: 'remove', key: 'stored-2' }, at: 1 },
  );
  expect(removed.removals).toBe(2);
  expect(after(removed, undo)).toMatchObject({ removals: 1 });
  expect(texts(after(removed, undo, undo))).toEqual(['Text 1', 'Text 2', 'Text 3']);
});

test('opening a question changes nothing and adds no step', () => {
  const opened = after(begin, {
    type: 'list',
    action: { type: 'open', key: 'stored-3' },
    at: 0,
  });
  expect(opened.openKey).toBe('stored-3');
  expect(opened.work).toBe(begin.work);
  expect(opened.past).toEqual([]);
});

test('a continued draft gives new questions unused keys', () => {
  const loaded = after(begin, {
    type: 'load',
    work: { ...work, questions: [blankQuestion('new-7')] },
    base: 'first',
    at: 0,
  });
  const added = after(loaded, { type: 'list', action: { type: 'add' }, at: 1 });
  expect(added.work.questions.map(({ key }) => key)).toEqual(['new-7', 'new-8']);
});

const changedFields: Partial<EditorState['work']['fields']>[] = [
  { title: 'Another' },
  { description: 'Another' },
  { language: 'fr' },
  { categoryId: 7, subCategoryId: null },
  { subCategoryId: 8 },
  { timeLimit: 45 },
  { status: 'draft' },
  { questionsPerAttempt: 2 },
  { imageUrl: '/files/a.webp' },
  { imageAlt: 'A town' },
  { difficultyOverride: 'advanced' },
  { opensAt: '2026-01-01T00:00:00.000Z' },
  { closesAt: '2026-02-01T00:00:00.000Z' },
  { accessCode: 'open' },
  { isListed: false },
  { isMembersOnly: true },
  { isByLink: true, isListed: false, isMembersOnly: true },
  { isOpenForPractice: true },
  { publishesWhenOpen: true },
];
const { rules } = begin.work.fields;
const changedRules: Partial<typeof rules>[] = [
  { passMarkPercent: 55 },
  { cooldownHours: { ...rules.cooldownHours, passed: 1 } },
  { cooldownHours: { ...rules.cooldownHours, failed: 1 } },
  { maxAttempts: 3 },
  { countedAttempt: 'last' },
  { shuffleQuestions: false },
  { shuffleOptions: false },
  { oneWay: true },
  { untimed: true },
  { partialCredit: true },
  { wrongAnswerPenaltyPercent: 25 },
  { questionSeconds: 30 },
  { layout: 'all' },
  { feedback: { ...rules.feedback, atOnce: 'marks' } },
];
const essay = {
  ...{ minWords: null, maxWords: null, template: null, sampleAnswer: null, markerNotes: null },
  rubric: [],
};
const changedQuestions: Partial<ReturnType<typeof blankQuestion>>[] = [
  { text: 'Another' },
  { type: 'essay' },
  { options: ['a', '', '', ''] },
  { correctOption: 2 },
  { correctOptions: [1] },
  { targets: ['a'] },
  { gaps: [{ kind: 'text', answers: ['a'], caseSensitive: false, tolerance: null }] },
  { regions: [{ shape: 'rectangle', x: 1, y: 1, width: 10, height: 10 }] },
  { spotCount: 1 },
  { pinnedOptions: [0] },
  { difficulty: 'hard' },
  { explanation: 'Another' },
  { imageUrl: '/files/a.webp' },
  { imageAlt: 'A town' },
  { caseSensitive: true },
  { numericTolerance: 2 },
  { essay },
];

test('every field of the quiz, each rule and every field of a question is undone and redone alone', () => {
  const [first = blankQuestion('x')] = work.questions;
  const question = (changes: object): EditorAction => ({
    type: 'list',
    action: { type: 'change', question: { ...first, ...changes } },
    at: 0,
  });
  const all: EditorAction[] = [
    ...changedFields.map((changes) => ({ type: 'fields' as const, changes, at: 0 })),
    ...changedRules.map((changed) => ({
      ...{ type: 'fields' as const, at: 0 },
      changes: { rules: { ...rules, ...changed } },
    })),
    ...changedQuestions.map(question),
  ];
  // A field that is missing here would not be checked.
  const named = (changes: readonly object[]) => new Set(changes.flatMap(Object.keys));
  expect([...named(changedFields), 'rules'].sort()).toEqual(Object.keys(work.fields).sort());
  expect([...named(changedRules)].sort()).toEqual(Object.keys(rules).sort());
  expect([...named(changedQuestions), 'id', 'key'].sort()).toEqual(Object.keys(first).sort());
  for (const action of all) {
    const changed = after(begin, action);
    expect(sameWork(changed.work, work)).toBe(false);
    const undone = after(changed, undo);
    expect(undone.work).toEqual(work);
    expect(after(undone, { type: 'redo' }).work).toEqual(changed.work);
  }
});

test('two rules that are changed quickly are two steps, and typing in one rule is one', () => {
  const rule = (changed: Partial<typeof rules>, at: number): EditorAction => ({
    ...{ type: 'fields', at },
    changes: { rules: { ...rules, ...changed } },
  });
  const choices = after(
    begin,
    rule({ oneWay: true }, 0),
    rule({ oneWay: true, untimed: true }, 10),
    rule({ oneWay: true }, 20),
  );
  expect(after(choices, undo).work.fields.rules).toMatchObject({ oneWay: true, untimed: true });
  expect(after(choices, undo, undo).work.fields.rules.untimed).toBe(false);
  expect(choices.past).toHaveLength(3);
  const typed = after(begin, rule({ passMarkPercent: 5 }, 0), rule({ passMarkPercent: 55 }, 10));
  expect(after(typed, undo).work).toEqual(work);
});

test('typing a sample answer is one step', () => {
  const [first = blankQuestion('x')] = work.questions;
  const answer = (sampleAnswer: string, at: number): EditorAction => ({
    type: 'list',
    action: {
      type: 'change',
      question: { ...first, type: 'essay', essay: { ...essay, sampleAnswer } },
    },
    at,
  });
  const typed = after(begin, answer('A', 0), answer('An', 2000), answer('Ano', 2100));
  expect(after(typed, undo).work.questions[0]?.essay?.sampleAnswer).toBe('A');
});

test('after a loaded draft is undone, a new question gets no key of the questions that came back', () => {
  const add: EditorAction = { type: 'list', action: { type: 'add' }, at: 0 };
  const added = after(begin, add, add, add);
  const back = after(added, { type: 'load', work, base: 'first', at: 1 }, undo, add);
  const keys = back.work.questions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
