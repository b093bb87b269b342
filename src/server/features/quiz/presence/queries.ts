import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { presenceSeconds } from '#shared/features/quiz/presence.ts';

/** Heartbeats before this moment do not count any more. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() - presenceSeconds * 1000);

interface Viewer {
  quizId: number;
  tab: string;
  userId: number;
  now: Date;
}

/** The open editors of a quiz, apart from the one that asks. */
export async function listOtherEditors(db: Database, { quizId, tab, userId, now }: Viewer) {
  const rows = await db
    .selectFrom('editorPresences')
    .where('quizId', '=', quizId)
    .where('tab', '!=', tab)
    .where('seenAt', '>=', expiryOf(now))
    .select(['userId', 'questionId'])
    .select(publicNameOf('editorPresences.userId').as('name'))
    .orderBy('name')
    .orderBy('tab')
    .execute();
  return rows.map((row) => ({
    name: row.name ?? '',
    isOwn: row.userId === userId,
    questionId: row.questionId,
  }));
}
