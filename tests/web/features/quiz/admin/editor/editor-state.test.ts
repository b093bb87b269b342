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
const begin = editorState(work);
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
    at: 0,
  });
  const added = after(loaded, { type: 'list', action: { type: 'add' }, at: 1 });
  expect(added.work.questions.map(({ key }) => key)).toEqual(['new-7', 'new-8']);
});
