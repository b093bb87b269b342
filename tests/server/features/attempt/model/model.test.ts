import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';
import { commands, type Real } from './commands.ts';
import { LearnerModel } from './learner-model.ts';

/** More by environment: MODEL_RUNS=2000, MODEL_SEED=7 to repeat. */
const runs = Number(process.env.MODEL_RUNS ?? 25);
const seed = process.env.MODEL_SEED;

let world: World;
let quizId: number;
beforeAll(async () => {
  world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 3, timeLimit: 10 });
  quizId = quiz.id;
});
afterAll(() => world.close());

test(
  'start, save, flag, submit, leave, expire, a second tab and replays, in any order, do what a short model says',
  async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.commands(commands, { maxCommands: 40, size: 'max' }),
        async (sequence) => {
          const person = await world.person();
          const setup = () => {
            const model = new LearnerModel(world.clock.now().getTime());
            const real: Real = { world, person, quizId, repeat: undefined, sent: 0 };
            return { model, real };
          };
          await fc.asyncModelRun(setup, sequence);
          steps += 1;
        },
      ),
      { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
    expect(steps).toBeGreaterThanOrEqual(runs);
  },
  Math.max(60_000, runs * 2000),
);
