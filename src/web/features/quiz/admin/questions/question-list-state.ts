import { z } from 'zod';
import type { PastedQuestion } from '#shared/features/exchange/pasted-questions.ts';
import { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import { Region } from '#shared/features/question/question-types/region.ts';
import { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { QuestionDifficulty } from '#shared/features/question/schema.ts';
import type { QuestionForAuthor } from '#shared/features/quiz/schema.ts';

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** What an essay has besides its text, as far as it is written. */
const EditedEssay = z.object({
  minWords: z.number().nullable(),
  maxWords: z.number().nullable(),
  template: z.string().nullable(),
  sampleAnswer: z.string().nullable(),
  markerNotes: z.string().nullable(),
  rubric: z.array(
    z.object({
      name: z.string(),
      levels: z.array(z.object({ points: z.number(), description: z.string() })),
    }),
  ),
});

/**
 * A question in an editor, as it is also kept in a draft. `key` is its name on the page, stored or not.
 * What is left out is as in an unwritten question.
 */
export const EditedQuestion = z.object({
  key: z.string(),
  id: z.number().exactOptional(),
  text: Text,
  type: QuestionType.default('single_choice'),
  options: z.array(z.string()).default(() => ['', '', '', '']),
  correctOption: z.number().nullable().default(null),
  correctOptions: z.array(z.number()).default(() => []),
  targets: z.array(z.string()).default(() => []),
  gaps: z.array(Gap).default(() => []),
  regions: z.array(Region).default(() => []),
  spotCount: z.number().nullable().default(null),
  pinnedOptions: z.array(z.number()).default(() => []),
  difficulty: QuestionDifficulty.default('medium'),
  explanation: Text,
  imageUrl: Text,
  imageAlt: Text,
  caseSensitive: z.boolean().default(false),
  /** Text while it is not a number. */
  numericTolerance: z.union([z.number(), z.string()]).nullable().default(null),
  essay: EditedEssay.nullable().default(null),
});
export type EditedQuestion = z.output<typeof EditedQuestion>;

export interface QuestionListState {
  questions: EditedQuestion[];
  /** Ids of stored questions that were taken out. */
  removedIds: number[];
  /** The one whose editor is open. */
  openKey: string | null;
  nextKey: number;
}

export type QuestionListAction =
  | { type: 'add' }
  | { type: 'change'; question: EditedQuestion }
  | { type: 'remove'; key: string }
  /** Pasted questions: the first fills the question, the others follow it. */
  | { type: 'paste'; key: string; pasted: readonly PastedQuestion[] }
  | { type: 'move'; key: string; to: number }
  | { type: 'duplicate'; key: string }
  | { type: 'open'; key: string | null };

/** An unwritten question: single choice with four empty options. */
export function blankQuestion(key: string): EditedQuestion {
  return EditedQuestion.parse({ key });
}

/** The list over stored questions, or over one blank one. */
export function questionList(stored: readonly QuestionForAuthor[] = []): QuestionListState {
  if (stored.length === 0)
    return { questions: [blankQuestion('new-1')], removedIds: [], openKey: 'new-1', nextKey: 2 };
  return { questions: stored.map(toEdited), removedIds: [], openKey: null, nextKey: 1 };
}

/** The key of a stored question. */
export const storedKey = (id: number) => `stored-${id}`;

function toEdited(question: QuestionForAuthor): EditedQuestion {
  return EditedQuestion.parse({ ...question, key: storedKey(question.id) });
}

/** The next list. Questions that an action does not touch stay the same objects. */
export function reduceQuestionList(
  state: QuestionListState,
  action: QuestionListAction,
): QuestionListState {
  const { questions } = state;
  switch (action.type) {
    case 'add':
      return insert(state, blankQuestion(`new-${state.nextKey}`), questions.length);
    case 'change':
      return {
        ...state,
        questions: questions.map((question) =>
          question.key === action.question.key ? action.question : question,
        ),
      };
    case 'remove':
      return remove(state, action.key);
    case 'paste':
      return paste(state, action.key, action.pasted);
    case 'move':
      return { ...state, questions: moved(questions, action.key, action.to) };
    case 'duplicate':
      return duplicate(state, action.key);
    case 'open':
      return { ...state, openKey: action.key };
  }
}

function insert(state: QuestionListState, question: EditedQuestion, index: number) {
  return {
    ...state,
    questions: state.questions.toSpliced(index, 0, question),
    openKey: question.key,
    nextKey: state.nextKey + 1,
  };
}

function paste(
  state: QuestionListState,
  key: string,
  [first, ...others]: readonly PastedQuestion[],
): QuestionListState {
  const index = state.questions.findIndex((question) => question.key === key);
  const target = state.questions[index];
  if (!target || !first) return state;
  const added = others.map((question, offset) => ({
    ...blankQuestion(`new-${state.nextKey + offset}`),
    ...question,
  }));
  return {
    ...state,
    questions: state.questions.toSpliced(index, 1, { ...target, ...first }, ...added),
    nextKey: state.nextKey + added.length,
  };
}

/** The last question stays: a quiz without any cannot be saved. */
function remove(state: QuestionListState, key: string): QuestionListState {
  const found = state.questions.find((question) => question.key === key);
  if (!found || state.questions.length === 1) return state;
  return {
    ...state,
    questions: state.questions.filter((question) => question !== found),
    removedIds: found.id === undefined ? state.removedIds : [...state.removedIds, found.id],
    openKey: state.openKey === key ? null : state.openKey,
  };
}

function duplicate(state: QuestionListState, key: string): QuestionListState {
  const index = state.questions.findIndex((question) => question.key === key);
  const original = state.questions[index];
  if (!original) return state;
  const { id: _, ...copy } = original;
  return insert(state, { ...copy, key: `new-${state.nextKey}` }, index + 1);
}

function moved(questions: EditedQuestion[], key: string, to: number): EditedQuestion[] {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  if (!question || to < 0 || to >= questions.length || to === from) return questions;
  return questions.toSpliced(from, 1).toSpliced(to, 0, question);
}
