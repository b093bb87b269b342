import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { copyTags } from '#server/features/question/tags/mutations.ts';
import { inSlotOrder } from '#shared/features/quiz/slot-order.ts';
import { authoredColumns, listQuestionIds } from '../questions/queries.ts';
import { type Leaving, listPlaced, selectLinksInto } from './queries.ts';

/**
 * Gives every other quiz that asks one of these questions by a link its own copy at the same position, so that no quiz
 * loses a question by a removal elsewhere: deleted ones too, which can be restored. Links to questions that are not
 * asked stay, for a restoration.
 * @param leaving are locked, so that no link to them is added meanwhile
 */
export async function keepLinked(tx: Tx, leaving: Leaving, now: Date): Promise<void> {
  await tx
    .selectFrom('quizzes')
    .where('id', 'in', selectLinksInto(tx, leaving).select('quizLinks.quizId'))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const links = await selectLinksInto(tx, leaving)
    .select(['quizLinks.quizId', 'quizLinks.questionId'])
    .orderBy('quizLinks.quizId')
    .orderBy('quizLinks.questionId')
    .execute();
  for (const [quizId, of] of Map.groupBy(links, (link) => link.quizId))
    await replaceByCopies(tx, { quizId, questionIds: of.map(({ questionId }) => questionId) }, now);
}

async function replaceByCopies(
  tx: Tx,
  { quizId, questionIds }: { quizId: number; questionIds: readonly number[] },
  now: Date,
): Promise<void> {
  const copies = new Map<number, number>();
  for (const id of questionIds) copies.set(id, await copyInto(tx, { quizId, id }, now));
  await copyTags(tx, copies);
  await replaceLinks(tx, { quizId, copies }, now);
}

/**
 * Puts copies that the quiz has already at the positions of the links to their questions.
 * @param copies by the ids of these questions; a copy of one that is not linked stays where it is
 */
export async function replaceLinks(
  tx: Tx,
  { quizId, copies }: { quizId: number; copies: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const placed = await listPlaced(tx, quizId);
  const moving = new Set(
    placed.map(({ questionId }) => (questionId === null ? undefined : copies.get(questionId))),
  );
  const own = (await listQuestionIds(tx, quizId)).filter((id) => !moving.has(id));
  const ordered = inSlotOrder<{ id: number | undefined }>(
    own.map((id, position) => ({ id, position })),
    placed.map(({ position, questionId }) => ({
      position,
      questions: [{ id: questionId === null ? undefined : copies.get(questionId) }],
    })),
  );
  await tx
    .deleteFrom('quizLinks')
    .where('quizId', '=', quizId)
    .where('questionId', '=', anyOf([...copies.keys()]))
    .execute();
  const order = ordered.flatMap(({ id }) => id ?? []);
  await sql`update questions set position = given.number - 1
    from unnest(${order}::int[]) with ordinality as given(id, number)
    where questions.id = given.id and questions.position <> given.number - 1`.execute(tx);
  await tx
    .updateTable('quizzes')
    .set({ updatedAt: now, slotsUpdatedAt: now })
    .where('id', '=', quizId)
    .execute();
}

/** @returns the id of the copy */
async function copyInto(
  tx: Tx,
  { quizId, id }: { quizId: number; id: number },
  now: Date,
): Promise<number> {
  const copied = await tx
    .insertInto('questions')
    .columns(['quizId', 'position', 'isComplete', 'createdAt', 'updatedAt', ...authoredColumns])
    .expression(
      tx
        .selectFrom('questions')
        .where('id', '=', id)
        .select([
          sql<number>`${quizId}::int`.as('quizId'),
          'position',
          'isComplete',
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date>`${now}::timestamptz`.as('updatedAt'),
          ...authoredColumns,
        ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return copied.id;
}
