import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz, makeSeries } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

const hidden = { isByLink: true, isMembersOnly: true, isListed: false } as const;
const title = 'A quiz about balloons';
const startsAt = '2026-01-01T08:00:00Z';
const hour = 3_600_000;

async function stage(options: Parameters<typeof makeQuiz>[1] = {}) {
  const quiz = await makeQuiz(world, { title, questions: 2, createdBy: author.id, ...options });
  await author.calls.quiz.update({ id: quiz.id, ...hidden });
  return quiz;
}

async function linkTo(id: number) {
  const { url } = await author.calls.quiz.renewAccessLink({ id });
  return tokenOf(url);
}

/** What a member can call on a quiz by its address; those that were refused as if it did not exist are left out. */
async function opened(person: Person, id: number) {
  const { calls } = person;
  const tries = {
    card: () => calls.quiz.card({ id }),
    get: () => calls.quiz.get({ id }),
    stats: () => calls.quiz.stats({ id }),
    start: () => calls.attempt.start({ quizId: id }),
    report: () =>
      person.http('POST', '/api/quiz-attempts', { quizId: id, score: 1, totalQuestions: 2 }),
    rest: () => person.http('GET', `/api/quizzes/${id}`),
    random: () => person.http('GET', `/api/quizzes/${id}/random`),
  };
  const found: string[] = [];
  for (const [name, call] of Object.entries(tries)) {
    const answer: unknown = await call().catch((error: unknown) => error);
    const text = JSON.stringify(answer) + String(answer);
    if (!/not.found/iu.test(text)) found.push(name);
  }
  return found;
}

