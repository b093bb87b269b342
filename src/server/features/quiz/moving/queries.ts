import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import type { MovePreview } from '#shared/features/quiz/moving.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import { listBankQuestions } from '../bank/queries.ts';
import { findQuizCard } from '../cards/queries.ts';
import { countLost, listDrawingQuizzes } from '../draws/queries.ts';
import { namedFor } from '../leaving/queries.ts';
import { listLinkedIds } from '../links/queries.ts';

/** The category and language of the quiz of the first of these questions; undefined when that quiz is deleted. */
export const findFilingOf = (db: Database, questionIds: readonly number[]) =>
  db
    .selectFrom('quizzes')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('questions')
        .where('id', '=', anyOf(questionIds))
        .select('quizId')
        .orderBy('id')
        .limit(1),
    )
    .where('archivedAt', 'is', null)
    .select(['categoryId', 'subCategoryId', 'language'])
    .executeTakeFirst();

/** A quiz that questions are moved to, and what it links. */
export async function findTarget(db: Database, id: number) {
  const quiz = await findQuizCard(db, id, 'author');
  if (!quiz) return undefined;
  const { status, language, categoryId } = quiz;
  return { id, status, language, categoryId, linked: await listLinkedIds(db, id) };
}
type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/** Why a question cannot become one of this quiz; undefined if it can. A published quiz takes only complete ones. */
export function whyNotMoved(
  question: QuestionInput & { id: number; archivedAt: Date | null },
  { status, linked }: Pick<Target, 'status' | 'linked'>,
): string | undefined {
  if (linked.has(question.id)) return 'That quiz links the question already';
  if (status !== 'active' || question.archivedAt) return undefined;
  return whatIsMissing(question)[0]?.message;
}

const previewLength = 80;

/** What a move of questions would change. @param quizId null for a new draft, which is like the quiz of the first question */
export async function previewMove(
  db: Database,
  { ids, quizId }: { ids: readonly number[]; quizId: number | null },
  manager: Manager,
): Promise<MovePreview> {
  const questions = [...(await listBankQuestions(db, ids)).values()];
  const sources = await listSources(
    db,
    questions.map((question) => question.quizId),
  );
  const target = quizId === null ? undefined : orNotFound(await findTarget(db, quizId), 'Quiz');
  const first = sources.find(({ id }) => id === questions[0]?.quizId);
  const leaving = questions.filter((question) => question.quizId !== quizId);
  const judged = leaving.map((question) => ({
    question,
    message: target && whyNotMoved(question, target),
  }));
  const moved = judged.flatMap(({ question, message }) =>
    message === undefined ? [question] : [],
  );
  const lossOf = (id: number) => moved.filter((question) => question.quizId === id);
  return {
    from: sources.flatMap(({ id, title, status, own }) => {
      const lost = lossOf(id).filter(({ archivedAt }) => archivedAt === null).length;
      return lossOf(id).length === 0
        ? []
        : [{ quizId: id, title, status, questions: lossOf(id).length, left: own - lost }];
    }),
    there: questions.length - leaving.length,
    refused: judged.flatMap(({ question, message }) =>
      message === undefined
        ? []
        : [{ preview: plainPreview(question.text, previewLength), message }],
    ),
    draws: namedFor(
      manager,
      await listShort(db, {
        moved,
        sources,
        target: target ?? { ...(first ?? noFiling), id: 0 },
      }),
    ),
  };
}

const noFiling = { language: '', categoryId: null };

const listSources = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('quizzes')
    .where('id', '=', anyOf(new Set(ids)))
    .select(['id', 'title', 'status', 'language', 'categoryId'])
    .select(
      sql<number>`(select count(*) from questions
        where questions.quiz_id = quizzes.id and questions.archived_at is null)`.as('own'),
    )
    .orderBy('title')
    .orderBy('id')
    .execute();

interface Move {
  moved: readonly { id: number; quizId: number }[];
  sources: Awaited<ReturnType<typeof listSources>>;
  target: Pick<Target, 'id' | 'language' | 'categoryId'>;
}

/**
 * Quizzes whose draws would find fewer questions than they ask for: a draw has a language and may have a category, and
 * takes no question of its own quiz.
 */
async function listShort(db: Database, { moved, sources, target }: Move) {
  const sourceOf = new Map(sources.map((quiz) => [quiz.id, quiz]));
  const elsewhere = moved.filter(({ quizId }) => {
    const source = sourceOf.get(quizId);
    return source?.language !== target.language || source.categoryId !== target.categoryId;
  });
  const short = [];
  for (const quiz of await listDrawingQuizzes(db)) {
    const lost = quiz.id === target.id ? moved : elsewhere;
    if (lost.length === 0) continue;
    const questions = await countLost(
      db,
      quiz.id,
      lost.map(({ id }) => id),
    );
    if (questions > 0) short.push({ ...quiz, questions });
  }
  return short;
}
