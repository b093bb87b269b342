import type { Tx } from '#db/open.ts';
import { expiryOf } from './queries.ts';

interface Heartbeat {
  quizId: number;
  tab: string;
  userId: number;
  questionId: number | null;
  now: Date;
}

/**
 * Notes where an open editor is, and forgets those that have been closed.
 * @returns whether the quiz exists and the name of the editor is the account's own
 */
export async function noteEditor(tx: Tx, { quizId, tab, userId, questionId, now }: Heartbeat) {
  await forgetClosed(tx, now);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('editorPresences')
    .columns(['quizId', 'tab', 'userId', 'questionId', 'seenAt'])
    .expression((eb) =>
      eb
        .selectFrom('quizzes')
        .where('id', '=', quizId)
        .select(({ val, cast }) => [
          'id as quizId',
          cast<string>(val(tab), 'text').as('tab'),
          cast<number>(val(userId), 'integer').as('userId'),
          cast<number | null>(val(questionId), 'integer').as('questionId'),
          cast<Date>(val(now), 'timestamptz').as('seenAt'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['quizId', 'tab'])
        .doUpdateSet(({ ref }) => ({
          questionId: ref('excluded.questionId'),
          seenAt: ref('excluded.seenAt'),
        }))
        .where('editorPresences.userId', '=', userId),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets an editor at once. */
export async function forgetEditor(
  tx: Tx,
  { quizId, tab, userId }: Pick<Heartbeat, 'quizId' | 'tab' | 'userId'>,
): Promise<void> {
  await tx
    .deleteFrom('editorPresences')
    .where('quizId', '=', quizId)
    .where('tab', '=', tab)
    .where('userId', '=', userId)
    .execute();
}

/** Rows that another call works on are left to it, so that no two calls wait for each other. */
async function forgetClosed(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('editorPresences')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('quizId', 'tab'),
        'in',
        selectFrom('editorPresences')
          .where('seenAt', '<', expiryOf(now))
          .select(['quizId', 'tab'])
          .forUpdate()
          .skipLocked()
          .$asTuple('quizId', 'tab'),
      ),
    )
    .execute();
}
