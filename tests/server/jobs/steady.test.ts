import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startSteadyWork } from '#server/jobs/steady.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const log = pino({ level: 'silent' });

test('a process that starts grades and tallies at once what another one left', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world);
  const { calls } = await world.person();
  const attempt = await calls.attempt.start({ quizId: quiz.id });
  await calls.attempt.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 8) });
  world.clock.advance(60 * 60_000);
  // It uses no job and no schedule of the queue, which a crash could leave until they expire.
  const stop = startSteadyWork(world.services, log);
  await expect
    .poll(async () => (await world.guest.calls.quiz.stats({ id: quiz.id })).attemptCount)
    .toBe(1);
  await stop();
});
