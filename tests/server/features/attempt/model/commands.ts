import fc from 'fast-check';
import { expect } from 'vitest';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { givenAnswer } from '#shared/features/question/question-types/registry.ts';
import type { Person, World } from '#tests/support/world.ts';
import { type Given, isPassed, type LearnerModel, type ModelAttempt } from './learner-model.ts';

/** The learner, who has one quiz open in several tabs. */
export interface Real {
  world: World;
  person: Person;
  quizId: number;
  /** Repeats the last save or submit. */
  repeat: ((model: LearnerModel) => Promise<void>) | undefined;
  /** The highest number that a tab has sent. */
  sent: number;
}

type Command = fc.AsyncCommand<LearnerModel, Real>;
type Run = (model: LearnerModel, real: Real) => Promise<void>;

/** A command that compares what is stored with the model afterwards. */
const command = (
  name: string,
  run: Run,
  check: (model: LearnerModel) => boolean = ({ last }) => last !== undefined,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    real.world.clock.set(new Date(model.now));
    await run(model, real);
    await compare(model, real);
  },
});

const lastOf = ({ last }: LearnerModel): ModelAttempt => {
  if (!last) throw new Error('No attempt has begun.');
  return last;
};

const start = command(
  'start',
  async (model, { person: { calls }, quizId }) => {
    const expected = model.start();
    const started = calls.attempt.start({ quizId });
    if (expected === 'locked') {
      await expect(started).rejects.toMatchObject({ failure: 'cooldown' });
      return;
    }
    const { id, resumed, questions } = await started;
    expect(resumed).toBe(expected !== 'new');
    if (expected === 'new')
      model.begin(
        id,
        questions.map(({ questionId }) => questionId),
      );
    else expect(id).toBe(expected.id);
  },
  () => true,
);

/** An answer before it is known which question it is for and which number it gets. */
const Draft = fc.record({
  question: fc.nat(2),
  option: fc.constantFrom<number[]>(-1, 0, 1, 1, 1),
  flagged: fc.boolean(),
  number: fc.constantFrom('next', 'next', 'same', 'old', 'none'),
});
type Draft = typeof Draft extends fc.Arbitrary<infer Value> ? Value : never;

function toGiven(attempt: ModelAttempt, real: Real, drafts: Draft[]): Given[] {
  const ids = [...attempt.answers.keys()];
  return drafts.map(({ question, option, flagged, number }) => {
    if (number === 'next') real.sent += 1;
    const numbers = { next: real.sent, same: real.sent, old: real.sent - 1, none: 0 };
    const seq = number === 'none' ? undefined : Math.max(1, numbers[number]);
    return { questionId: ids[question] ?? 0, seq, option, flagged };
  });
}

const toInput = ({ questionId, seq, option, flagged }: Given) => ({
  questionId,
  ...(seq === undefined ? {} : { seq }),
  selectedOption: option,
  flagged,
});

const saveGiven =
  (attemptId: number, given: Given[], { person: { calls } }: Real) =>
  async (model: LearnerModel) => {
    const attempt = model.attempts.find(({ id }) => id === attemptId) ?? lastOf(model);
    const isAccepted = model.save(attempt, given);
    const saving = calls.attempt.save({ attemptId, answers: given.map(toInput) });
    if (isAccepted) await saving;
    else await expect(saving).rejects.toMatchObject({ failure: 'attempt-over' });
  };

const save = fc.array(Draft, { minLength: 1, maxLength: 3 }).map((drafts) =>
  command(`save ${JSON.stringify(drafts)}`, async (model, real) => {
    const attempt = lastOf(model);
    real.repeat = saveGiven(attempt.id, toGiven(attempt, real, drafts), real);
    await real.repeat(model);
  }),
);

const flag = fc
  .record({ question: fc.nat(2), flagged: fc.boolean() })
  .map(({ question, flagged }) =>
    command(`flag ${question} ${flagged}`, async (model, real) => {
      const attempt = lastOf(model);
      const option = [...attempt.answers.values()][question]?.option ?? -1;
      const given = toGiven(attempt, real, [{ question, option, flagged, number: 'next' }]);
      await saveGiven(attempt.id, given, real)(model);
    }),
  );

