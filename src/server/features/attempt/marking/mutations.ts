import type { Tx } from '#db/open.ts';

interface NewMark {
  answerId: number;
  number: number;
  credit: number;
  levels: readonly number[] | null;
  comment: string | null;
}

/** Adds a mark, which counts from now on. The caller has locked the attempt, so that the number is free. */
export async function addMark(
  tx: Tx,
  { levels, ...mark }: NewMark,
  by: { userId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('answerMarks')
    .values({
      ...mark,
      levels: levels && JSON.stringify(levels),
      markedAt: by.now,
      markedBy: by.userId,
    })
    .execute();
}
