import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '#server/features/account/erasure/mutations.ts';
import { listAnswerTimes, listGradedAnswers } from '#server/features/attempt/history/queries.ts';
import { moveAttempts } from '#server/features/attempt/merge/mutations.ts';
import {
  countPassed,
  listWhoMastered,
  selectFirstAttempts,
} from '#server/features/attempt/passing/queries.ts';
import { countedAttemptsOf } from '#server/features/attempt/queries.ts';
import { isOverFor } from '#server/features/attempt/reopening/queries.ts';
import { endWaits } from '#server/features/attempt/supervision/mutations.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { AttemptStatus } from '#shared/features/attempt/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const statuses = [
  'open',
  'submitted',
  'timed_out',
  'abandoned',
  'self_reported',
  'void',
] as const satisfies AttemptStatus[];

const hour = 3_600_000;
const later = (hours: number) => new Date(world.clock.now().getTime() + hours * hour);

/** A learner with one attempt that passed, as it would be in this status. */
async function scene(
  status: AttemptStatus,
  { maxAttempts = null }: { maxAttempts?: number | null } = {},
) {
  const quiz = await makeQuiz(world, { questions: 2 });
  await world.db
    .updateTable('quizzes')
    .set({ rules: JSON.stringify({ ...standardRules, maxAttempts }) })
    .where('id', '=', quiz.id)
    .execute();
  const learner = await world.person();
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 2),
  });
  const isEnded = status !== 'open';
  await world.db
    .updateTable('quizAttempts')
    .set({ status, voidedAt: status === 'void' ? later(-1) : null })
    .$if(!isEnded, (query) => query.set({ completedAt: null, timeTaken: null }))
    .where('id', '=', attempt.id)
    .execute();
  return { quizId: quiz.id, learner, attemptId: attempt.id };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const row = (attemptId: number) =>
  world.db
    .selectFrom('quizAttempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();

/** In which of all statuses something is true of an attempt. */
async function whereTrue(
  isTrue: (scene: Scene) => Promise<boolean>,
  options?: Parameters<typeof scene>[1],
): Promise<AttemptStatus[]> {
  const found: AttemptStatus[] = [];
  for (const status of statuses) if (await isTrue(await scene(status, options))) found.push(status);
  return found;
}

const finished = ['submitted', 'timed_out', 'abandoned', 'self_reported'];
const graded = ['submitted', 'timed_out'];

test('finished attempts use one up, in the rule as in statements, and begin a wait that can be ended', async () => {
  const once = { maxAttempts: 1 };
  const statusOf = async ({ learner, quizId }: Scene) =>
    (await learner.calls.attempt.retakeStatus({ quizIds: [quizId] }))[0];
  expect(await whereTrue(async (one) => (await statusOf(one))?.action === 'used-up', once)).toEqual(
    finished,
  );
  const isOver = async ({ learner, quizId }: Scene) => {
    const { over } = await world.db
      .selectFrom('quizzes')
      .where('id', '=', quizId)
      .select(isOverFor(sql`${learner.id}`, world.clock.now()).as('over'))
      .executeTakeFirstOrThrow();
    return over;
  };
  expect(await whereTrue(isOver, once)).toEqual(finished);
  const isEnded = async (one: Scene) => {
    await inTransaction(world.db, (tx) => endWaits(tx, [one.attemptId], world.clock.now()));
    const { canRetakeAt } = await row(one.attemptId);
    return canRetakeAt !== null && canRetakeAt <= world.clock.now();
  };
  expect(await whereTrue(isEnded)).toEqual(finished);
  expect(
    await whereTrue(async ({ learner, attemptId }) =>
      (await learner.calls.attempt.list()).some(({ id }) => id === attemptId),
    ),
  ).toEqual(finished);
});

test('of two accounts the longer wait holds after a merge, whatever finished attempt it is of', async () => {
  const isKept = async ({ learner, quizId, attemptId }: Scene) => {
    const kept = await world.person();
    const { id, questions } = await kept.calls.attempt.start({ quizId });
    await kept.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 0) });
    await world.db
      .updateTable('quizAttempts')
      .set({ canRetakeAt: later(1000) })
      .where('id', '=', attemptId)
      .execute();
    await inTransaction(world.db, (tx) =>
      moveAttempts(tx, { keepId: kept.id, goneId: learner.id }),
    );
    const [status] = await kept.calls.attempt.retakeStatus({ quizIds: [quizId] });
    return status?.canRetakeAt === later(1000).toISOString();
  };
  expect(await whereTrue(isKept)).toEqual(finished);
});

