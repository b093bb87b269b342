import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { isMarkedInGradebook } from '#db/conditions/assigned.ts';
import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { QuizChanges, QuizFields } from '#shared/features/quiz/schema.ts';
import { defaultQuestionsPerAttempt } from '#shared/kernel/limits.ts';
import { keepLinked } from './links/mutations.ts';

/** Locks a quiz until the transaction ends. */
export async function lockQuiz(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('quizzes').select('id').where('id', '=', id).forUpdate().execute();
}

/** Keeps quizzes from being changed until the transaction ends. */
export async function holdQuizzes(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('quizzes')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute();
}

/** @returns the new quiz's id */
export async function createQuiz(
  tx: Tx,
  fields: QuizFields & { rules: TakingRules },
  { writer, now }: Writing,
): Promise<number> {
  const { id } = await tx
    .insertInto('quizzes')
    .values({
      ...pickColumns(fields),
      title: fields.title,
      categoryId: fields.categoryId,
      questionsPerAttempt: fields.questionsPerAttempt ?? defaultQuestionsPerAttempt,
      totalQuestions: 0,
      createdBy: writer,
      updatedBy: writer,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the fields that `changes` names. */
export async function updateQuiz(
  tx: Tx,
  id: number,
  changes: QuizChanges,
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('quizzes')
    .set({
      ...pickColumns(changes),
      publishesWhenOpen: publishesAfter(changes),
      updatedBy: writer,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** A change of status takes the mark off, so that a quiz made a draft again stays one; a draft can get it at once. */
function publishesAfter({ status, publishesWhenOpen }: QuizChanges) {
  if (status === 'active') return false;
  if (publishesWhenOpen !== undefined || status === undefined) return publishesWhenOpen;
  return sql<boolean>`publishes_when_open and status = ${status}`;
}

/** The columns of the given fields; undefined values are not part of a statement. */
const pickColumns = (fields: QuizChanges) => ({
  title: fields.title,
  description: fields.description,
  language: fields.language,
  categoryId: fields.categoryId,
  subCategoryId: fields.subCategoryId,
  timeLimit: fields.timeLimit,
  status: fields.status,
  questionsPerAttempt: fields.questionsPerAttempt,
  imageUrl: fields.imageUrl,
  imageAlt: fields.imageAlt,
  difficulty: fields.difficultyOverride,
  rules: fields.rules && JSON.stringify(fields.rules),
  opensAt: fields.opensAt,
  closesAt: fields.closesAt,
  accessCode: fields.accessCode,
  isListed: fields.isListed,
  isMembersOnly: fields.isMembersOnly,
  isByLink: fields.isByLink,
  isOpenForPractice: fields.isOpenForPractice,
  publishesWhenOpen: fields.status === 'active' ? false : fields.publishesWhenOpen,
});

/**
 * Locks questions that may be erased, in the order of their ids. A start of another quiz that draws one of them
 * waits, or is waited for; then its answer is seen.
 * @returns the ids of those that the quizzes have
 */
export async function lockForRemoval(
  tx: Tx,
  quizIds: readonly number[],
  ids?: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('questions')
    .where('quizId', '=', anyOf(quizIds))
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes removals of these questions wait until the transaction ends. */
export async function keepQuestions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
}

/**
 * Whether results need this quiz: it was taken, another quiz drew one of its questions, or a teacher has written into its
 * column of a gradebook.
 */
export const isNeededByResults = sql<SqlBool>`(
  exists (select from quiz_attempts where quiz_attempts.quiz_id = quizzes.id)
  or exists (select from questions join answers on answers.question_id = questions.id
    where questions.quiz_id = quizzes.id)
  or ${isMarkedInGradebook})`;

/** Removes quizzes: those that results need are archived, the others are erased with their questions. */
export async function removeQuizzes(tx: Tx, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const named = anyOf(ids);
  // Lock the quizzes so that no new attempt can start.
  await tx
    .selectFrom('quizzes')
    .select('id')
    .where('id', '=', named)
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockForRemoval(tx, ids);
  await keepLinked(tx, { quizIds: ids }, now);
  await tx
    .updateTable('quizzes')
    .set({ archivedAt: now, updatedAt: now })
    .where('id', '=', named)
    .where('archivedAt', 'is', null)
    .where(isNeededByResults)
    .execute();
  await tx.deleteFrom('seriesQuizzes').where('quizId', '=', named).execute();
  await tx
    .deleteFrom('questions')
    .where('quizId', 'in', (eb) =>
      eb.selectFrom('quizzes').where('id', '=', named).where('archivedAt', 'is', null).select('id'),
    )
    .execute();
  await tx.deleteFrom('quizzes').where('id', '=', named).where('archivedAt', 'is', null).execute();
}

export async function touchQuiz(tx: Tx, id: number, { writer, now }: Writing): Promise<void> {
  await tx
    .updateTable('quizzes')
    .set({ updatedAt: now, updatedBy: writer })
    .where('id', '=', id)
    .execute();
}
