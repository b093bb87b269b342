import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { runNotices } from '#server/jobs/work.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld } from '#tests/support/world.ts';

test('a mail about a result is sent only while the result is still what it says', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const makeTaken = async () => {
    const quiz = await makeEssayQuiz(world, { questions: 1 });
    const person = await world.person();
    const taken = await takeEssayQuiz(world, person, quiz, { isRight: false });
    return { ...taken, person, questionId: quiz.questionIds[0] ?? 0 };
  };
  type Taken = Awaited<ReturnType<typeof makeTaken>>;
  const regrade = async ({ questionId }: Taken, sendsMails = true) => {
    const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
    const { version } = await admin.calls.regrade.preview(choice);
    await admin.calls.regrade.begin({ ...choice, version, sendsMails });
    await run(questionId);
  };
  const run = async (id: number) => {
    const { regrades } = await admin.calls.regrade.question({ id });
    await runRegrade(world.services, regrades[0]?.id ?? 0);
  };
  const undo = async ({ questionId: id }: Taken) => {
    const { regrades } = await admin.calls.regrade.question({ id });
    await admin.calls.regrade.undo({ id: regrades[0]?.id ?? 0 });
    await run(id);
  };
  const mark = ({ id }: Taken, number: number, credit: number) =>
    admin.calls.marking.mark({ id, number, credit });

  const marked = await makeTaken();
  await regrade(marked);
  await mark(marked, 0, 50);
  const regraded = await makeTaken();
  await mark(regraded, 0, 50);
  await regrade(regraded);
  const read = await makeTaken();
  await mark(read, 0, 50);
  await regrade(read);
  const [latest] = (await read.person.calls.notice.page({})).items;
  await read.person.calls.notice.markRead({ id: latest?.id ?? 0 });
  const undone = await makeTaken();
  await regrade(undone);
  await undo(undone);

  world.clock.advance(15 * 60_000);
  await runNotices(world.services, pino({ level: 'silent' }));
  const mailed = async ({ person }: Taken) =>
    (
      await world.db
        .selectFrom('notices')
        .where('userId', '=', person.id)
        .where('mailedAt', 'is not', null)
        .select(['kind', 'data'])
        .orderBy('id')
        .execute()
    ).map(({ kind, data }) => [kind, data]);
  const score = (value: number) => expect.objectContaining({ score: value });
  expect(await mailed(marked)).toEqual([['result-marked', score(1.5)]]);
  expect(await mailed(regraded)).toEqual([['result-regraded', score(1.5)]]);
  expect(await mailed(read)).toEqual([]);
  expect(await mailed(undone)).toEqual([['result-regraded', score(0)]]);
});
