import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { makeEssayQuiz } from '#tests/support/essays.ts';
import { makePointsQuiz } from '#tests/support/points-quiz.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const sums = async ({ db }: World) => ({
  stats: await db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
  bests: await db.selectFrom('quizBests').selectAll().orderBy('userId').orderBy('quizId').execute(),
  standings: await db.selectFrom('standings').selectAll().orderBy('userId').execute(),
  questions: await db
    .selectFrom('questions')
    .select(['id', 'timesAnswered', 'timesCorrect', 'timesSkipped', 'difficultyScore'])
    .orderBy('id')
    .execute(),
});

/** Which options are chosen: all right, a part, none right, or nothing is answered. */
const answer = fc.constantFrom<number[]>([0, 1, 3], [0, 1], [2, 4], []);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      who: fc.nat(2),
      quiz: fc.nat(1),
      answers: fc.tuple(answer, answer, answer),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      essay: fc.nat(9),
      credit: fc.constantFrom(0, 40, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('regrade' as const),
      question: fc.nat(5),
      takesPasses: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function answerTo(type: QuestionType, chosen: number[]) {
  if (type === 'essay') return { answerText: 'A text' };
  if (type === 'multiple_choice') return { selectedOptions: chosen };
  return { selectedOption: chosen.length % 3 };
}

/** Two quizzes, one with points and one with an essay, three learners, and what is done with them. */
async function makeScene(world: World) {
  const { db } = world;
  const admin = await world.person({ isAdmin: true });
  const rules = { passMarkPercent: 40 };
  const withPoints = await makePointsQuiz(world, { questions: 3, rules });
  const withEssay = await makeEssayQuiz(world, { questions: 2 });
  await db
    .updateTable('quizzes')
    .set({
      rules: sql`rules || '{"cooldownHours": {"passed": 0, "failed": 0}, "passMarkPercent": 40}'`,
    })
    .where('id', '=', withEssay.id)
    .execute();
  let people: Person[] = [await world.person(), await world.person(), await world.person()];
  const questionIds = [...withPoints.questionIds, ...withEssay.questionIds, ...withEssay.essayIds];

  const take = async ({ who, quiz, answers }: Of<'take'>) => {
    const { calls } = people[who % people.length] ?? admin;
    const quizId = [withPoints.id, withEssay.id][quiz] ?? 0;
    const { id, questions } = await calls.attempt.start({ quizId });
    const given = questions.flatMap(({ questionId, type }, index) => {
      const chosen = answers[index] ?? [];
      return chosen.length === 0 ? [] : [{ questionId, ...answerTo(type, chosen) }];
    });
    await calls.attempt.submit({ attemptId: id, answers: given });
  };

  const mark = async ({ essay, credit }: Of<'mark'>) => {
    const [questionId = 0] = withEssay.essayIds;
    const waiting = await admin.calls.marking.answers({ questionId });
    const marked = await admin.calls.marking.answers({ questionId, state: 'marked' });
    const all = [...waiting, ...marked];
    const found = all[essay % Math.max(1, all.length)];
    if (!found) return;
    const { marks } = await admin.calls.marking.answer({ id: found.id });
    await admin.calls.marking
      .mark({ id: found.id, number: marks[0]?.number ?? 0, credit, takesPass: true })
      .catch((error: Error) => expect(error.message).toContain('full credit'));
  };

  /** Full credit for a question, or the way back. */
  const regrade = async ({ question, takesPasses }: Of<'regrade'>) => {
    const questionId = questionIds[question] ?? 0;
    const latest = async () => (await admin.calls.regrade.question({ id: questionId })).regrades[0];
    const last = await latest();
    if (last?.isUndoable) await admin.calls.regrade.undo({ id: last.id });
    else {
      const choice = { questionId, method: 'full_credit' as const, takesPasses };
      const { version } = await admin.calls.regrade.preview(choice);
      await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
    }
    await runRegrade(world.services, (await latest())?.id ?? 0);
  };

  const merge = async () => {
    const [kept, gone, ...others] = people;
    if (!kept || !gone) return;
    await admin.calls.merge.run({ keepId: kept.id, goneId: gone.id, password });
    people = [kept, ...others];
  };

  return async (next: Step) => {
    if (next.kind === 'take') return take(next);
    if (next.kind === 'mark') return mark(next);
    return next.kind === 'regrade' ? regrade(next) : merge();
  };
}

/** Whether a job waits that counts everything again; it is then as good as done. */
async function takeRecount({ db }: World): Promise<boolean> {
  const { rows } = await sql`delete from pgboss.job where name = 'recount' returning id`.execute(
    db,
  );
  return rows.length > 0;
}

test('whatever is taken, marked, regraded and merged, in any order: a recount gives the same numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      await using world = await createWorld();
      const run = await makeScene(world);
      for (const next of steps) {
        world.clock.advance(3_600_000);
        await run(next);
        await tallyAttempts(world.db, world.clock.now());
        const isDue = await takeRecount(world);
        const before = await sums(world);
        await recountTallies(world.db, world.clock.now());
        if (!isDue) expect(await sums(world)).toEqual(before);
      }
    }),
    { numRuns: 8 },
  );
});