test('graded attempts count in what a learner has achieved, and in all sums', async () => {
  const { db } = world;
  const counts: Record<string, (one: Scene) => Promise<boolean>> = {
    progress: async ({ learner, quizId }) =>
      (await learner.calls.attempt.progress({ quizId })).attemptCount === 1,
    mastered: async ({ learner, quizId }) => {
      const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [quizId] });
      return status?.mastered === true && status.bestScore === 100;
    },
    series: async ({ learner, quizId }) =>
      (await listWhoMastered(db, { userIds: [learner.id], quizIds: [quizId] })).length === 1,
    achievements: async ({ learner }) => (await countPassed(db, [learner.id])).length === 1,
    attempts: async ({ learner, quizId }) => {
      const counted = countedAttemptsOf(quizId, learner.id);
      const { count } = await db.selectNoFrom(counted.as('count')).executeTakeFirstOrThrow();
      return count === 1;
    },
    practice: async ({ learner }) => {
      const which = { userId: learner.id, atMost: 10, now: world.clock.now() };
      return (await listGradedAnswers(db, which)).length === 2;
    },
    goals: async ({ learner }) => {
      const which = { userIds: [learner.id], since: [later(-1).toISOString()], atMost: 10 };
      return (await listAnswerTimes(db, which))[0]?.count === 2;
    },
    firsts: async ({ learner }) =>
      (await selectFirstAttempts(db).execute()).some(({ userId }) => userId === learner.id),
    tally: async ({ learner }) => {
      await tallyAttempts(db, world.clock.now());
      const bests = await db
        .selectFrom('quizBests')
        .where('userId', '=', learner.id)
        .select('attemptCount')
        .execute();
      return bests.length === 1;
    },
    results: async ({ quizId }) =>
      (await admin.calls.progress.resultsSummary({ id: quizId })).takers === 1,
    challenge: async ({ learner, attemptId }) => {
      const state = await learner.calls.attempt.challenge({ id: attemptId }).catch(() => undefined);
      return state !== undefined && state.bar !== 'unfinished';
    },
    gradebook: async ({ learner, quizId }) => {
      const teacher = await world.person({ roles: ['teacher'] });
      const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
      const { class: made } = await teacher.calls.classroom.gradebook({ classId });
      await learner.calls.classroom.join({ joinCode: made.joinCode });
      await teacher.calls.classroom.assign({
        ...{ classId, quizId, dueAt: null },
        startsAt: later(-2).toISOString(),
      });
      const { cells } = await teacher.calls.classroom.gradebook({ classId });
      return cells[0]?.mark?.percentage === 100;
    },
  };
  for (const [name, isCounted] of Object.entries(counts))
    expect([name, await whereTrue(isCounted)]).toEqual([name, graded]);
});

test('an erased account leaves attempts that the server has graded or that were given up', async () => {
  const isLeft = async (one: Scene) => {
    const { id } = one.learner;
    const due = { accountStatus: 'pending_deletion', scheduledDeletionDate: later(-1) } as const;
    await world.db.updateTable('users').set(due).where('id', '=', id).execute();
    await inTransaction(world.db, (tx) => eraseAccount(tx, id, world.clock.now()));
    const { left } = await world.db
      .selectFrom('quizAttempts')
      .where('id', '=', one.attemptId)
      .select(sql<number>`count(*)`.as('left'))
      .executeTakeFirstOrThrow();
    return left === 1;
  };
  expect(await whereTrue(isLeft)).toEqual(['submitted', 'timed_out', 'abandoned']);
});

test('a regrade asks about all attempts but reported ones, and changes results of graded ones', async () => {
  const previewOf = async ({ attemptId }: Scene) => {
    const { questionId = 0 } = (await row(attemptId)).paper[0] ?? {};
    await world.db
      .updateTable('answers')
      .set({ isCorrect: false, response: null })
      .where('quizAttemptId', '=', attemptId)
      .execute();
    const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
    return admin.calls.regrade.preview(choice);
  };
  expect(await whereTrue(async (one) => (await previewOf(one)).asked === 1)).toEqual(
    statuses.filter((status) => status !== 'self_reported'),
  );
  expect(await whereTrue(async (one) => (await previewOf(one)).gains === 1)).toEqual(graded);
});
