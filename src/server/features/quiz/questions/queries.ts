import type { Database } from '#db/open.ts';
import { wordSearch } from '#db/text-search.ts';
import {
  fieldsOf,
  optionsForTaker,
  type QuestionBody,
} from '#shared/features/quiz/question-types/registry.ts';

/** The columns of a question that its author writes, without the position. */
export const authoredColumns = [
  'text',
  'type',
  'body',
  'difficulty',
  'explanation',
  'imageUrl',
  'imageAlt',
] as const;

/** The same, for statements with other tables. */
export const questionColumns = authoredColumns.map((name) => `questions.${name}` as const);

/** A quiz's questions in order, with their keys. */
export async function listQuestionsForAuthor(db: Database, quizId: number) {
  const rows = await selectQuestionsForAuthor(db)
    .where('quizId', '=', quizId)
    .orderBy('position')
    .orderBy('questions.id')
    .execute();
  return rows.map(withFields);
}

export async function findQuestionForAuthor(db: Database, id: number) {
  const row = await selectQuestionsForAuthor(db).where('questions.id', '=', id).executeTakeFirst();
  return row && withFields(row);
}

/** A question with the fields of its body. */
function withFields<Row extends { body: QuestionBody }>({ body, ...question }: Row) {
  return { ...question, ...fieldsOf(body) };
}

function selectQuestionsForAuthor(db: Database) {
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .select([
      'questions.id',
      'quizId',
      'quizzes.categoryId',
      'position',
      ...questionColumns,
      'timesAnswered',
      'timesCorrect',
      'timesSkipped',
      'calculatedDifficulty',
      'difficultyScore',
      'lastDifficultyUpdate',
      'questions.updatedAt',
    ]);
}

/** A quiz's questions in order, without keys. */
export async function listQuestionsForTaker(db: Database, quizId: number) {
  const rows = await db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select(['id', 'type', 'text', 'body', 'imageUrl', 'imageAlt'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ body, ...row }) => ({
    ...row,
    options: optionsForTaker({ type: row.type, body }),
  }));
}

const mostQuestionHits = 20;

/** Questions of quizzes that are not deleted, drafts included, by the words of their text; the best match first. */
export function searchQuestions(db: Database, text: string) {
  const { found, rank } = wordSearch('questions', text);
  return db
    .selectFrom('questions')
    .innerJoin('quizzes', 'quizzes.id', 'questions.quizId')
    .where('questions.archivedAt', 'is', null)
    .where('quizzes.archivedAt', 'is', null)
    .where(found)
    .select([
      'questions.id',
      'questions.quizId',
      'quizzes.title as quizTitle',
      'quizzes.status as quizStatus',
      'questions.text',
    ])
    .orderBy(rank, 'desc')
    .orderBy('questions.id', 'desc')
    .limit(mostQuestionHits)
    .execute();
}
