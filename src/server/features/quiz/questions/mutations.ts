import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { bodyOf } from '#shared/features/question/question-types/registry.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import { keepLinked } from '../links/mutations.ts';
import { lockForRemoval, lockQuiz, touchQuiz } from '../mutations.ts';
import { authoredColumns, findNextPosition } from './queries.ts';

/**
 * Locks questions of this quiz for a change, in the order of their ids. Every transaction that changes several
 * questions locks them in this order first, so that no two deadlock.
 */
export async function lockQuestions(tx: Tx, quizId: number, ids?: number[]): Promise<void> {
  await tx
    .selectFrom('questions')
    .select('id')
    .where('quizId', '=', quizId)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Adds questions, after the stored ones unless they have a position.
 * @returns their ids, in order
 */
export async function addQuestions(
  tx: Tx,
  quizId: number,
  questions: (QuestionInput & { position?: number })[],
  by: Writing,
): Promise<number[]> {
  if (questions.length === 0) return [];
  const next = await findNextPosition(tx, quizId);
  const rows = await tx
    .insertInto('questions')
    .values(
      questions.map((question, index) => ({
        ...toQuestionColumns(question),
        body: JSON.stringify(bodyOf(question.type, question)),
        isComplete: isComplete(question),
        quizId,
        position: question.position ?? next + index,
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
 * Overwrites questions in one statement; their answers stay. Unchanged questions are not written.
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
  const columns = ['position', 'isComplete', ...authoredColumns] as const;
  const rows = questions.map(({ id, position, ...question }) => {
    const values = { ...toQuestionColumns(question), isComplete: isComplete(question), position };
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

const isComplete = (question: QuestionInput): boolean => whatIsMissing(question).length === 0;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Removes questions from their quiz: those never asked are erased, the others are archived for the results. */
export async function removeQuestions(
  tx: Tx,
  quizId: number,
  named: number[],
  by: Writing,
): Promise<number> {
  if (named.length === 0) return 0;
  // Lock the quiz so that no new attempt can draw these questions.
  await lockQuiz(tx, quizId);
  // Questions that have moved to another quiz stay there, and so do the links to them.
  const ids = await lockForRemoval(tx, [quizId], named);
  if (ids.length === 0) return 0;
  await keepLinked(tx, { questionIds: ids }, by.now);
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
