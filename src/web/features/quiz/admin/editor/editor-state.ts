import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import {
  type EditedQuestion,
  type QuestionListAction,
  type QuestionListState,
  reduceQuestionList,
} from '../questions/question-list-state.ts';
import type { QuizWork } from './quiz-draft.ts';

interface Snapshot {
  work: QuizWork;
  /** When the stored quiz that the work began from was last changed; null for a new one. */
  base: string | null;
  openKey: string | null;
}

/** A quiz in its editor with everything that can be undone. */
export interface EditorState extends Snapshot {
  nextKey: number;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  /** What the last step changed, and when: typing on in the same field belongs to the same step. */
  last: { target: string; at: number } | undefined;
  /** How many questions were removed one after another, for the note that offers to undo it. */
  removals: number;
}

/** `at` is in milliseconds. */
export type EditorAction =
  | { type: 'fields'; changes: Partial<QuizFormValues>; at: number }
  | { type: 'list'; action: QuestionListAction; at: number }
  /** Replaces everything on the screen: by a draft, or by the result of a conflict. */
  | { type: 'load'; work: QuizWork; base: string | null; at: number }
  | { type: 'undo' }
  | { type: 'redo' };

const maxSteps = 300;
/** Pauses longer than this begin a new step of undoing, in milliseconds. */
const stepPause = 1500;

/** @param wanted the key of the question to open, if the work has it */
export function editorState(work: QuizWork, base: string | null, wanted?: string): EditorState {
  const [first] = work.questions;
  const isNew = work.questions.length === 1 && first?.id === undefined;
  const open = isNew ? first : work.questions.find(({ key }) => key === wanted);
  return {
    work,
    base,
    openKey: open?.key ?? null,
    nextKey: nextKeyOf(work),
    past: [],
    future: [],
    last: undefined,
    removals: 0,
  };
}

/** The editor's next state. Questions that an action does not touch stay the same objects. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'fields': {
      const work = { ...state.work, fields: { ...state.work.fields, ...action.changes } };
      return step(state, { work }, changedField(state.work.fields, action.changes), action.at);
    }
    case 'list':
      return reduceList(state, action.action, action.at);
    case 'load': {
      const { work, base, at } = action;
      return {
        ...step(state, { work, base, openKey: null }, '', at),
        // Undoing brings back questions whose keys must not be given again.
        nextKey: Math.max(state.nextKey, nextKeyOf(work)),
      };
    }
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      return {
        ...state,
        ...before,
        past: state.past.slice(0, -1),
        future: [snapshotOf(state), ...state.future],
        last: undefined,
        removals: Math.max(0, state.removals - 1),
      };
    }
    case 'redo': {
      const [after, ...future] = state.future;
      if (!after) return state;
      return {
        ...state,
        ...after,
        past: [...state.past, snapshotOf(state)],
        future,
        last: undefined,
        removals: 0,
      };
    }
  }
}

/** Whether two states of the work have the same content; which question is open does not matter. */
export function sameWork(a: QuizWork, b: QuizWork): boolean {
  if (a === b) return true;
  return (
    a.questions.length === b.questions.length &&
    JSON.stringify(a.fields) === JSON.stringify(b.fields) &&
    a.questions.every((question, index) => {
      const other = b.questions[index];
      return question === other || JSON.stringify(question) === JSON.stringify(other);
    })
  );
}

function reduceList(state: EditorState, action: QuestionListAction, at: number): EditorState {
  const list: QuestionListState = {
    questions: state.work.questions,
    removedIds: state.work.removedIds,
    openKey: state.openKey,
    nextKey: state.nextKey,
  };
  const { questions, removedIds, openKey, nextKey } = reduceQuestionList(list, action);
  if (questions === list.questions) return { ...state, openKey, nextKey, last: undefined };
  const removals = action.type === 'remove' ? state.removals + 1 : 0;
  const work = { ...state.work, questions, removedIds };
  const target = action.type === 'change' ? changedPart(list.questions, action.question) : '';
  return { ...step(state, { work, openKey }, target, at), nextKey, removals };
}

