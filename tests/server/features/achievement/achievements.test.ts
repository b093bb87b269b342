import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFor } from '#server/features/achievement/queries.ts';
import {
  awardAchievements,
  recheckAchievements,
} from '#server/features/achievement/workflows/award.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { makeQuiz, pinnedRules, takeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

async function award() {
  await tallyAttempts(world.db, world.clock.now());
  await awardAchievements(world.db, world.clock.now());
}

/** The names and times of what a learner was awarded. */
async function earnedBy(person: Person) {
  const progress = await person.calls.achievement.mine();
  return progress.flatMap(({ counts, levels }) =>
    levels.flatMap(({ level, earnedAt }) => (earnedAt ? [`${counts}-${level}`] : [])),
  );
}

const noticesOf = async (person: Person) =>
  (await person.calls.notice.page({})).items
    .map(({ content }) => content)
    .filter(({ kind }) => kind === 'achievements-earned');

const firstPass = ['quizzes-passed-1', 'full-scores-1'];

describe('an achievement is awarded', () => {
  test('once its level is reached, with one notice for all that are earned at once', async () => {
    const quiz = await makeQuiz(world, { questions: 2 });
    const learner = await world.person();
    await takeQuiz(learner, quiz.id, 0);
    await award();
    expect(await earnedBy(learner)).toEqual([]);
    world.clock.advance(72 * 3_600_000);
    await takeQuiz(learner, quiz.id, 2);
    await award();
    expect(await earnedBy(learner)).toEqual([...firstPass, 'second-chances-1']);
    expect(await noticesOf(learner)).toEqual([
      { kind: 'achievements-earned', data: { earned: 3 } },
    ]);
    await recheckAchievements(world.db, world.clock.now());
    expect(await noticesOf(learner)).toHaveLength(1);
  });

  test('for a pass after a miss once no mark of the earlier attempt is missing', async () => {
    const quiz = await makeEssayQuiz(world);
    const learner = await world.person();
    const first = await takeEssayQuiz(world, learner, quiz);
    world.clock.advance(72 * 3_600_000);
    const second = await takeEssayQuiz(world, learner, quiz);
    await admin.calls.marking.mark({ id: second.id, number: 0, credit: 100 });
    await award();
    expect(await earnedBy(learner)).toEqual(firstPass);
    await admin.calls.marking.mark({ id: first.id, number: 0, credit: 0 });
    await award();
    expect(await earnedBy(learner)).toEqual([...firstPass, 'second-chances-1']);
  });

  test('for attempts that count: who has written a quiz knows its keys', async () => {
    const author = await world.person({ roles: ['author'] });
    const quiz = await makeQuiz(world, { questions: 2, createdBy: author.id });
    await takeQuiz(author, quiz.id, 2);
    await tallyAttempts(world.db, world.clock.now());
    await recheckAchievements(world.db, world.clock.now());
    expect(await earnedBy(author)).toEqual([]);
  });

  test('once, however many processes look for it', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const learners = await Promise.all([1, 2, 3].map(() => world.person()));
    for (const learner of learners) await takeQuiz(learner, quiz.id, 1);
    await tallyAttempts(world.db, world.clock.now());
    const other = await openNeighbour(world.opened);
    const now = world.clock.now();
    await Promise.all(
      [world.db, other.db, world.db, other.db].map((db) => recheckAchievements(db, now)),
    );
    await other.close();
    for (const learner of learners) {
      expect(await earnedBy(learner)).toEqual(firstPass);
      expect(await noticesOf(learner)).toHaveLength(1);
    }
  });

  test('for an attempt that is graded again while the learner is looked at', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const learner = await world.person();
    await takeQuiz(learner, quiz.id, 0);
    await award();
    const now = world.clock.now();
    const userId = learner.id;
    const otherProcess = await openNeighbour(world.opened);
    await world.db.insertInto('achievementChecks').values({ userId }).execute();
    await world.db.transaction().execute(async (tx) => {
      const attempts = tx.updateTable('quizAttempts').where('userId', '=', userId);
      await attempts.set({ points: null, score: 1, passed: true }).execute();
      await awardAchievements(otherProcess.db, now);
    });
    await otherProcess.close();
    await awardAchievements(world.db, now);
    expect(await earnedBy(learner)).toEqual(firstPass);
  });

  test('for what was done before, to everyone, in batches', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const count = 130;
    const users = await world.db
      .insertInto('users')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ username: `before_${index}`, email: `before_${index}@example.com` },
        })),
      )
      .returning('id')
      .execute();
    const now = world.clock.now();
    await world.db
      .insertInto('quizAttempts')
      .values(
        users.map(({ id: userId }) => ({
          ...{ userId, quizId: quiz.id, startedAt: now, deadline: now, completedAt: now },
          ...{ status: 'submitted' as const, passed: true, score: 1, totalQuestions: 1 },
          ...{ talliedAt: now, rules: pinnedRules },
        })),
      )
      .execute();
    await recheckAchievements(world.db, now);
    const rows = await world.db
      .selectFrom('userAchievements')
      .where('rule', '=', 'quizzes-passed-1')
      .where(
        'userId',
        'in',
        users.map(({ id }) => id),
      )
      .select('userId')
      .execute();
    expect(rows).toHaveLength(count);
  });

  test('for practice', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const learner = await world.person();
    await takeQuiz(learner, quiz.id, 1);
    await award();
    const questionId = quiz.questionIds[0] ?? 0;
    await world.db
      .insertInto('practiceAnswers')
      .values(
        Array.from({ length: 10 }, () => ({
          ...{ userId: learner.id, questionId, answerId: crypto.randomUUID() },
          ...{ isCorrect: true, answeredAt: world.clock.now() },
        })),
      )
      .execute();
    await award();
    expect(await earnedBy(learner)).toEqual([...firstPass, 'practice-answers-10']);
  });
});

