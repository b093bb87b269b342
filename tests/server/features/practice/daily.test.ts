import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Changes = Omit<Parameters<Person['calls']['quiz']['update']>[0], 'id'>;

/** A world with one public quiz that is open for practice. */
async function withQuiz({ questions = 3, ...changes }: Changes & { questions?: number } = {}) {
  const world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions });
  await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: true, ...changes });
  return { world, admin, quiz };
}

async function today(world: World) {
  const daily = await world.guest.calls.practice.daily();
  if (!daily.question) throw new Error('There is no question of the day');
  const { questionId, version } = daily.question;
  return { day: daily.day, questionId, version };
}

const given = (selectedOption = 1, answerId: string = crypto.randomUUID()) => ({
  selectedOption,
  answerId,
});

const right = 1;
const wrong = 0;

test('everyone is asked the same question of a public quiz, a day in UTC long', async () => {
  const { world, quiz } = await withQuiz({ questions: 20 });
  await using _ = world;
  const member = await world.person();
  const seen = new Set<number>();
  for (let count = 0; count < 12; count += 1) {
    const own = await today(world);
    expect(quiz.questionIds).toContain(own.questionId);
    expect(await member.calls.practice.daily()).toEqual(await world.guest.calls.practice.daily());
    const midnight = new Date(world.clock.now());
    midnight.setUTCHours(24, 0, 0, 0);
    world.clock.advance(midnight.getTime() - world.clock.now().getTime() - 1);
    expect(await today(world)).toEqual(own);
    world.clock.advance(1);
    expect((await today(world)).day).not.toBe(own.day);
    seen.add(own.questionId);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('no key is in what tRPC and REST send before the answer', async () => {
  const { world, quiz } = await withQuiz();
  await using _ = world;
  const trpc = await world.guest.http('GET', '/trpc/practice.daily');
  const rest = await world.guest.http('GET', '/api/question-of-the-day');
  for (const { status, body } of [trpc, rest]) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain('"questionId"');
    expect(text).not.toMatch(/secret explanation|correctOption|explanation|isCorrect|"key/);
  }
  const { questionId, version, day: dayOfQuestion } = await today(world);
  const answered = await world.guest.http('POST', '/api/question-of-the-day/answers', {
    ...{ day: dayOfQuestion, questionId, version },
    ...given(right),
  });
  expect(answered).toMatchObject({
    status: 200,
    body: {
      review: {
        isCorrect: true,
        question: { correctOption: 1, explanation: 'secret explanation' },
      },
      ...{ dueAt: null, takers: 1, right: 1 },
    },
  });
  expect(quiz.questionIds).toContain(questionId);
  // Afterwards the question is sent without its key as before.
  const again = await world.guest.http('GET', '/api/question-of-the-day');
  expect(JSON.stringify(again.body)).not.toContain('secret explanation');
});

test('quizzes that are not public, listed, unlocked and open for practice are never asked', async () => {
  const { world, admin, quiz } = await withQuiz();
  await using _ = world;
  const none = { question: null };
  const now = () => world.clock.now().getTime();
  const closing: [string, () => Changes, Changes][] = [
    ['not open for practice', () => ({ isOpenForPractice: false }), { isOpenForPractice: true }],
    ['for members', () => ({ isMembersOnly: true }), { isMembersOnly: false }],
    ['in no list', () => ({ isListed: false }), { isListed: true }],
    [
      'by link',
      () => ({ isByLink: true, isMembersOnly: true, isListed: false }),
      { isByLink: false, isMembersOnly: false, isListed: true },
    ],
    ['with an access code', () => ({ accessCode: 'secret' }), { accessCode: null }],
    ['not yet open', () => ({ opensAt: new Date(now() + day).toISOString() }), { opensAt: null }],
    ['a draft', () => ({ status: 'draft' }), { status: 'active' }],
  ];
  const before = await today(world);
  for (const [title, close, open] of closing) {
    await admin.calls.quiz.update({ id: quiz.id, ...close() });
    expect(await world.guest.calls.practice.daily(), title).toMatchObject(none);
    const refused = world.guest.calls.practice.answerDaily({ ...before, ...given() });
    await expect(refused, title).rejects.toThrow('There is another question of the day now.');
    await admin.calls.quiz.update({ id: quiz.id, ...open });
    expect(await today(world), title).toEqual(before);
  }
  await world.db
    .updateTable('quizzes')
    .set({ closesAt: new Date(now() - 1) })
    .where('id', '=', quiz.id)
    .execute();
  expect(await world.guest.calls.practice.daily()).toMatchObject(none);
});

test('a removed question is never asked', async () => {
  const { world, quiz } = await withQuiz({ questions: 2 });
  await using _ = world;
  const { questionId } = await today(world);
  await world.db
    .updateTable('questions')
    .set({ archivedAt: world.clock.now() })
    .where('id', '=', questionId)
    .execute();
  const other = quiz.questionIds.find((id) => id !== questionId);
  expect((await today(world)).questionId).toBe(other);
});

test('another question of the quiz is refused, so that no other key is shown', async () => {
  const { world, quiz } = await withQuiz();
  await using _ = world;
  const asked = await today(world);
  for (const questionId of quiz.questionIds.filter((id) => id !== asked.questionId)) {
    const answer = world.guest.calls.practice.answerDaily({ ...asked, questionId, ...given() });
    await expect(answer).rejects.toThrow('There is another question of the day now.');
  }
  const changed = world.guest.calls.practice.answerDaily({ ...asked, version: 9, ...given() });
  await expect(changed).rejects.toThrow('This question was changed meanwhile');
});

test('an hour after midnight yesterday’s question can still be answered, later not', async () => {
  const { world } = await withQuiz({ questions: 30 });
  await using _ = world;
  const before = await today(world);
  const midnight = new Date(world.clock.now());
  midnight.setUTCHours(24, 0, 0, 0);
  world.clock.advance(midnight.getTime() - world.clock.now().getTime() + hour - 1);
  const answer = () => world.guest.calls.practice.answerDaily({ ...before, ...given() });
  expect(await answer()).toMatchObject({ takers: 1, right: 1 });
  world.clock.advance(1);
  await expect(answer()).rejects.toThrow('There is another question of the day now.');
});

test('once it was answered, a question stays the one of its day', async () => {
  const { world, admin } = await withQuiz();
  await using _ = world;
  const first = await today(world);
  await world.guest.calls.practice.answerDaily({ ...first, ...given() });
  for (let count = 0; count < 8; count += 1) {
    const other = await makeQuiz(world, { questions: 5 });
    await admin.calls.quiz.update({ id: other.id, isOpenForPractice: true });
  }
  expect(await today(world)).toEqual(first);
});

test('each member and each browser counts once, with the first answer', async () => {
  const { world } = await withQuiz();
  await using _ = world;
  const asked = await today(world);
  const [ann, ben] = [await world.person(), await world.person()];
  const answer = (
    person: { calls: Person['calls'] | World['guest']['calls'] },
    option: number,
    id?: string,
  ) => person.calls.practice.answerDaily({ ...asked, ...given(option, id) });
  expect(await answer(ann, right)).toMatchObject({ takers: 1, right: 1 });
  expect(await answer(ben, wrong)).toMatchObject({ takers: 2, right: 1 });
  const browser = crypto.randomUUID();
  expect(await answer(world.guest, wrong, browser)).toMatchObject({ takers: 3, right: 1 });
  // Later answers are graded, and change nothing.
  expect(await answer(world.guest, right, browser)).toMatchObject({
    review: { isCorrect: true },
    ...{ takers: 3, right: 1 },
  });
  expect(await answer(ben, right)).toMatchObject({ takers: 3, right: 1 });
});

test('the first answer of a member is one in practice, and sets when it is asked again', async () => {
  const { world } = await withQuiz();
  await using _ = world;
  const ann = await world.person();
  const asked = await today(world);
  const { dueAt } = await ann.calls.practice.answerDaily({ ...asked, ...given(right) });
  expect(Date.parse(dueAt ?? '')).toBeGreaterThan(world.clock.now().getTime());
  await ann.calls.practice.answerDaily({ ...asked, ...given(wrong) });
  const { questions, mistakes, week } = await ann.calls.practice.summary();
  expect({ questions, mistakes, week }).toEqual({
    ...{ questions: 1, mistakes: 0 },
    week: { answers: 1, right: 1 },
  });
  // No attempt, and nothing on the leaderboard.
  expect(await ann.calls.attempt.list()).toMatchObject([]);
});

test('a question of an open attempt is refused, and then answered after the attempt', async () => {
  const { world, quiz } = await withQuiz({ questions: 1 });
  await using _ = world;
  const ann = await world.person();
  const asked = await today(world);
  const { id } = await ann.calls.attempt.start({ quizId: quiz.id });
  const answer = () => ann.calls.practice.answerDaily({ ...asked, ...given(right) });
  await expect(answer()).rejects.toThrow('Your open attempt asks this question.');
  expect(await world.db.selectFrom('dailyAnswers').selectAll().execute()).toEqual([]);
  await ann.calls.attempt.submit({ attemptId: id, answers: [] });
  expect(await answer()).toMatchObject({ takers: 1 });
});

test('answers are limited by network for guests', async () => {
  await using world = await createWorld({ limits: { ...readConfig({}).limits, starts: 2 } });
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 1 });
  await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: true });
  const asked = await today(world);
  const answer = () =>
    world.guest.http('POST', '/api/question-of-the-day/answers', { ...asked, ...given() });
  const statuses = [(await answer()).status, (await answer()).status, (await answer()).status];
  expect(statuses).toEqual([200, 200, 429]);
});
