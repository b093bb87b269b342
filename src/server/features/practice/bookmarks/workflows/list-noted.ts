import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { findKnown } from '#server/features/practice/workflows/find-known.ts';
import type {
  NotedPage,
  NotedSummary,
  NotesFilter,
} from '#shared/features/practice/bookmarks/schema.ts';
import { listBookmarkedIds, listNoted, listNotedIds, listNotedQuizzes } from '../queries.ts';
import { notedQuestion, quizOfNotes } from '../views.ts';

/** The questions that something is kept of and that may be shown, each with its quiz. */
async function readNoted(db: Database, userId: number, now: Date) {
  const bookmarked = await listBookmarkedIds(db, userId);
  const noted = await listNotedIds(db, userId);
  const questionIds = [...new Set([...bookmarked, ...noted])];
  const { known } = await findKnown(db, { userId, questionIds }, now);
  const rows = await listNotedQuizzes(db, [...new Set(known.values())]);
  const quizzes = new Map(rows.map((quiz) => [quiz.id, quiz]));
  return { bookmarked, noted, questionIds, known, quizzes };
}

/** One page of the questions that a learner has bookmarked or written a note on. */
export async function listOwnNoted(
  db: Database,
  { userId, filter }: { userId: number; filter: NotesFilter },
  now: Date,
): Promise<z.input<typeof NotedPage>> {
  const { known, quizzes } = await readNoted(db, userId, now);
  const { quizId, categoryId } = filter;
  const questionIds = [...known.keys()].filter((id) => {
    const quiz = quizzes.get(known.get(id) ?? 0);
    if (!quiz || (quizId !== undefined && quiz.id !== quizId)) return false;
    return categoryId === undefined || quiz.categoryId === categoryId;
  });
  const page = await listNoted(db, { userId, questionIds }, filter);
  const items = page.items.flatMap((row) => {
    const quiz = quizzes.get(known.get(row.id) ?? 0);
    return quiz ? [notedQuestion(row, quiz)] : [];
  });
  return { ...page, items };
}

/** The values of the list's filters, and how many questions are not shown now. */
export async function readNotedSummary(
  db: Database,
  userId: number,
  now: Date,
): Promise<z.input<typeof NotedSummary>> {
  const { bookmarked, noted, questionIds, known, quizzes } = await readNoted(db, userId, now);
  const own = [...quizzes.values()].map(quizOfNotes);
  const categories = own.flatMap(({ category }) => (category ? [category] : []));
  return {
    quizzes: own.map(({ quiz }) => quiz),
    categories: [...new Map(categories.map((category) => [category.id, category])).values()],
    bookmarks: bookmarked.filter((id) => known.has(id)).length,
    notes: noted.filter((id) => known.has(id)).length,
    hidden: questionIds.length - known.size,
  };
}