/** How an attempt can stand: passed with all or some points, waiting for a mark, and missed. */
const attemptRows = [
  { passed: true, score: 10, toBeMarked: 0 },
  { passed: true, score: 9, toBeMarked: 0 },
  { passed: true, score: 9, toBeMarked: 1 },
  { passed: false, score: 0, toBeMarked: 1 },
  { passed: false, score: 0, toBeMarked: 0 },
];

/** Every change of one of two attempts at a quiz. */
const changes = attemptRows.flatMap((first) =>
  attemptRows.flatMap((second) =>
    attemptRows.flatMap((changed) => [
      { before: [first, second], after: [changed, second] },
      { before: [first, second], after: [first, changed] },
    ]),
  ),
);

test('a learner waits for a check after each change of a result that raises what is counted', async () => {
  const quiz = await makeQuiz(world, { questions: 10 });
  const users = await world.db
    .insertInto('users')
    .values(
      changes.map((_, index) => ({
        ...{ username: `changed_${index}`, email: `changed_${index}@example.com` },
      })),
    )
    .returning('id')
    .execute();
  const userIds = users.map(({ id }) => id);
  const now = world.clock.now();
  const times = [now, new Date(now.getTime() + 86_400_000)];
  await world.db
    .insertInto('quizAttempts')
    .values(
      changes.flatMap(({ before }, learner) =>
        before.map((attemptRow, index) => {
          const at = times[index] ?? now;
          return {
            ...{ userId: userIds[learner] ?? 0, quizId: quiz.id, rules: pinnedRules },
            ...{ startedAt: at, deadline: at, completedAt: at, talliedAt: at },
            ...{ status: 'submitted' as const, totalQuestions: 10, ...attemptRow },
          };
        }),
      ),
    )
    .execute();
  const countedBefore = await countFor(world.db, userIds);
  await world.db.deleteFrom('achievementChecks').execute();
  for (const attemptRow of attemptRows)
    for (const [index, at] of times.entries())
      await world.db
        .updateTable('quizAttempts')
        .where('startedAt', '=', at)
        .where('quizId', '=', quiz.id)
        .where(
          'userId',
          'in',
          userIds.filter((_, learner) => {
            const { before, after } = changes[learner] ?? {};
            return after?.[index] === attemptRow && before?.[index] !== attemptRow;
          }),
        )
        .set(attemptRow)
        .execute();
  const countedAfter = await countFor(world.db, userIds);
  const rows = await world.db.selectFrom('achievementChecks').select('userId').execute();
  const waiting = new Set(rows.map(({ userId }) => userId));
  const raised = userIds.filter((id) => {
    const before = Object.values(countedBefore.get(id) ?? {});
    const after = Object.values(countedAfter.get(id) ?? {});
    return after.some((count, rule) => count > (before[rule] ?? 0));
  });
  expect(raised.length).toBeGreaterThan(0);
  const forgotten = raised.filter((id) => !waiting.has(id));
  expect(forgotten.map((id) => changes[userIds.indexOf(id)])).toEqual([]);
});

describe('an achievement that was awarded', () => {
  test('stays when the attempt is voided, and is not awarded again', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const learner = await world.person();
    await takeQuiz(learner, quiz.id, 1);
    await award();
    const before = await learner.calls.achievement.mine();
    await world.db
      .updateTable('quizAttempts')
      .set({ status: 'void', voidedAt: world.clock.now() })
      .where('userId', '=', learner.id)
      .execute();
    world.clock.advance(3_600_000);
    await recheckAchievements(world.db, world.clock.now());
    const after = await learner.calls.achievement.mine();
    expect(after.map(({ levels }) => levels)).toEqual(before.map(({ levels }) => levels));
    expect(after.find(({ counts }) => counts === 'quizzes-passed')?.count).toBe(0);
  });

  test('is kept once when two accounts become one, and what both did counts together', async () => {
    const learner = await world.person();
    const second = await world.person();
    const people = [learner, second];
    for (let index = 0; index < 10; index += 1) {
      const quiz = await makeQuiz(world, { questions: 1 });
      await takeQuiz(people[index % 2] ?? learner, quiz.id, 1);
    }
    await award();
    for (const person of people) expect(await earnedBy(person)).toEqual(firstPass);
    await admin.calls.merge.run({ keepId: learner.id, goneId: second.id, password });
    await award();
    expect(await earnedBy(learner)).toEqual([
      ...['quizzes-passed-1', 'quizzes-passed-10', 'full-scores-1', 'full-scores-10'],
    ]);
  });

  test('is in the export of the account, and not announced to those who switched it off', async () => {
    const quiz = await makeQuiz(world, { questions: 1 });
    const learner = await world.person();
    const kind = 'achievements-earned';
    await learner.calls.notice.choose({ kind, inApp: false, mail: false });
    await takeQuiz(learner, quiz.id, 1);
    await award();
    expect(await noticesOf(learner)).toEqual([]);
    const { achievements } = await learner.calls.account.exportData();
    expect(achievements.map(({ achievementType }) => achievementType)).toEqual(firstPass);
  });
});
