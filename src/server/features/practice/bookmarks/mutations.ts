import type { Tx } from '#db/open.ts';

interface OwnQuestion {
  userId: number;
  questionId: number;
}

/** Bookmarks a question; a bookmark that exists stays as it is. */
export async function addBookmark(tx: Tx, own: OwnQuestion, now: Date): Promise<void> {
  await tx
    .insertInto('bookmarks')
    .values({ ...own, bookmarkedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeBookmark(tx: Tx, { userId, questionId }: OwnQuestion): Promise<void> {
  await tx
    .deleteFrom('bookmarks')
    .where('userId', '=', userId)
    .where('questionId', '=', questionId)
    .execute();
}

/** Stores a note in place of the one before; an empty one is removed. */
export async function writeNote(
  tx: Tx,
  { userId, questionId, text }: OwnQuestion & { text: string },
  updatedAt: Date,
): Promise<void> {
  if (text === '') {
    await tx
      .deleteFrom('questionNotes')
      .where('userId', '=', userId)
      .where('questionId', '=', questionId)
      .execute();
    return;
  }
  await tx
    .insertInto('questionNotes')
    .values({ userId, questionId, text, updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'questionId']).doUpdateSet({ text, updatedAt }),
    )
    .execute();
}
