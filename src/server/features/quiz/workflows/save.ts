import type { Tx } from '#db/open.ts';
import { Failure, invalid, orNotFound } from '#server/kernel/failure.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';
import type { Writing } from '#server/kernel/writing.ts';
import {
  changedQuestion,
  type QuestionEntry,
  type QuestionInput,
} from '#shared/features/question/schema.ts';
import type { QuizChanges, QuizSave } from '#shared/features/quiz/schema.ts';
import { withChanges } from '#shared/kernel/changes.ts';
import { getQuizForAuthor } from '../cards/queries.ts';
import { requireFilledDraws } from '../draws/guards.ts';
import {
  requireHiddenByLink,
  requireQuizCategory,
  requireWindow,
  type Visibility,
  type Window,
} from '../guards.ts';
import { lockQuiz, updateQuiz } from '../mutations.ts';
import { requirePublishable } from '../questions/guards.ts';
import {
  addQuestions,
  lockQuestions,
  removeQuestions,
  rewriteQuestions,
} from '../questions/mutations.ts';
import { requireFreeLanguage } from '../translations/mutations.ts';

type StoredQuiz = Awaited<ReturnType<typeof getQuizForAuthor>>;

/** A question after the save, with its index in the request if it was sent. */
interface Resulting {
  id: number | undefined;
  question: QuestionInput;
  sentAs: number | undefined;
}

/**
 * Saves a quiz: the given fields and questions, the order of the questions, and removals. Questions that are
 * neither named nor removed keep their positions.
 * @throws stale when another person has saved since the editor loaded, conflict for a question that the quiz
 *   does not have (any more)
 */
export async function saveQuiz(tx: Tx, input: QuizSave, by: Writing) {
  const stored = await lockForChange(tx, input.id, input.quiz);
  requireUnchanged('quiz', stored, input.loadedUpdatedAt);
  requireParts(stored, input);
  await requireFreeLanguage(tx, stored, input.quiz.language);
  const removed = new Set(input.removedIds);
  const kept = stored.questions.filter(({ id }) => !removed.has(id));
  const list = resultingList(kept, input.questions);
  requirePublishable(
    list.map(({ question }) => question),
    input.quiz.status ?? stored.status,
    (index, field) => {
      const position = list[index]?.sentAs;
      return position === undefined ? 'questions' : `questions.${position}.${field}`;
    },
  );

  if (input.quiz.status === 'active' && list.length + stored.drawnQuestions === 0)
    throw invalid('questions', 'At least 1 question is required');

  await updateQuiz(tx, input.id, input.quiz, by);
  if (findsOtherDraws(stored, input.quiz)) await requireFilledDraws(tx, input.id);
  // Removing and rewriting lock different questions: all are locked here first, in one order, to avoid
  // deadlocks.
  await lockQuestions(tx, input.id);
  const removedQuestions = await removeQuestions(tx, input.id, input.removedIds, by);
  const placed = list.map((entry, position) => ({ ...entry, position }));
  const known = placed.flatMap(({ id, question, position }) =>
    id === undefined ? [] : [{ ...question, id, position }],
  );
  const updatedQuestions = await rewriteQuestions(tx, input.id, known, by.now);
  const added = placed.flatMap(({ id, question, position }) =>
    id === undefined ? [{ ...question, position }] : [],
  );
  const ids = await addQuestions(tx, input.id, added, by);
  return {
    message: 'Quiz updated',
    updatedQuestions,
    createdQuestions: ids.length,
    removedQuestions,
  };
}

/**
 * Whether draws must be filled after a change: when the quiz is published, or is published already and gets another
 * language, which is that of the questions that it draws.
 */
export function findsOtherDraws(
  stored: { status: string; language: string },
  changes: QuizChanges,
): boolean {
  const isActive = (changes.status ?? stored.status) === 'active';
  const hasOtherLanguage = (changes.language ?? stored.language) !== stored.language;
  return isActive && (stored.status !== 'active' || hasOtherLanguage);
}

/**
 * Locks the category and sub-category that a quiz will be in, and then the quiz: removals lock in that order.
 * @returns the quiz as it is stored now
 * @throws invalid when the quiz cannot be in that category
 */
export async function lockForChange(tx: Tx, id: number, changes: QuizChanges): Promise<StoredQuiz> {
  const home = categoryAfter(await getQuizForAuthor(tx, id), changes);
  await requireQuizCategory(tx, home);
  await lockQuiz(tx, id);
  const stored = await getQuizForAuthor(tx, id);
  const { categoryId, subCategoryId } = categoryAfter(stored, changes);
  if (categoryId !== home.categoryId || subCategoryId !== home.subCategoryId) {
    throw new Failure('stale', 'This quiz has just been moved. Nothing was overwritten.');
  }
  const { opensAt, closesAt, isByLink, isMembersOnly, isListed } = stored;
  requireWindow(withChanges<Window>({ opensAt, closesAt }, changes));
  requireHiddenByLink(withChanges<Visibility>({ isByLink, isMembersOnly, isListed }, changes));
  return stored;
}

const categoryAfter = (
  {
    categoryId,
    subCategoryId,
    status,
  }: Pick<StoredQuiz, 'categoryId' | 'subCategoryId' | 'status'>,
  changes: QuizChanges,
) =>
  withChanges(
    { categoryId, subCategoryId, status },
    {
      categoryId: changes.categoryId,
      subCategoryId: changes.subCategoryId,
      status: changes.status,
    },
  );

/** Refuses questions that the quiz does not have, and those that are both named and removed. */
function requireParts({ questions }: StoredQuiz, input: QuizSave): void {
  const storedIds = new Set(questions.map(({ id }) => id));
  const unknown = input.questions.find(({ id }) => id !== undefined && !storedIds.has(id));
  if (unknown)
    throw new Failure('conflict', `Question ${unknown.id} is not part of this quiz any more.`);
  const named = new Set(input.questions.map(({ id }) => id));
  input.removedIds.forEach((id, index) => {
    const field = `removedIds.${index}`;
    if (!storedIds.has(id)) throw invalid(field, `Question ${id} is not part of this quiz`);
    if (named.has(id)) throw invalid(field, `Question ${id} is to be changed and removed at once`);
  });
}

/**
 * The whole list after a change that may name only some questions: questions that it does not name keep their
 * positions, named ones follow in the given order, new ones come last.
 */
function resultingList(
  stored: StoredQuiz['questions'],
  entries: readonly QuestionEntry[],
): Resulting[] {
  const sent = entries.map((entry, index) => resulting(stored, entry, index));
  const named = sent.filter(({ id }) => id !== undefined);
  const namedIds = new Set(named.map(({ id }) => id));
  if (stored.every(({ id }) => namedIds.has(id))) return sent;
  const next = named.values();
  const kept = stored.map((question): Resulting => {
    const { id } = question;
    const unchanged = { id, question, sentAs: undefined };
    return namedIds.has(id) ? (next.next().value ?? unchanged) : unchanged;
  });
  return [...kept, ...sent.filter(({ id }) => id === undefined)];
}

function resulting(
  stored: StoredQuiz['questions'],
  entry: QuestionEntry,
  index: number,
): Resulting {
  if (entry.id === undefined) return { id: undefined, question: entry.question, sentAs: index };
  const before = orNotFound(
    stored.find(({ id }) => id === entry.id),
    'Question',
  );
  const { question, problems } = changedQuestion(before, entry.changes);
  const [problem] = problems;
  if (problem) throw invalid(`questions.${index}.${problem.field}`, problem.message);
  return { id: entry.id, question, sentAs: index };
}
