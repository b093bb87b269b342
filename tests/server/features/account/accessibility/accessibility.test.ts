import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AccessibilityProfile,
  standardAccessibility,
} from '#shared/features/account/accessibility.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const choose = (person: Person, changes: Partial<AccessibilityProfile>) =>
  person.calls.account.saveAccessibility(changes);

const minutesOf = ({
  startedAt,
  deadline,
}: {
  startedAt: Date | string;
  deadline: Date | string;
}) => (new Date(deadline).getTime() - new Date(startedAt).getTime()) / 60_000;

async function begin(person: Person, quizId: number) {
  const attempt = await person.calls.attempt.start({ quizId });
  const { rules } = await world.db
    .selectFrom('quizAttempts')
    .where('id', '=', attempt.id)
    .select('rules')
    .executeTakeFirstOrThrow();
  return { id: attempt.id, minutes: minutesOf(attempt), rules };
}

test('the profile comes with the account, nothing is chosen at first, and a change leaves the others as they are', async () => {
  const person = await world.person();
  expect((await person.calls.account.me())?.accessibility).toBeNull();
  const chosen = { ...standardAccessibility, font: 'dyslexic', readAloud: true } as const;
  await choose(person, { font: 'dyslexic', readAloud: true });
  const stored = { ...chosen, extraTimePercent: 25 };
  // Of a tab that does not show the first change.
  expect(await choose(person, { extraTimePercent: 25 })).toEqual(stored);
  expect((await person.calls.account.me())?.accessibility).toEqual(stored);
  expect(await person.http('GET', '/api/user')).toMatchObject({ body: { accessibility: stored } });
  expect((await person.calls.account.exportData()).accessibility).toEqual(stored);
  const other = await world.person();
  expect((await other.calls.account.me())?.accessibility).toBeNull();
});

test('time that a learner has chosen lengthens later attempts, and is recorded as chosen', async () => {
  const [quiz, later] = [await makeQuiz(world), await makeQuiz(world)];
  const [slow, usual] = [await world.person(), await world.person()];
  const before = await begin(slow, quiz.id);
  await choose(slow, { extraTimePercent: 50 });
  expect(minutesOf(await slow.calls.attempt.start({ quizId: quiz.id }))).toBe(before.minutes);
  const [status] = await slow.calls.attempt.retakeStatus({ quizIds: [later.id] });
  expect(status).toMatchObject({ extraTimePercent: 50 });
  const longer = await begin(slow, later.id);
  expect([before.minutes, longer.minutes]).toEqual([10, 15]);
  expect(longer.rules).toMatchObject({
    ...{ timeLimitMinutes: 15, extraTimePercent: 50, timeChosen: true },
  });
  for (const { rules } of [before, await begin(usual, later.id)]) {
    expect(rules).toMatchObject({ timeLimitMinutes: 10 });
    expect(rules).not.toHaveProperty('extraTimePercent');
    expect(rules).not.toHaveProperty('timeChosen');
  }
  expect(await admin.calls.attempt.timeline({ id: longer.id })).toMatchObject({
    exceptions: { extraTimePercent: 50, isTimeChosen: true },
  });
});

test('of given and chosen time the longer one counts, and given time is not recorded as chosen', async () => {
  const [first, second] = [await makeQuiz(world), await makeQuiz(world)];
  const person = await world.person();
  const given = { quizId: null, extraTimePercent: 50, extraAttempts: 0, closesAt: null };
  await admin.calls.exception.set({ ...given, userId: person.id });
  await choose(person, { extraTimePercent: 25 });
  const one = await begin(person, first.id);
  expect(one).toMatchObject({ minutes: 15, rules: { extraTimePercent: 50 } });
  expect(one.rules).not.toHaveProperty('timeChosen');
  await choose(person, { extraTimePercent: 100 });
  expect(await begin(person, second.id)).toMatchObject({
    ...{ minutes: 20, rules: { extraTimePercent: 100, timeChosen: true } },
  });
});

test('on a site that says so, chosen time counts never, or once an administrator has allowed it', async () => {
  const person = await world.person();
  const teacher = await world.person({ roles: ['teacher'] });
  await choose(person, { extraTimePercent: 50 });
  const statusOf = async (quizId: number) =>
    (await person.calls.attempt.retakeStatus({ quizIds: [quizId] }))[0]?.extraTimePercent;
  const site = async (chosenTime: string) =>
    expect((await admin.http('PUT', '/api/admin/settings', { chosenTime })).status).toBe(200);
  for (const chosenTime of ['never', 'approved']) {
    await site(chosenTime);
    const quiz = await makeQuiz(world);
    expect(await statusOf(quiz.id)).toBe(0);
    const { minutes, rules } = await begin(person, quiz.id);
    expect(minutes).toBe(10);
    expect(rules).not.toHaveProperty('extraTimePercent');
  }
  const { chosenTimePercent, updatedAt } = await admin.calls.exception.list({ userId: person.id });
  expect(chosenTimePercent).toBe(50);
  const allowed = { quizId: null, extraTimePercent: 50, extraAttempts: 0, closesAt: null };
  await admin.calls.exception.set({
    ...{ ...allowed, userId: person.id },
    loadedUpdatedAt: new Date(updatedAt).toISOString(),
  });
  // More than what was allowed is not.
  await choose(person, { extraTimePercent: 100 });
  const quiz = await makeQuiz(world);
  expect(await statusOf(quiz.id)).toBe(50);
  expect(await begin(person, quiz.id)).toMatchObject({
    ...{ minutes: 15, rules: { extraTimePercent: 50 } },
  });
  // A class shows what is in effect.
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await person.calls.classroom.join({ joinCode: made.joinCode });
  await teacher.calls.classroom.assign({
    ...{ classId, quizId: quiz.id, startsAt: world.clock.now().toISOString(), dueAt: null },
  });
  const shown = async () =>
    (await teacher.calls.classroom.exceptions({ classId, userId: person.id })).quizzes[0];
  expect(await shown()).toMatchObject({ extraTimePercent: 50 });
  await site('counts');
  expect(await statusOf(quiz.id)).toBe(100);
  expect(await shown()).toMatchObject({ extraTimePercent: 100 });
});

test('a quiz without a time limit records no chosen time', async () => {
  const quiz = await makeQuiz(world);
  const rules = JSON.stringify({ ...standardRules, untimed: true });
  await world.db.updateTable('quizzes').set({ rules }).where('id', '=', quiz.id).execute();
  const person = await world.person();
  await choose(person, { extraTimePercent: 50 });
  const { rules: kept } = await begin(person, quiz.id);
  expect(kept).toMatchObject({ untimed: true });
  expect(kept).not.toHaveProperty('extraTimePercent');
});

test('a trial by a share link has the time that its member has chosen', async () => {
  const author = await world.person({ roles: ['author'] });
  const quiz = await makeQuiz(world, { createdBy: author.id });
  const { url } = await author.calls.attempt.createShareLink({ quizId: quiz.id });
  const token = tokenOf(url);
  const person = await world.person();
  await choose(person, { extraTimePercent: 100 });
  expect(minutesOf((await person.calls.attempt.beginShared({ token })).attempt)).toBe(20);
  expect(minutesOf((await world.guest.calls.attempt.beginShared({ token })).attempt)).toBe(10);
});

test('only the offered times are accepted', () => {
  const accepted = [300, -25, 33, 100].map((extraTimePercent) => {
    const input = { ...standardAccessibility, extraTimePercent };
    return AccessibilityProfile.safeParse(input).success;
  });
  expect(accepted).toEqual([false, false, false, true]);
});
