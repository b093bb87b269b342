import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/quiz/question.ts';
import type { QuizSave } from '#shared/features/quiz/schema.ts';
import { defaultQuestionsPerAttempt } from '#shared/kernel/limits.ts';
import { Failure } from '../../kernel/failure.ts';

type QuizFields = QuizSave['quiz'];

/** @returns the new quiz's id */
export async function createQuiz(
  tx: Tx,
  fields: QuizFields,
  createdBy: number,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('quizzes')
    .values({
      ...toColumns(fields),
      questionsPerAttempt: fields.questionsPerAttempt ?? defaultQuestionsPerAttempt,
      totalQuestions: 0,
      createdBy,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuiz(tx: Tx, id: number, fields: QuizFields, now: Date): Promise<void> {
  await tx
    .updateTable('quizzes')
    .set({
      ...toColumns(fields),
      ...(fields.questionsPerAttempt ? { questionsPerAttempt: fields.questionsPerAttempt } : {}),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

function toColumns({ difficultyOverride, questionsPerAttempt: _, ...fields }: QuizFields) {
  return {
    title: fields.title,
    description: fields.description,
    categoryId: fields.categoryId,
    subCategoryId: fields.subCategoryId,
    timeLimit: fields.timeLimit,
    status: fields.status,
    imageUrl: fields.imageUrl,
    difficulty: difficultyOverride,
  };
}

/**
 * Adds questions behind those that are there.
 * @returns their ids, in order
 */
export async function addQuestions(
  tx: Tx,
  quizId: number,
  questions: QuestionInput[],
  now: Date,
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
        quizId,
        position: last + 1 + index,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning('id')
    .execute();
  await touchQuiz(tx, quizId, now);
  return rows.map((row) => row.id);
}

/** Overwrites one question, keeping what learners have answered. */
export async function updateQuestion(
  tx: Tx,
  question: QuestionInput & { id: number; position: number },
  now: Date,
) {
  await tx
    .updateTable('questions')
    .set({ ...toQuestionColumns(question), position: question.position, updatedAt: now })
    .where('id', '=', question.id)
    .execute();
}

function toQuestionColumns(question: QuestionInput) {
  return {
    text: question.text,
    type: question.type,
    options: JSON.stringify(question.type === 'true_false' ? ['True', 'False'] : question.options),
    correctOption: question.correctOption,
    correctOptions: JSON.stringify(question.correctOptions),
    difficulty: question.difficulty,
    explanation: question.explanation,
    imageUrl: question.imageUrl,
    caseSensitive: question.caseSensitive,
    numericTolerance: question.numericTolerance,
  };
}

/** Takes questions out of their quiz: erased when nobody was ever asked them, else kept for the results. */
export async function removeQuestions(
  tx: Tx,
  quizId: number,
  ids: number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
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
    .set({ archivedAt: now })
    .where('quizId', '=', quizId)
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  await touchQuiz(tx, quizId, now);
  return Number(removed.numDeletedRows + kept.numUpdatedRows);
}

/** Takes a quiz away: erased with its questions when nobody ever took it, else kept for the results. */
export async function removeQuiz(tx: Tx, id: number, now: Date): Promise<void> {
  const attempted = await tx
    .selectFrom('quizAttempts')
    .select('id')
    .where('quizId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (attempted) {
    await tx
      .updateTable('quizzes')
      .set({ archivedAt: now, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('seriesQuizzes').where('quizId', '=', id).execute();
    return;
  }
  await tx.deleteFrom('questions').where('quizId', '=', id).execute();
  await tx.deleteFrom('quizzes').where('id', '=', id).execute();
}

export async function touchQuiz(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('quizzes').set({ updatedAt: now }).where('id', '=', id).execute();
}

/**
 * Refuses questions that cannot be asked; drafts may hold them.
 * @throws invalid, with a message per field
 */
export function requirePublishable(questions: readonly QuestionInput[], status: string): void {
  if (status !== 'active') return;
  const fields: Record<string, string> = {};
  questions.forEach((question, index) => {
    for (const { field, message } of whatIsMissing(question))
      fields[`questions.${index}.${field}`] ??= message;
  });
  const [first] = Object.values(fields);
  if (first) throw new Failure('invalid', first, { fields });
}
