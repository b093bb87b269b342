import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { contains } from '#db/text-search.ts';
import { categoryNameOf } from '#server/features/category/queries.ts';
import { selectQuestionTexts } from '#server/features/quiz/questions/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import type { NotesFilter } from '#shared/features/practice/bookmarks/schema.ts';

interface Own {
  userId: number;
  questionIds: readonly number[];
}

/** These questions with what the learner has kept of each; null where that is nothing. */
const selectNotes = (db: Database, { userId, questionIds }: Own) =>
  db
    .selectFrom(selectQuestionTexts(db).as('asked'))
    .leftJoin('bookmarks', (join) =>
      join.onRef('bookmarks.questionId', '=', 'asked.id').on('bookmarks.userId', '=', userId),
    )
    .leftJoin('questionNotes as notes', (join) =>
      join.onRef('notes.questionId', '=', 'asked.id').on('notes.userId', '=', userId),
    )
    .where('asked.id', '=', anyOf(questionIds))
    .select(['asked.id', 'notes.text as note', 'notes.updatedAt'])
    .select(sql<boolean>`bookmarks.question_id is not null`.as('isBookmarked'));

export const listNotes = (db: Database, own: Own) =>
  selectNotes(db, own).orderBy('asked.id').execute();

const searched = sql`concat(asked.text, ' ', notes.text)`;

/** One page of these questions, if something is kept of them; what was changed last first. */
export const listNoted = (db: Database, own: Own, { q, only, page, perPage }: NotesFilter) =>
  listPage(
    selectNotes(db, own)
      .where(sql<SqlBool>`coalesce(bookmarks.question_id, notes.question_id) is not null`)
      .$if(only === 'bookmarks', (query) => query.where('bookmarks.questionId', 'is not', null))
      .$if(only === 'notes', (query) => query.where('notes.questionId', 'is not', null))
      .$if(Boolean(q), (query) => query.where(contains(searched, q ?? '')))
      .select('asked.text')
      .orderBy(sql`greatest(bookmarks.bookmarked_at, notes.updated_at)`, 'desc')
      .orderBy('asked.id', 'desc'),
    { page, perPage },
  );

/** The questions that a learner has bookmarked. */
export async function listBookmarkedIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookmarks')
    .where('userId', '=', userId)
    .select('questionId')
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** The questions that a learner has written a note on. */
export async function listNotedIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questionNotes')
    .where('userId', '=', userId)
    .select('questionId')
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** These quizzes with their categories, also those that cannot be opened any more. */
export const listNotedQuizzes = (db: Database, quizIds: readonly number[]) =>
  selectQuizFacts(db)
    .where('quizzes.id', '=', anyOf(quizIds))
    .select(['quizzes.id', 'quizzes.categoryId'])
    .select(categoryNameOf('quizzes.categoryId').$notNull().as('categoryName'))
    .execute();

/** A learner's note, with its version. */
export async function findNote(db: Database, userId: number, questionId: number) {
  const note = await db
    .selectFrom('questionNotes')
    .where('userId', '=', userId)
    .where('questionId', '=', questionId)
    .select(['text', 'updatedAt'])
    .executeTakeFirst();
  return note && { ...note, updatedByName: null };
}
