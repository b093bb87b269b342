import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { isListed, isOpenTo } from '#db/open-to-all.ts';
import { anyOfPrepared, type Operand, type Params, prepare } from '#db/statements/prepare.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

/** Whether the opening date of the quiz of the row, if it has one, has come. */
const hasOpened = (now: Operand<Date>) =>
  sql<SqlBool>`(quizzes.opens_at is null or quizzes.opens_at <= ${now})`;

/**
 * The questions of quizzes that a member can open and their authors opened for practice, of these quizzes or with
 * these ids. The member may practise them unseen. Where `needsAccessCode` is true, the member must know the access code.
 */
export const listOpenedForPractice = prepare((db, param: Params<WhichOpened>) =>
  db
    .selectFrom('quizzes')
    .innerJoin('questions', 'questions.quizId', 'quizzes.id')
    .where(isOpenTo(param('userId')))
    .where('quizzes.isOpenForPractice', '=', true)
    .where(hasOpened(param('now')))
    .where((eb) =>
      eb.or([
        eb('quizzes.id', '=', anyOfPrepared(param('quizIds'))),
        eb('questions.id', '=', anyOfPrepared(param('questionIds'))),
      ]),
    )
    .select(['questions.id as questionId', 'quizzes.id as quizId'])
    .select(sql<boolean>`quizzes.access_code is not null`.as('needsAccessCode')),
);

interface WhichOpened {
  userId: number;
  quizIds: readonly number[];
  questionIds: readonly number[];
  now: Date;
}

/** Whether the question of the row can be asked and graded at once: complete, not archived, and no essay. */
const isAskable = sql<SqlBool>`(questions.archived_at is null and questions.is_complete
  and questions.type <> 'essay')`;

/** Which of the questions can be asked and graded at once. */
export async function listAskableIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await listAskable(db, { ids });
  return rows.map(({ id }) => id);
}

const listAskable = prepare((db, param: Params<{ ids: readonly number[] }>) =>
  db
    .selectFrom('questions')
    .where('id', '=', anyOfPrepared(param('ids')))
    .where(isAskable)
    .select('id'),
);

/**
 * The question that everyone is asked on a day: of the listed quizzes that are open for practice and could be taken now
 * by everyone, a hash of the day chooses a quiz and one of its own questions. A change of the catalogue rarely changes
 * the choice.
 * @param preferred chosen instead if it may be asked
 */
export async function findForDay(
  db: Database,
  { day, preferred }: { day: Day; preferred: number | undefined },
  now: Date,
) {
  const hash = (id: string) => sql`md5(${day}::text || ' ' || ${sql.ref(id)})`;
  const askable = selectAskedOfEveryone(db, now);
  // After the first answer of a day no hash of every question is computed any more.
  const kept =
    preferred !== undefined &&
    (await askable.where('questions.id', '=', preferred).executeTakeFirst());
  const row =
    kept ||
    (await askable
      .orderBy(hash('quizzes.id'))
      .orderBy(hash('questions.id'))
      .limit(1)
      .executeTakeFirst());
  if (!row) return undefined;
  const { questionId, ...quiz } = row;
  return { questionId, quiz };
}

/** Questions of listed quizzes that are open for practice and could be taken now by everyone. */
const selectAskedOfEveryone = (db: Database, now: Date) =>
  db
    .selectFrom('quizzes')
    .innerJoin('questions', 'questions.quizId', 'quizzes.id')
    .where(isListed)
    .where('quizzes.isOpenForPractice', '=', true)
    .where('quizzes.accessCode', 'is', null)
    .where(hasOpened(now))
    .where((eb) => eb.or([eb('closesAt', 'is', null), eb('closesAt', '>', now)]))
    .where(isAskable)
    .select(['questions.id as questionId', 'quizzes.id', 'quizzes.title', 'quizzes.language']);

/** What ratings need to know of questions: how they can be guessed, and the category of their quiz. */
export const listRatedFacts = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.id', '=', anyOf(ids))
    .select(['questions.id', 'questions.type', 'quizzes.categoryId'])
    .select(
      sql<number>`coalesce(jsonb_array_length(
        case when jsonb_typeof(questions.body -> 'options') = 'array'
          then questions.body -> 'options' end), 0)`.as('options'),
    )
    .execute();
