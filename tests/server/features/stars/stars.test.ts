import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeAccounts } from '#server/features/account/erasure/workflows/purge-accounts.ts';
import { collectData } from '#server/features/account/export/workflows/collect-data.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** Takes the quiz to its end. */
async function take(person: Person, quizId: number): Promise<void> {
  const { id: attemptId, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
}

/** A learner who has taken the quiz and thinks this of it. */
async function judge(quizId: number, stars: number, remark?: string): Promise<Person> {
  const learner = await world.person();
  await take(learner, quizId);
  await learner.calls.stars.give({ id: quizId, stars, remark });
  return learner;
}

const shownOf = async (id: number) => (await world.guest.calls.quiz.card({ id })).stars;

describe('who may give stars', () => {
  test('a learner with a finished attempt, who is asked once', async () => {
    const { id } = await makeQuiz(world, { questions: 2 });
    const learner = await world.person();
    const own = () => learner.calls.stars.own({ id });
    expect(await own()).toEqual({ stars: null, remark: null, mayGive: false, isAsked: false });
    const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: id });
    expect(await own()).toMatchObject({ mayGive: false });
    await expect(learner.calls.stars.give({ id, stars: 5 })).rejects.toMatchObject({
      message: 'Only those who have finished an attempt that counts can give stars.',
    });
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    expect(await own()).toEqual({ stars: null, remark: null, mayGive: true, isAsked: true });
    world.clock.advance(3 * 86_400_000);
    await take(learner, id);
    expect(await own()).toMatchObject({ mayGive: true, isAsked: false });
    expect(await learner.calls.stars.give({ id, stars: 4, remark: ' Fine ' })).toEqual({
      ...{ stars: 4, remark: 'Fine', mayGive: true, isAsked: false },
    });
  });

  test('neither an attempt that counts for nothing, nor one of the author or an administrator', async () => {
    const author = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { questions: 2, createdBy: author.id });
    for (const person of [author, admin]) {
      await take(person, id);
      expect(await person.calls.stars.own({ id })).toMatchObject({ mayGive: false });
      await expect(person.calls.stars.give({ id, stars: 5 })).rejects.toThrow('that counts');
    }
    const left = await world.person();
    const { id: attemptId } = await left.calls.attempt.start({ quizId: id });
    await world.db
      .updateTable('quizAttempts')
      .set({ status: 'abandoned', completedAt: world.clock.now() })
      .where('id', '=', attemptId)
      .execute();
    await expect(left.calls.stars.give({ id, stars: 1 })).rejects.toThrow('that counts');
    expect(await admin.calls.stars.summary({ id })).toMatchObject({ count: 0, average: null });
  });

  test('the author gives none even for attempts of a time before the quiz was theirs', async () => {
    const author = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { questions: 2 });
    await take(author, id);
    await world.db
      .updateTable('quizzes')
      .set({ createdBy: author.id })
      .where('id', '=', id)
      .execute();
    expect(await author.calls.stars.own({ id })).toMatchObject({ mayGive: false });
  });

  test('a quiz that is not open to the learner is not found', async () => {
    const { id } = await makeQuiz(world, { questions: 2, status: 'draft' });
    const learner = await world.person();
    await expect(learner.calls.stars.own({ id })).rejects.toThrow('Quiz not found');
    await expect(learner.calls.stars.give({ id, stars: 3 })).rejects.toThrow('Quiz not found');
  });
});

describe('what is counted', () => {
  test('a learner counts once, whatever is changed, and not any more after a removal', async () => {
    const { id } = await makeQuiz(world, { questions: 2 });
    const learner = await judge(id, 2);
    await Promise.all([1, 2, 3].map((stars) => learner.calls.stars.give({ id, stars })));
    await learner.calls.stars.give({ id, stars: 5, remark: 'Better at the second look' });
    const sums = () =>
      world.db
        .selectFrom('quizzes')
        .where('id', '=', id)
        .select(['starsSum', 'starsCount'])
        .executeTakeFirstOrThrow();
    expect(await sums()).toEqual({ starsSum: 5, starsCount: 1 });
    expect(await admin.calls.stars.summary({ id })).toMatchObject({ count: 1, average: 5 });
    expect(await learner.calls.stars.remove({ id })).toMatchObject({ stars: null, remark: null });
    expect(await sums()).toEqual({ starsSum: 0, starsCount: 0 });
    expect((await admin.calls.stars.remarks({ id })).items).toEqual([]);
    await learner.calls.stars.remove({ id });
    expect(await sums()).toEqual({ starsSum: 0, starsCount: 0 });
  });

  test('everyone sees the average from five learners on, and not any more with four', async () => {
    const { id } = await makeQuiz(world, { questions: 2 });
    for (const stars of [5, 4, 4, 4]) await judge(id, stars);
    expect(await shownOf(id)).toBeNull();
    const fifth = await judge(id, 5);
    expect(await shownOf(id)).toEqual({ average: 4.4, count: 5 });
    const [card] = (await fifth.calls.quiz.page({ sort: 'stars' })).items;
    expect(card).toMatchObject({ id, stars: { average: 4.4, count: 5 } });
    await fifth.calls.stars.remove({ id });
    expect(await shownOf(id)).toBeNull();
  });

  test('the list by stars has no place for averages that are not shown', async () => {
    const best = await makeQuiz(world, { questions: 1, title: 'Best' });
    const good = await makeQuiz(world, { questions: 1, title: 'Good' });
    const few = await makeQuiz(world, { questions: 1, title: 'Few' });
    for (let count = 0; count < 5; count += 1) {
      await judge(best.id, 5);
      await judge(good.id, 3);
      if (count < 4) await judge(few.id, 5);
    }
    const { items } = await admin.calls.quiz.page({ sort: 'stars' });
    const titles = items.map(({ title }) => title);
    expect(titles.filter((title) => ['Best', 'Good', 'Few'].includes(title))).toEqual([
      'Best',
      'Good',
      'Few',
    ]);
  });
});

