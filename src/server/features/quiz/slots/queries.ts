import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { withPreview } from '#server/features/question/bank/views.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inSlotOrder } from '#shared/features/quiz/slot-order.ts';
import type { QuizSlot as Slot } from '#shared/features/quiz/slots.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { listDrawsForAuthor } from '../draws/queries.ts';
import { isAsked, selectLinks } from '../links/queries.ts';
import { hasQuizOfOthers } from '../queries.ts';
import { listQuestionsByIds, listQuestionsForAuthor } from '../questions/queries.ts';

type QuizSlot = z.input<typeof Slot>;

/** When the links and draws of a quiz were last changed. @throws not-found when it was erased meanwhile */
export async function getSlotsVersion(db: Database, quizId: number): Promise<Date> {
  const row = await db
    .selectFrom('quizzes')
    .where('id', '=', quizId)
    .select(sql<Date>`coalesce(slots_updated_at, created_at)`.as('updatedAt'))
    .executeTakeFirst();
  return orNotFound(row, 'Quiz').updatedAt;
}

/** How many quizzes ask the question in this column by a link; deleted ones do not count. */
const linkedBy = (questionId: RawBuilder<unknown>) => sql<number>`(select count(*) from quiz_links
  join quizzes on quizzes.id = quiz_links.quiz_id
  where quiz_links.question_id = ${questionId} and quizzes.archived_at is null)`;

const listOwn = (db: Database, quizId: number) =>
  db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select(['id as questionId', 'text', linkedBy(sql.ref('questions.id')).as('linkedBy')])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** All slots of a quiz in their order. @param manager sees the keys of the linked questions that it manages */
export async function listSlots(
  db: Database,
  quizId: number,
  manager: Manager,
): Promise<QuizSlot[]> {
  const own = await listOwn(db, quizId);
  const placed = [
    ...(await listLinkSlots(db, quizId, manager)),
    ...(await listDrawSlots(db, quizId)),
  ];
  return inSlotOrder<QuizSlot>(
    own.map((question, position) => ({ kind: 'own' as const, ...withPreview(question), position })),
    placed,
  );
}

/** What a quiz asks without its draws, in the order of its slots: linked questions as far as they are asked and managed. */
export async function listQuestionsInSlots(db: Database, quizId: number, manager: Manager) {
  const own = (await listQuestionsForAuthor(db, quizId)).map((question, position) => ({
    ...question,
    position,
  }));
  const links = await listLinkSlots(db, quizId, manager);
  const placed = links.map(({ position, questions }) => ({
    position,
    questions: questions.flatMap(({ question }) => question ?? []),
  }));
  return inSlotOrder<(typeof placed)[number]['questions'][number]>(own, placed);
}

async function listLinkSlots(db: Database, quizId: number, manager: Manager) {
  const links = await selectLinks(db, quizId)
    .select(['questions.text', 'questions.quizId as homeId', isAsked.as('isAsked')])
    .execute();
  const known: number[] = [];
  for (const homeId of new Set(links.map((link) => link.homeId)))
    if (!(await hasQuizOfOthers(db, manager, [homeId]))) known.push(homeId);
  const shown = links.filter((link) => link.isAsked && known.includes(link.homeId));
  const questions = await listQuestionsByIds(
    db,
    shown.map(({ questionId }) => questionId),
  );
  return links.map(({ position, text, isAsked: asked, questionId }) => ({
    position,
    questions: [
      {
        kind: 'link' as const,
        ...withPreview({ questionId, text }),
        isAsked: asked,
        question: questions.find(({ id }) => id === questionId) ?? null,
      },
    ],
  }));
}

const listDrawSlots = async (db: Database, quizId: number) =>
  (await listDrawsForAuthor(db, quizId)).map(({ position, ...draw }) => ({
    position,
    questions: [{ kind: 'draw' as const, ...draw }],
  }));
