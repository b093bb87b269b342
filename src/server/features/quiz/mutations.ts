import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/quiz/question.ts';
import { bodyOf } from '#shared/features/quiz/question-types/registry.ts';
import type { QuizChanges, QuizFields } from '#shared/features/quiz/schema.ts';
import { defaultQuestionsPerAttempt } from '#shared/kernel/limits.ts';
import { authoredColumns } from './queries.ts';

/** Makes other saves of this quiz wait until the transaction ends. */
export async function lockQuiz(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('quizzes').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Locks questions of this quiz for a change, in the order of their ids. Everything that changes several
 * questions in one transaction locks them in that order first, so that no two wait for each other.
 */
export async function lockQuestions(tx: Tx, quizId: number, ids?: number[]): Promise<void> {
  await tx
    .selectFrom('questions')
    .select('id')
    .where('quizId', '=', quizId)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::int[])`))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** @returns the new quiz's id */
export async function createQuiz(
  tx: Tx,
  fields: QuizFields,
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

/** Changes what `changes` names. */
export async function updateQuiz(
  tx: Tx,
  id: number,
  changes: QuizChanges,
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('quizzes')
    .set({ ...pickColumns(changes), updatedBy: writer, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The columns of the fields that are there. What is undefined is no part of a statement. */
const pickColumns = (fields: QuizChanges) => ({
  title: fields.title,
  description: fields.description,
  categoryId: fields.categoryId,
  subCategoryId: fields.subCategoryId,
  timeLimit: fields.timeLimit,
  status: fields.status,
  questionsPerAttempt: fields.questionsPerAttempt,
  imageUrl: fields.imageUrl,
  difficulty: fields.difficultyOverride,
});

/**
 * Adds questions, behind those that are there unless they bring a position.
 * @returns their ids, in order
 */
export async function addQuestions(
  tx: Tx,
  quizId: number,
  questions: (QuestionInput & { position?: number })[],
  by: Writing,
): Promise<number[]> {
  if (questions.length === 0) return [];
  const { last } = await tx
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .executeTakeFirstOrThrow();
  const rows = await tx
    .insertInto('questions')
    .values(
      questions.map((question, index) => ({
        ...toQuestionColumns(question),
        body: JSON.stringify(bodyOf(question.type, question)),
        quizId,
        position: question.position ?? last + 1 + index,
        createdAt: by.now,
        updatedAt: by.now,
      })),
    )
    .returning('id')
    .execute();
  await touchQuiz(tx, quizId, by);
  return rows.map((row) => row.id);
}

/**
 * Overwrites questions in one statement, keeping what learners have answered; those that are the
 * same already stay untouched.
 * @returns how many have changed
 */
export async function rewriteQuestions(
  tx: Tx,
  quizId: number,
  questions: (QuestionInput & { id: number; position: number })[],
  now: Date,
): Promise<number> {
  if (questions.length === 0) return 0;
  await lockQuestions(
    tx,
    quizId,
    questions.map(({ id }) => id),
  );
  const columns = ['position', ...authoredColumns] as const;
  const rows = questions.map(({ id, position, ...question }) => {
    const values = { ...toQuestionColumns(question), position };
    return { id, ...Object.fromEntries(columns.map((name) => [snakeCase(name), values[name]])) };
  });
  const given = (name: string) => sql.ref(`given.${name}`);
  const { numAffectedRows } = await sql`
    update questions set
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${given(name)}`))}, updated_at = ${now}
    from jsonb_populate_recordset(null::questions, ${JSON.stringify(rows)}::jsonb) as given
    where questions.id = given.id and questions.quiz_id = ${quizId}
      and (${sql.join(columns.map((name) => sql.ref(`questions.${name}`)))})
        is distinct from (${sql.join(columns.map(given))})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** A question's values by column. */
function toQuestionColumns(question: QuestionInput) {
  const { text, type, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = bodyOf(type, question);
  return {
    text,
    type,
    body,
    difficulty,
    explanation,
    imageUrl,
    imageAlt,
  } satisfies Record<(typeof authoredColumns)[number], unknown>;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Removes questions from their quiz: erased when they were never asked, else archived for the results. */
export async function removeQuestions(
  tx: Tx,
  quizId: number,
  ids: number[],
  by: Writing,
): Promise<number> {
  if (ids.length === 0) return 0;
  // Lock the quiz so that no new attempt can draw these questions.
  await lockQuiz(tx, quizId);
  await lockQuestions(tx, quizId, ids);
  const removed = await tx
    .deleteFrom('questions')
    .where('quizId', '=', quizId)
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('answers').whereRef('answers.questionId', '=', 'questions.id').select('id'),
        ),
      ),
    )
    .executeTakeFirst();
  const kept = await tx
    .updateTable('questions')
    .set({ archivedAt: by.now })
    .where('quizId', '=', quizId)
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  await touchQuiz(tx, quizId, by);
  return Number(removed.numDeletedRows + kept.numUpdatedRows);
}

/** Removes quizzes: erased with their questions when never taken, else archived for the results. */
export async function removeQuizzes(tx: Tx, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const named = sql<number>`any(${ids}::int[])`;
  // Lock the quizzes so that no new attempt can start.
  await tx
    .selectFrom('quizzes')
    .select('id')
    .where('id', '=', named)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('quizzes')
    .set({ archivedAt: now, updatedAt: now })
    .where('id', '=', named)
    .where('archivedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quizAttempts')
          .whereRef('quizAttempts.quizId', '=', 'quizzes.id')
          .select('quizAttempts.id'),
      ),
    )
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

/**
 * Refuses questions that cannot be asked; drafts may have them.
 * @param pathOf where in the input the field of a question is
 * @throws invalid, with a message per field
 */
export function requirePublishable(
  questions: readonly QuestionInput[],
  status: string,
  pathOf: (index: number, field: string) => string = (index, field) =>
    `questions.${index}.${field}`,
): void {
  if (status !== 'active') return;
  const fields: Record<string, string> = {};
  questions.forEach((question, index) => {
    for (const { field, message } of whatIsMissing(question)) {
      const path = pathOf(index, field);
      fields[path] ??= path.endsWith(field) ? message : `Question ${index + 1}: ${message}`;
    }
  });
  const [first] = Object.values(fields);
  if (first) throw new Failure('invalid', first, { fields });
}