test('a quiz by link does not exist for members who have only its number', async () => {
  const { id } = await stage();
  const member = await world.person();
  const teacher = await world.person({ roles: ['teacher', 'author'] });
  for (const person of [member, teacher]) expect(await opened(person, id)).toEqual([]);
  expect((await member.calls.quiz.forMembers()).map((quiz) => quiz.id)).not.toContain(id);
  expect(await member.calls.quiz.suggest({ text: 'balloons' })).toEqual([]);
  expect((await world.app.inject({ url: '/sitemap.xml' })).body).not.toContain(`/quiz/${id}<`);
  const { id: classId } = await teacher.calls.classroom.create({ name: 'A class' });
  await expect(
    teacher.calls.classroom.assign({ classId, quizId: id, startsAt, dueAt: null }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const person of [author, admin])
    expect(await opened(person, id)).toEqual(expect.arrayContaining(['card', 'get', 'start']));
});

test('nothing is said of its dates to those whom it does not let in', async () => {
  const { id } = await stage();
  const opensAt = new Date(world.clock.now().getTime() + hour).toISOString();
  await author.calls.quiz.update({ id, opensAt });
  const member = await world.person();
  const status = async () => {
    const [{ action, canRetakeAt } = { action: undefined, canRetakeAt: undefined }] =
      await member.calls.attempt.retakeStatus({ quizIds: [id] });
    return { action, canRetakeAt };
  };
  expect(await status()).toEqual({ action: 'start', canRetakeAt: null });
  await member.calls.quiz.openByLink({ token: await linkTo(id) });
  expect(await status()).toMatchObject({ action: 'not-yet' });
});

test('nothing is said of the dates of a draft, or of a deleted quiz, but to those who manage it', async () => {
  const now = world.clock.now().getTime();
  const [opensAt, closesAt] = [1, 2].map((hours) => new Date(now + hours * hour).toISOString());
  const draft = await makeQuiz(world, { questions: 2, createdBy: author.id, status: 'draft' });
  await author.calls.quiz.update({ id: draft.id, opensAt, closesAt });
  const member = await world.person();
  const stranger = await world.person({ roles: ['author'] });
  const statusFor = async ({ calls }: Person) => {
    const [status] = await calls.attempt.retakeStatus({ quizIds: [draft.id] });
    return status && [status.action, status.canRetakeAt, status.closesAt];
  };
  for (const person of [member, stranger])
    expect(await statusFor(person)).toEqual(['start', null, null]);
  for (const person of [author, admin])
    expect(await statusFor(person)).toEqual(['not-yet', opensAt, closesAt]);
  await author.calls.quiz.removeMany({ ids: [draft.id] });
  expect(await statusFor(member)).toEqual(['start', null, null]);
});

test('its link lets a member in, for this account and until it is renewed or ended', async () => {
  const { id } = await stage();
  const token = await linkTo(id);
  const member = await world.person();
  const other = await world.person();
  await expect(world.guest.calls.quiz.openByLink({ token })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  expect(await member.calls.quiz.openByLink({ token })).toEqual({ quizId: id, isOpen: true });
  expect(await member.calls.quiz.openByLink({ token })).toEqual({ quizId: id, isOpen: true });
  expect(await author.calls.quiz.accessLink({ id })).toMatchObject({ link: { openings: 1 } });
  expect(await opened(member, id)).toContain('card');
  expect(await opened(other, id)).toEqual([]);
  // What a member has read is kept for no one else.
  expect((await world.app.inject({ url: `/api/quizzes/${id}` })).statusCode).toBe(404);
  const renewed = await linkTo(id);
  await expect(other.calls.quiz.openByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await other.calls.quiz.openByLink({ token: renewed });
  await author.calls.quiz.endAccessLink({ id });
  expect(await opened(other, id)).toEqual([]);
  await expect(author.calls.quiz.endAccessLink({ id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const acts = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'quizzes')
    .where('rowId', '=', id)
    .where('call', 'like', 'quiz.%AccessLink')
    .orderBy('id')
    .select(['call', 'after'])
    .execute();
  expect(acts.map(({ call }) => call)).toEqual([
    ...['quiz.renewAccessLink', 'quiz.renewAccessLink', 'quiz.endAccessLink'],
  ]);
  expect(JSON.stringify(acts)).not.toContain(token);
});

test('an attempt that is open goes on when the link is ended; afterwards the quiz is closed', async () => {
  const { id } = await stage();
  const member = await world.person();
  await member.calls.quiz.openByLink({ token: await linkTo(id) });
  const attempt = await member.calls.attempt.start({ quizId: id });
  await author.calls.quiz.endAccessLink({ id });
  expect(await opened(member, id)).toContain('card');
  const again = await member.calls.attempt.start({ quizId: id });
  expect(again.id).toBe(attempt.id);
  await member.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 1),
  });
  world.clock.advance(48 * hour);
  expect(await opened(member, id)).toEqual([]);
  const past = await member.calls.attempt.list();
  expect(past).toMatchObject([{ id: attempt.id, quiz: { isOpen: false } }]);
});

test('a class assignment lets its members in, of a quiz or of a series with it', async () => {
  const { id } = await stage();
  const inSeries = await stage();
  const series = await makeSeries(world, [inSeries.id]);
  const teacher = await world.person({ roles: ['teacher'] });
  await teacher.calls.quiz.openByLink({ token: await linkTo(id) });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'A class' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  const [chosen, left] = [await world.person(), await world.person()];
  for (const person of [chosen, left])
    await person.calls.classroom.join({ joinCode: made.joinCode });
  await teacher.calls.classroom.assign({
    classId,
    quizId: id,
    startsAt,
    dueAt: null,
    memberIds: [chosen.id],
  });
  await teacher.calls.classroom.assign({ classId, seriesId: series.id, startsAt, dueAt: null });
  expect(await opened(chosen, id)).toEqual(expect.arrayContaining(['card', 'start']));
  expect(await opened(left, id)).toEqual([]);
  expect(await opened(left, inSeries.id)).toContain('card');
});

test('a link to a draft is kept for its publication', async () => {
  const { id } = await stage({ status: 'draft' });
  const member = await world.person();
  const token = await linkTo(id);
  expect(await member.calls.quiz.openByLink({ token })).toEqual({ quizId: id, isOpen: false });
  expect(await opened(member, id)).toEqual([]);
  await author.calls.quiz.update({ id, status: 'active' });
  expect(await opened(member, id)).toContain('card');
});

test('a quiz by link is never in lists or for guests', async () => {
  const { id } = await stage();
  for (const changes of [{ isListed: true }, { isMembersOnly: false }])
    await expect(author.calls.quiz.update({ id, ...changes })).rejects.toThrow(
      'A quiz that is opened with a link is for members and in no list',
    );
  const plain = await makeQuiz(world, { createdBy: author.id });
  await expect(author.calls.quiz.update({ id: plain.id, isByLink: true })).rejects.toThrow(
    'A quiz that is opened with a link is for members and in no list',
  );
  await author.calls.quiz.update({ id, isByLink: false, isListed: true, isMembersOnly: false });
  expect((await world.app.inject({ url: `/api/quizzes/${id}` })).statusCode).toBe(200);
});

test('challenges are neither made nor taken while a quiz is by link', async () => {
  const quiz = await makeQuiz(world, { questions: 2, createdBy: author.id });
  const member = await world.person();
  const attempt = await member.calls.attempt.start({ quizId: quiz.id });
  await member.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 1),
  });
  const { url } = await member.calls.attempt.createChallenge({ id: attempt.id });
  const token = tokenOf(url);
  await author.calls.quiz.update({ id: quiz.id, ...hidden });
  await expect(admin.calls.attempt.openChallenge({ token })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await member.calls.quiz.openByLink({ token: await linkTo(quiz.id) });
  expect(await member.calls.attempt.challenge({ id: attempt.id })).toMatchObject({
    bar: 'by-link',
  });
});

test('a copy is by link too, but has no link', async () => {
  const { id } = await stage();
  await linkTo(id);
  const copy = await author.calls.quiz.duplicate({ id });
  expect(await author.calls.quiz.getForAuthor({ id: copy.id })).toMatchObject(hidden);
  expect(await author.calls.quiz.accessLink({ id: copy.id })).toEqual({ link: null });
});