describe('what authors read', () => {
  test('the distribution and the remarks, the newest first, with the day and without names', async () => {
    const author = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { questions: 2, createdBy: author.id });
    const first = await judge(id, 2, 'Too hard');
    world.clock.advance(86_400_000);
    await judge(id, 5, 'Just right');
    await judge(id, 5);
    expect(await author.calls.stars.summary({ id })).toEqual({
      count: 3,
      average: 4,
      distribution: [
        { stars: 5, count: 2 },
        { stars: 4, count: 0 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
    });
    const { items } = await author.calls.stars.remarks({ id });
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(items.map(({ id: _, ...remark }) => remark)).toEqual([
      { stars: 5, remark: 'Just right', state: 'shown', givenOn: today },
      expect.objectContaining({ stars: 2, remark: 'Too hard' }),
    ]);
    expect(JSON.stringify(items)).not.toContain(first.username);
    const { content } = await author.calls.stars.csv({ id });
    expect(content.trim().split('\r\n')).toHaveLength(4);
    expect(content).toContain(`${today},5,Just right`);
    expect(content).not.toContain(first.username);
  });

  test('a reported remark waits for an administrator, who hides it or not; its stars stay', async () => {
    const author = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { questions: 2, createdBy: author.id });
    const learner = await judge(id, 1, 'Something rude');
    const [remark] = (await author.calls.stars.remarks({ id })).items;
    const remarkId = remark?.id ?? 0;
    await author.calls.stars.report({ id: remarkId });
    expect(await admin.calls.stars.reported()).toMatchObject([
      { id: remarkId, state: 'reported', quiz: { id } },
    ]);
    const older = { id: remarkId, remark: 'Read before', state: 'hidden' } as const;
    await expect(admin.calls.stars.decide(older)).rejects.toThrow('was changed meanwhile');
    await admin.calls.stars.decide({ ...older, remark: 'Something rude' });
    expect(await admin.calls.stars.reported()).toEqual([]);
    expect((await author.calls.stars.remarks({ id })).items).toEqual([]);
    expect((await author.calls.stars.csv({ id })).content).not.toContain('rude');
    expect((await admin.calls.stars.remarks({ id })).items).toMatchObject([{ state: 'hidden' }]);
    expect(await author.calls.stars.summary({ id })).toMatchObject({ count: 1, average: 1 });
    await learner.calls.stars.give({ id, stars: 2, remark: 'Something rude' });
    expect((await author.calls.stars.remarks({ id })).items).toEqual([]);
    await learner.calls.stars.give({ id, stars: 2, remark: 'Something polite' });
    expect((await author.calls.stars.remarks({ id })).items).toMatchObject([{ state: 'shown' }]);
    const { items } = await admin.calls.audit.page({ kind: 'quizzes', rowId: id });
    expect(items[0]?.after).toEqual({ remark: remarkId, remark_state: 'hidden' });
  });

  test('authors read and report only about their own quizzes', async () => {
    const other = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { questions: 2 });
    await judge(id, 1, 'Not theirs');
    await expect(other.calls.stars.summary({ id })).rejects.toThrow('Quiz not found');
    const [remark] = (await admin.calls.stars.remarks({ id })).items;
    await expect(other.calls.stars.report({ id: remark?.id ?? 0 })).rejects.toThrow('not found');
  });
});

test('stars are in the export, move in a merge, and stay without name and words after an erasure', async () => {
  const { id } = await makeQuiz(world, { questions: 2 });
  const [keep, gone] = [await judge(id, 2, 'Earlier'), await judge(id, 4)];
  world.clock.advance(1000);
  await gone.calls.stars.give({ id, stars: 5, remark: 'Later' });
  expect((await collectData(world.db, gone.id, world.clock.now())).stars).toMatchObject([
    { quizId: id, stars: 5, remark: 'Later' },
  ]);
  await admin.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
  expect(await keep.calls.stars.own({ id })).toMatchObject({ stars: 5, remark: 'Later' });
  expect(await admin.calls.stars.summary({ id })).toMatchObject({ count: 1, average: 5 });
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
    .where('id', '=', keep.id)
    .execute();
  expect(await purgeAccounts(world.db, world.clock.now())).toBe(1);
  expect(await admin.calls.stars.summary({ id })).toMatchObject({ count: 1, average: 5 });
  expect((await admin.calls.stars.remarks({ id })).items).toEqual([]);
  const rows = await world.db
    .selectFrom('quizStars')
    .where('quizId', '=', id)
    .select(['userId', 'stars', 'remark'])
    .execute();
  expect(rows).toEqual([{ userId: null, stars: 5, remark: null }]);
});
