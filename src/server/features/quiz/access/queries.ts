import { sql } from 'kysely';
import type { Database, Tx } from '#db/open.ts';
import { isOpenToAll } from '#db/open-to-all.ts';
import { publicNameOf } from '#db/public-name.ts';

/** The access link of a quiz. */
export const findAccessLink = (db: Database, quizId: number) =>
  db
    .selectFrom('accessLinks')
    .where('quizId', '=', quizId)
    .select('createdAt')
    .select(publicNameOf('accessLinks.createdBy').as('createdByName'))
    .select(
      sql<number>`(select count(*)::int from access_openings where quiz_id = access_links.quiz_id)`.as(
        'openings',
      ),
    )
    .executeTakeFirst();

/** The quiz that the link with this token leads to. The link is kept until the transaction ends. */
export const findLinkedQuiz = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom('accessLinks')
    .innerJoin('quizzes', 'quizzes.id', 'accessLinks.quizId')
    .where('tokenHash', '=', tokenHash)
    .where('quizzes.archivedAt', 'is', null)
    .select(['quizzes.id', isOpenToAll.as('isOpen')])
    .forKeyShare('accessLinks')
    .executeTakeFirst();