const submit = fc.array(Draft, { maxLength: 6 }).map((drafts) =>
  command(`submit ${JSON.stringify(drafts)}`, async (model, real) => {
    const attempt = lastOf(model);
    const given = toGiven(attempt, real, drafts);
    real.repeat = async (now) => {
      const found = now.attempts.find(({ id }) => id === attempt.id) ?? attempt;
      const expected = now.submit(found, given);
      const outcome = await real.person.calls.attempt.submit({
        attemptId: attempt.id,
        answers: given.map(toInput),
      });
      expect(outcome.kind).toBe(expected);
      if (outcome.kind !== 'void') expect(outcome.result.score).toBe(found.score);
    };
    await real.repeat(model);
  }),
);

const leave = command('leave', async (model, { person: { calls } }) => {
  const attempt = lastOf(model);
  const expected = model.leave(attempt);
  const { kind } = await calls.attempt.leave({ attemptId: attempt.id });
  const isOwnEnd = expected === 'void' || expected === 'abandoned';
  expect(kind).toBe(isOwnEnd ? expected : 'already_over');
});

const replay = command('replay', async (model, { repeat }) => repeat?.(model));

const expire = command('expire', async (model, { world, person }) => {
  model.gradeOverdue();
  await endOverdueAttempts(world.db, world.clock.now(), { userId: person.id });
});

/** Two tabs save the same question at the same time: the higher number wins, in whatever order they come. */
const twoTabs = fc.tuple(Draft, Draft, fc.boolean()).map(([one, other, isReversed]) =>
  command(`two tabs ${JSON.stringify([one, other])}`, async (model, real) => {
    const attempt = lastOf(model);
    const { question } = one;
    const [earlier, later] = [one, other].map((draft) =>
      toGiven(attempt, real, [{ ...draft, question, number: 'next' }]),
    );
    const inOrder = [earlier ?? [], later ?? []];
    const isAccepted = inOrder.map((given) => model.save(attempt, given)).includes(true);
    const saves = (isReversed ? inOrder.toReversed() : inOrder).map((given) =>
      real.person.calls.attempt.save({
        attemptId: attempt.id,
        answers: given.map(toInput),
      }),
    );
    for (const { status } of await Promise.allSettled(saves))
      expect(status).toBe(isAccepted ? 'fulfilled' : 'rejected');
  }),
);

const pause = fc
  .constantFrom(
    1000,
    3000,
    5000,
    9 * 60_000,
    11 * 60_000,
    31 * 60_000,
    49 * 3_600_000,
    121 * 3_600_000,
  )
  .map((milliseconds) =>
    command(
      `wait ${milliseconds}`,
      async (model, { world }) => {
        model.now += milliseconds;
        world.clock.set(new Date(model.now));
      },
      () => true,
    ),
  );

export const commands = [
  fc.constant(start),
  save,
  flag,
  submit,
  fc.constant(leave),
  fc.constant(replay),
  fc.constant(expire),
  twoTabs,
  pause,
];

/** The stored rows of the learner are those of the model. */
async function compare({ attempts }: LearnerModel, { world, person }: Real): Promise<void> {
  const stored = await world.db
    .selectFrom('quizAttempts')
    .where('userId', '=', person.id)
    .select(['id', 'status', 'startedAt', 'deadline', 'completedAt', 'voidedAt', 'canRetakeAt'])
    .select(['score', 'passed'])
    .orderBy('id')
    .execute();
  expect(stored).toEqual(attempts.map(toRow));
  const answers = await world.db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'quizAttemptId')
    .where('userId', '=', person.id)
    .select(['quizAttemptId', 'questionId', 'seq', 'response', 'flagged', 'lateAt'])
    .execute();
  const rows = answers.map(({ response, lateAt, quizAttemptId, questionId, seq, flagged }) => [
    `${quizAttemptId} ${questionId}`,
    {
      seq,
      option: givenAnswer(response).selectedOption,
      flagged,
      isLate: lateAt !== null,
    },
  ]);
  const expected = attempts.flatMap(({ id, answers: ofAttempt }) =>
    [...ofAttempt].map(([questionId, answer]) => [`${id} ${questionId}`, answer]),
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
}

const dateOf = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds);

const toRow = (attempt: ModelAttempt) => ({
  id: attempt.id,
  status: attempt.status,
  startedAt: new Date(attempt.startedAt),
  deadline: new Date(attempt.deadline),
  completedAt: dateOf(attempt.completedAt),
  voidedAt: dateOf(attempt.voidedAt),
  canRetakeAt: dateOf(attempt.retakeAt),
  score: attempt.score,
  passed: isPassed(attempt),
});
