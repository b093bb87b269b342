import { anyOf } from '#db/conditions/any-of.ts';
import type { Database, Tx } from '#db/open.ts';
import { fieldsOf } from '#shared/features/question/question-types/registry.ts';
import { questionColumns } from '../questions/queries.ts';

/** Questions by id with all that authors write, archived ones included. */
export async function listBankQuestions(db: Database, ids: readonly number[]) {
  const rows = await selectBankQuestions(db, ids).execute();
  return new Map(rows.map(({ body, ...row }) => [row.id, { ...row, ...fieldsOf(body) }]));
}

/**
 * The same, locked until the transaction ends. The quizzes that ask them are locked first, as in every
 * transaction that changes both, and all in the order of their ids.
 * @param alsoQuizIds further quizzes to lock
 */
export async function lockBankQuestions(
  tx: Tx,
  ids: readonly number[],
  alsoQuizIds: readonly number[] = [],
) {
  await tx
    .selectFrom('quizzes')
    .where((eb) =>
      eb.or([
        eb('id', 'in', selectBankQuestions(tx, ids).clearSelect().clearOrderBy().select('quizId')),
        eb('id', '=', anyOf(alsoQuizIds)),
      ]),
    )
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  await selectBankQuestions(tx, ids)
    .clearSelect()
    .select('questions.id')
    .forNoKeyUpdate()
    .execute();
  return listBankQuestions(tx, ids);
}

/** Those of the given quizzes that are published. */
export async function listPublished(db: Database, quizIds: readonly number[]) {
  const rows = await db
    .selectFrom('quizzes')
    .where('id', '=', anyOf(quizIds))
    .where('archivedAt', 'is', null)
    .where('status', '=', 'active')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const selectBankQuestions = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('questions')
    .where('questions.id', '=', anyOf(ids))
    .select(['questions.id', 'quizId', 'position', 'archivedAt', ...questionColumns])
    .orderBy('questions.id');
