import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { lockQuiz } from '../mutations.ts';

interface NewLink {
  quizId: number;
  tokenHash: string;
  createdBy: number;
  createdAt: Date;
}

/** Gives a quiz a new access link. An earlier one ends, with what it opened. */
export async function renewAccessLink(tx: Tx, link: NewLink): Promise<void> {
  const { quizId } = link;
  await lockQuiz(tx, quizId);
  await tx.deleteFrom('accessLinks').where('quizId', '=', quizId).execute();
  await tx.insertInto('accessLinks').values(link).execute();
  await recordAct(tx, { kind: 'quizzes', rowId: quizId }, { accessLink: 'made' });
}

/** @returns whether there was a link */
export async function endAccessLink(tx: Tx, quizId: number): Promise<boolean> {
  await lockQuiz(tx, quizId);
  const { numDeletedRows } = await tx
    .deleteFrom('accessLinks')
    .where('quizId', '=', quizId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordAct(tx, { kind: 'quizzes', rowId: quizId }, { accessLink: 'ended' });
  return true;
}

interface Opening {
  quizId: number;
  userId: number;
  openedAt: Date;
}

/** Lets a member in. The link is kept by the transaction. */
export async function letIn(tx: Tx, opening: Opening): Promise<void> {
  await tx
    .insertInto('accessOpenings')
    .values(opening)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
