import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isListed } from '#db/open-to-all.ts';
import { searchPattern } from '#db/text-search.ts';
import { categoryNameOf } from '#server/features/category/queries.ts';

/**
 * Matching titles, the best first: those that begin with the text, then those with a word that does, then those
 * that contain it. Each kind is searched only when the kinds before it give too few, so that a common text
 * needs only the first titles of an index.
 */
export async function suggestQuizzes(db: Database, text: string, count: number) {
  const wanted = searchPattern(text);
  const kinds = [
    sql<boolean>`${titleOrder} like ${`${wanted}%`}`,
    sql<boolean>`quizzes.search_title like ${`% ${wanted}%`}`,
    sql<boolean>`quizzes.search_title like ${`%${wanted}%`}`,
  ];
  const found: Awaited<ReturnType<typeof listTitles>> = [];
  for (const matches of kinds) {
    const known = found.map(({ id }) => id);
    if (known.length < count)
      found.push(...(await listTitles(db, { matches, known }, count - known.length)));
  }
  return found;
}

/** The expression of the index `quizzes_by_title`. */
const titleOrder = sql`quizzes.search_title collate "C"`;

function listTitles(
  db: Database,
  { matches, known }: { matches: RawBuilder<boolean>; known: number[] },
  count: number,
) {
  return db
    .selectFrom('quizzes')
    .where(isListed)
    .where(matches)
    .$if(known.length > 0, (query) => query.where('quizzes.id', 'not in', known))
    .select(['quizzes.id', 'quizzes.title', 'quizzes.language'])
    .select(categoryNameOf('quizzes.categoryId').$notNull().as('categoryName'))
    .orderBy(titleOrder)
    .orderBy('quizzes.id', 'desc')
    .limit(count)
    .execute();
}