/** Names the field that typing changes, one of the rules too; empty for a choice, which is a step of its own. */
function changedField(before: QuizFormValues, changes: Partial<QuizFormValues>): string {
  const changed = changedLeaves(before, { ...before, ...changes });
  return changed.length === 1 ? (changed[0] ?? '') : '';
}

/** The paths of the typed fields that differ; two entries for a choice. */
function changedLeaves(before: object, after: object, path = ''): string[] {
  const others = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]: [string, unknown]) => {
    const other: unknown = others.get(name);
    if (value === other) return [];
    if (isGroup(value) && isGroup(other)) return changedLeaves(other, value, `${path}${name}.`);
    return typedFields.has(`${path}${name}`) ? [`${path}${name}`] : ['', ''];
  });
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields that are typed into. */
const typedFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'timeLimit',
  'questionsPerAttempt',
  'imageUrl',
  'imageAlt',
  'accessCode',
  'opensAt',
  'closesAt',
  'rules.passMarkPercent',
  'rules.maxAttempts',
  'rules.cooldownHours.passed',
  'rules.cooldownHours.failed',
  'rules.wrongAnswerPenaltyPercent',
  'rules.questionSeconds',
]);

/** Names the one field that a change of a question touches, or is empty for more than typing. */
function changedPart(questions: readonly EditedQuestion[], after: EditedQuestion): string {
  const before = questions.find(({ key }) => key === after.key);
  if (!before || before.type !== after.type || before.options.length !== after.options.length)
    return '';
  // A gap is made or removed together with a change of the text.
  const kindsOf = ({ gaps }: EditedQuestion) => gaps.map(({ kind }) => kind).join();
  if (kindsOf(before) !== kindsOf(after)) return '';
  const texts = ['text', 'explanation', 'imageUrl', 'imageAlt', 'numericTolerance'] as const;
  const changed: string[] = texts.filter((name) => before[name] !== after[name]);
  for (const [index, option] of after.options.entries())
    if (before.options[index] !== option) changed.push(`options.${index}`);
  for (const [index, gap] of after.gaps.entries())
    if (before.gaps[index] !== gap) changed.push(`gaps.${index}`);
  for (const [index, target] of after.targets.entries())
    if (before.targets[index] !== target) changed.push(`targets.${index}`);
  for (const [index, region] of after.regions.entries())
    if (before.regions[index] !== region) changed.push(`regions.${index}`);
  changed.push(...changedEssayTexts(before.essay, after.essay));
  return changed.length === 1 ? `${after.key} ${changed[0]}` : '';
}

const essayTexts = ['minWords', 'maxWords', 'template', 'sampleAnswer', 'markerNotes'] as const;

/** What typing changes of an essay, apart from its rubric. */
function changedEssayTexts(
  before: EditedQuestion['essay'],
  after: EditedQuestion['essay'],
): string[] {
  if (!before || !after) return [];
  return essayTexts.filter((name) => before[name] !== after[name]).map((name) => `essay.${name}`);
}

/** Adds a step to the history; `target` is empty for a change that is always a step of its own. */
function step(
  state: EditorState,
  change: Partial<Snapshot>,
  target: string,
  at: number,
): EditorState {
  const { last } = state;
  const continues =
    target !== '' && last?.target === target && at - last.at < stepPause && state.past.length > 0;
  return {
    ...state,
    ...change,
    past: continues ? state.past : [...state.past, snapshotOf(state)].slice(-maxSteps),
    future: [],
    removals: 0,
    last: target === '' ? undefined : { target, at },
  };
}

const snapshotOf = ({ work, base, openKey }: EditorState): Snapshot => ({ work, base, openKey });

/** The first number that no new question of the work has in its key. */
function nextKeyOf({ questions }: QuizWork): number {
  const taken = questions.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return Math.max(0, ...taken) + 1;
}
