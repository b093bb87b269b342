import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closingFor } from '#db/conditions/closing.ts';
import { listConditionsFor } from '#server/features/attempt/queries.ts';
import { allowedOn } from '#server/features/exception/queries.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const hour = 3_600_000;

/** What one source allows: on the quiz, on another one, or on every quiz. */
const allowed = fc.record({
  on: fc.constantFrom('quiz', 'other', 'every'),
  extraTimePercent: fc.constantFrom(0, 10, 25, 50),
  extraAttempts: fc.integer({ min: 0, max: 3 }),
  closesInHours: fc.option(fc.integer({ min: -2, max: 9 })),
});
type Allowed = typeof allowed extends fc.Arbitrary<infer Value> ? Value : never;

/** As it is stored: attempts and dates belong to one quiz, and something is allowed. */
function stored({ on, ...given }: Allowed) {
  const { extraTimePercent, extraAttempts, closesInHours } = given;
  const isOfQuiz = on !== 'every';
  const each = {
    ...{ on, extraTimePercent, extraAttempts: isOfQuiz ? extraAttempts : 0 },
    closesInHours: isOfQuiz ? closesInHours : null,
  };
  const isNothing = each.extraAttempts === 0 && each.closesInHours === null;
  return isNothing && extraTimePercent === 0 ? { ...each, extraTimePercent: 5 } : each;
}

const sources = fc.record({
  administrator: fc.uniqueArray(allowed.map(stored), { selector: ({ on }) => on }),
  classes: fc.tuple(
    ...[0, 1].map(() =>
      fc.record({
        given: fc.uniqueArray(allowed.map(stored), { selector: ({ on }) => on }),
        // When the class assigns the quiz; an exception is in effect from then on.
        startsInHours: fc.constantFrom(-1, 1, null),
      }),
    ),
  ),
  chosen: fc.constantFrom(0, 25, 100),
  maxAttempts: fc.constantFrom(null, 1, 2),
  closesInHours: fc.constantFrom(null, 3),
});

/** Three that are equal add up as well. */
const more = { on: 'quiz' as const, extraTimePercent: 0, extraAttempts: 1, closesInHours: null };
const ofClass = { given: [more], startsInHours: -1 as const };
const threeEqual = {
  ...{ administrator: [more], classes: [ofClass, ofClass] },
  ...{ chosen: 0 as const, maxAttempts: 1 as const, closesInHours: null },
};

async function makeClass(world: World, learner: Person) {
  const teacher = await world.person({ roles: ['teacher'] });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  return classId;
}

test('several exceptions of administrators and classes add up in the rules as in the statements', async () => {
  await using world = await createWorld();
  const { db } = world;
  const learner = await world.person();
  const [quiz, other] = [await makeQuiz(world), await makeQuiz(world)];
  const classIds = [await makeClass(world, learner), await makeClass(world, learner)];
  const now = world.clock.now();
  const inHours = (hours: number | null) =>
    hours === null ? null : new Date(now.getTime() + hours * hour);
  const rowOf = ({ on, closesInHours, ...given }: ReturnType<typeof stored>) => ({
    ...{ ...given, userId: learner.id, closesAt: inHours(closesInHours), createdAt: now },
    quizId: { quiz: quiz.id, other: other.id, every: null }[on],
  });
  await fc.assert(
    fc.asyncProperty(sources, async (drawn) => {
      const { administrator, classes, chosen, maxAttempts, closesInHours } = drawn;
      for (const table of ['exceptions', 'classExceptions', 'assignments'] as const)
        await db.deleteFrom(table).execute();
      await db
        .updateTable('quizzes')
        .set({
          rules: JSON.stringify({ ...standardRules, maxAttempts }),
          closesAt: inHours(closesInHours),
        })
        .where('id', '=', quiz.id)
        .execute();
      await db.deleteFrom('accessibilityProfiles').execute();
      if (chosen > 0)
        await db
          .insertInto('accessibilityProfiles')
          .values({ userId: learner.id, extraTimePercent: chosen })
          .execute();
      for (const each of administrator)
        await db.insertInto('exceptions').values(rowOf(each)).execute();
      for (const [index, { given, startsInHours }] of classes.entries()) {
        const classId = classIds[index] ?? 0;
        for (const each of given)
          await db
            .insertInto('classExceptions')
            .values({ classId, ...rowOf(each) })
            .execute();
        const startsAt = inHours(startsInHours);
        if (startsAt)
          await db
            .insertInto('assignments')
            .values({ classId, quizId: quiz.id, startsAt, createdAt: now })
            .execute();
      }

      // What is in effect, from what was drawn.
      const isOnQuiz = ({ on }: { on: string }) => on !== 'other';
      const begun = [
        ...administrator,
        ...classes.flatMap(({ given, startsInHours }) => (startsInHours === -1 ? given : [])),
      ].filter(isOnQuiz);
      const announced = [
        ...administrator,
        ...classes.flatMap(({ given, startsInHours }) => (startsInHours === null ? [] : given)),
      ].filter(isOnQuiz);
      const latest = (rows: typeof begun) =>
        closesInHours === null
          ? null
          : inHours(Math.max(closesInHours, ...rows.flatMap((row) => row.closesInHours ?? [])));
      const given = Math.max(0, ...begun.map(({ extraTimePercent }) => extraTimePercent));
      const sum = begun.reduce((all, { extraAttempts }) => all + extraAttempts, 0);
      const attempts = maxAttempts === null ? null : maxAttempts + sum;

      const taker = { userId: learner.id, now };
      const [counted] = await listConditionsFor(db, {
        ...taker,
        chosenTime: 'counts',
        quizIds: [quiz.id],
      });
      expect(counted?.allowance).toMatchObject({
        extraTimePercent: Math.max(given, chosen),
        isTimeChosen: chosen > given,
      });
      expect(counted).toMatchObject({
        ...{ closesAt: latest(begun), rules: { maxAttempts: attempts } },
      });
      const [never] = await listConditionsFor(db, {
        ...taker,
        chosenTime: 'never',
        quizIds: [quiz.id],
      });
      expect(never?.allowance).toMatchObject({ extraTimePercent: given, isTimeChosen: false });
      const inStatement = allowedOn(sql`${learner.id}`, now);
      expect(
        await db
          .selectFrom('quizzes')
          .where('id', '=', quiz.id)
          .select([
            inStatement.maxAttempts.as('maxAttempts'),
            inStatement.closesAt.as('closesAt'),
            closingFor(sql`${learner.id}`).as('announced'),
          ])
          .executeTakeFirst(),
      ).toEqual({
        ...{ maxAttempts: attempts, closesAt: latest(begun), announced: latest(announced) },
      });
    }),
    { numRuns: 60, examples: [[threeEqual]] },
  );
});
