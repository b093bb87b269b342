import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let challenger: Person;
let friend: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  challenger = await world.person();
  await world.db
    .updateTable('users')
    .set({ displayName: 'Ada' })
    .where('id', '=', challenger.id)
    .execute();
  friend = await world.person();
});
afterAll(() => world.close());

const guest = () => world.guest.calls.attempt;
const minute = 60_000;

/** Takes the quiz; the first questions are answered right. */
async function take(person: Person, quizId: number, right: number, challenge?: string) {
  const attempt = await person.calls.attempt.start({ quizId, challenge });
  world.clock.advance(minute);
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: attempt.questions.map(({ questionId }, index) => ({
      ...{ questionId, seq: 1 },
      selectedOption: index < right ? 1 : 0,
    })),
  });
  return attempt;
}

async function challengeBy(person: Person, attemptId: number, showsName = true) {
  const { url } = await person.calls.attempt.createChallenge({ id: attemptId, showsName });
  return tokenOf(url);
}

/** A quiz that asks three of its nine questions, and a challenge with two right answers. */
async function challenged(options: Parameters<typeof makeQuiz>[1] = {}) {
  const quiz = await makeQuiz(world, { questions: 9, questionsPerAttempt: 3, ...options });
  world.clock.advance(minute);
  const attempt = await take(challenger, quiz.id, 2);
  return { quiz, attempt, token: await challengeBy(challenger, attempt.id) };
}

const setQuiz = (id: number, values: object) =>
  world.db.updateTable('quizzes').set(values).where('id', '=', id).execute();

const rulesWith = (feedback: Partial<typeof standardRules.feedback>) =>
  JSON.stringify({ ...standardRules, feedback: { ...standardRules.feedback, ...feedback } });

async function offerTo(calls: Person['calls']['attempt'], token: string) {
  const shown = await calls.openChallenge({ token });
  return shown.state === 'shown' ? shown.offer : shown.state;
}

const asked = (attempt: { questions: { questionId: number; options: unknown }[] }) =>
  attempt.questions.map(({ questionId, options }) => ({ questionId, options }));

test('a challenge shows name and score, and its paper is asked again in the same order', async () => {
  const { quiz, attempt, token } = await challenged();
  const shown = await friend.calls.attempt.openChallenge({ token });
  expect(shown).toMatchObject({
    challenger: { name: 'Ada', result: { score: 2, totalQuestions: 3, timeTaken: 60 } },
    quiz: { id: quiz.id },
    offer: { way: 'official' },
  });
  expect(JSON.stringify(shown)).not.toMatch(/correct|explanation|wrong one/);
  const taken = await take(friend, quiz.id, 1, token);
  expect(asked(taken)).toEqual(asked(attempt));
  const { comparison } = await friend.calls.attempt.challengeComparison({ id: taken.id });
  expect(comparison).toMatchObject({
    challenger: { name: 'Ada', result: { score: 2, percentage: 66.6 } },
    own: { score: 1, totalQuestions: 3, timeTaken: 60 },
    questions: [
      { number: 1, isOwnRight: true, isChallengersRight: true },
      { number: 2, isOwnRight: false, isChallengersRight: true },
      { number: 3, isOwnRight: false, isChallengersRight: false },
    ],
  });
  expect(await challenger.calls.attempt.challenge({ id: attempt.id })).toMatchObject({
    challenge: { taken: 1, showsName: true },
    bar: null,
  });
});

test('a guest tries the same paper, which counts nowhere and shows no key', async () => {
  const { attempt, token } = await challenged();
  expect(await offerTo(guest(), token)).toEqual({ way: 'try', because: 'guest', questions: 3 });
  const before = await world.db.selectFrom('quizAttempts').select('id').execute();
  const begun = await guest().beginChallengeTry({ token });
  expect(asked(begun.attempt)).toEqual(asked(attempt));
  world.clock.advance(minute);
  const result = await guest().finishChallengeTry({
    ...{ token, trial: begun.trial },
    answers: begun.attempt.questions.map(({ questionId }) => ({ questionId, selectedOption: 1 })),
  });
  expect(result).toMatchObject({
    score: 3,
    level: 'marks',
    comparison: { own: { score: 3, timeTaken: 60 }, challenger: { result: { score: 2 } } },
  });
  expect(JSON.stringify([begun, result])).not.toMatch(/correctOption|secret explanation/);
  expect(await world.db.selectFrom('quizAttempts').select('id').execute()).toEqual(before);
});

test('in a cooldown only questions that the learner has seen are tried, and no attempt begins', async () => {
  const { quiz, attempt, token } = await challenged();
  await take(friend, quiz.id, 0);
  const own = await friend.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
  const seen = await world.db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', friend.id)
    .select('questionId')
    .execute();
  const known = new Set(seen.map(({ questionId }) => questionId));
  const both = attempt.questions.filter(({ questionId }) => known.has(questionId)).length;
  expect(await offerTo(friend.calls.attempt, token)).toMatchObject(
    both === 0
      ? { way: 'none', because: 'cooldown' }
      : { way: 'try', because: 'cooldown', questions: both },
  );
  await expect(
    friend.calls.attempt.start({ quizId: quiz.id, challenge: token }),
  ).rejects.toMatchObject({ failure: 'cooldown' });
  if (both === 0)
    await expect(friend.calls.attempt.beginChallengeTry({ token })).rejects.toMatchObject({
      failure: 'conflict',
    });
  expect(await friend.calls.attempt.retakeStatus({ quizIds: [quiz.id] })).toMatchObject([
    { canRetakeAt: own[0]?.canRetakeAt },
  ]);
});

test('in a cooldown the whole paper is tried where all of it was seen, and compared', async () => {
  const { quiz, token } = await challenged({ questions: 3, questionsPerAttempt: 3 });
  await take(friend, quiz.id, 0);
  expect(await offerTo(friend.calls.attempt, token)).toEqual({
    ...{ way: 'try', because: 'cooldown', questions: 3 },
  });
  const { trial } = await friend.calls.attempt.beginChallengeTry({ token });
  const result = await friend.calls.attempt.finishChallengeTry({ token, trial, answers: [] });
  expect(result.comparison).toMatchObject({
    own: { score: 0 },
    challenger: { result: { score: 2 } },
  });
});

test('who challenges cannot take the own paper again, and who could take it does not try it first', async () => {
  const { quiz, token } = await challenged();
  expect(await offerTo(challenger.calls.attempt, token)).toEqual({ way: 'none', because: 'own' });
  world.clock.advance(10 * 86_400_000);
  await expect(
    challenger.calls.attempt.start({ quizId: quiz.id, challenge: token }),
  ).rejects.toMatchObject({ failure: 'conflict' });
  await expect(friend.calls.attempt.beginChallengeTry({ token })).rejects.toMatchObject({
    failure: 'conflict',
  });
});

test('after a change of a question no attempt that counts begins; guests are asked what was kept as it was', async () => {
  const { quiz, attempt, token } = await challenged();
  const [first, second] = attempt.questions.map(({ questionId }) => questionId);
  world.clock.advance(10 * minute);
  const change = { text: 'Another text', updatedAt: world.clock.now() };
  await world.db
    .updateTable('questions')
    .set(change)
    .where('id', '=', first ?? 0)
    .execute();
  expect(await offerTo(friend.calls.attempt, token)).toEqual({ way: 'none', because: 'changed' });
  await expect(
    friend.calls.attempt.start({ quizId: quiz.id, challenge: token }),
  ).rejects.toMatchObject({ failure: 'conflict' });
  const gone = { archivedAt: world.clock.now() };
  await world.db
    .updateTable('questions')
    .set(gone)
    .where('id', '=', second ?? 0)
    .execute();
  const begun = await guest().beginChallengeTry({ token });
  expect(asked(begun.attempt)).toEqual(asked(attempt).filter((_, index) => index !== 1));
  const finished = await guest().finishChallengeTry({ token, trial: begun.trial, answers: [] });
  expect(finished.comparison.challenger.result).toMatchObject({
    ...{ score: 1, totalQuestions: 2, timeTaken: null },
  });
});

test('no attempt that counts begins once the quiz asks a question of another quiz no more', async () => {
  const home = await makeQuiz(world, { questions: 2 });
  const [linked = 0, other = 0] = home.questionIds;
  const { categoryId } = await makeQuiz(world, { questions: 2 });
  const quiz = await makeQuiz(world, { questions: 2 });
  const draw = { quizId: quiz.id, questionCount: 1, categoryId, position: 3 };
  await world.db
    .insertInto('quizLinks')
    .values({ quizId: quiz.id, questionId: linked, position: 2 })
    .execute();
  await world.db.insertInto('quizDraws').values(draw).execute();
  world.clock.advance(minute);
  const attempt = await take(challenger, quiz.id, 2);
  expect(attempt.questions).toHaveLength(4);
  const token = await challengeBy(challenger, attempt.id);
  expect(await offerTo(friend.calls.attempt, token)).toEqual({ way: 'official' });
  await world.db
    .updateTable('quizLinks')
    .set({ questionId: other })
    .where('quizId', '=', quiz.id)
    .execute();
  expect(await offerTo(friend.calls.attempt, token)).toEqual({ way: 'none', because: 'changed' });
  await expect(
    friend.calls.attempt.start({ quizId: quiz.id, challenge: token }),
  ).rejects.toMatchObject({ failure: 'conflict' });
});

test('dates, an access code and the audience of the quiz apply to a challenge too', async () => {
  const { quiz, token } = await challenged();
  await setQuiz(quiz.id, { isMembersOnly: true });
  expect(await guest().openChallenge({ token })).toEqual({ state: 'members-only' });
  await expect(guest().beginChallengeTry({ token })).rejects.toMatchObject({
    failure: 'not-found',
  });
  expect(await offerTo(friend.calls.attempt, token)).toEqual({ way: 'official' });
  await setQuiz(quiz.id, { isMembersOnly: false, accessCode: 'sesame' });
  for (const calls of [guest(), friend.calls.attempt])
    expect(await offerTo(calls, token)).toEqual({ way: 'none', because: 'access-code' });
  await expect(
    friend.calls.attempt.start({ quizId: quiz.id, challenge: token, accessCode: 'sesame' }),
  ).rejects.toMatchObject({ failure: 'conflict' });
  const past = new Date(world.clock.now().getTime() - minute);
  await setQuiz(quiz.id, { accessCode: null, closesAt: past });
  for (const calls of [guest(), friend.calls.attempt])
    expect(await offerTo(calls, token)).toEqual({ way: 'none', because: 'closed' });
  const later = new Date(world.clock.now().getTime() + minute);
  await setQuiz(quiz.id, { closesAt: null, opensAt: later.toISOString() });
  for (const calls of [guest(), friend.calls.attempt])
    expect(await calls.openChallenge({ token })).toMatchObject({
      ...{ offer: { way: 'none', because: 'not-yet' }, opensAt: later.toISOString() },
    });
  await setQuiz(quiz.id, { status: 'draft' });
  await expect(guest().openChallenge({ token })).rejects.toMatchObject({ failure: 'not-found' });
});

test('the comparison shows right and wrong answers only as far as the quiz does', async () => {
  const { quiz, token } = await challenged();
  await setQuiz(quiz.id, {
    rules: rulesWith({ atEnd: 'score' }),
  });
  const taken = await take(friend, quiz.id, 3, token);
  const { comparison } = await friend.calls.attempt.challengeComparison({ id: taken.id });
  expect(comparison).toMatchObject({ own: { score: 3 }, questions: [] });
  const begun = await guest().beginChallengeTry({ token });
  const result = await guest().finishChallengeTry({ token, trial: begun.trial, answers: [] });
  expect(result).toMatchObject({ level: 'score', answers: [], comparison: { questions: [] } });
});

test('no challenge is made while results are withheld, with an access code, or without a whole paper', async () => {
  const barOf = async (attemptId: number) =>
    (await challenger.calls.attempt.challenge({ id: attemptId })).bar;
  const refused = (id: number) =>
    expect(challenger.calls.attempt.createChallenge({ id })).rejects.toMatchObject({
      failure: 'conflict',
    });
  const exam = await makeQuiz(world, { questions: 2 });
  await setQuiz(exam.id, {
    closesAt: new Date(world.clock.now().getTime() + 60 * minute),
    rules: rulesWith({ atEnd: 'score', afterClosing: 'keys' }),
  });
  const written = await take(challenger, exam.id, 2);
  expect(await barOf(written.id)).toBe('withheld');
  await refused(written.id);
  const left = await challenger.calls.attempt.start({
    quizId: (await makeQuiz(world, { questions: 2 })).id,
  });
  world.clock.advance(minute);
  await challenger.calls.attempt.leave({ attemptId: left.id });
  expect(await barOf(left.id)).toBe('unfinished');
  await refused(left.id);
  const { quiz, attempt } = await challenged();
  await setQuiz(quiz.id, { accessCode: 'sesame' });
  expect(await barOf(attempt.id)).toBe('access-code');
  await refused(attempt.id);
});

test('a challenge is ended, replaced, kept nameless, and goes with the account of who made it', async () => {
  const { quiz, attempt, token } = await challenged();
  const nameless = await challengeBy(challenger, attempt.id, false);
  await expect(guest().openChallenge({ token })).rejects.toMatchObject({ failure: 'not-found' });
  expect(await guest().openChallenge({ token: nameless })).toMatchObject({
    challenger: { name: null },
  });
  const taken = await take(friend, quiz.id, 1, nameless);
  await challenger.calls.attempt.endChallenge({ id: attempt.id });
  const gone = await friend.calls.attempt.challengeComparison({ id: taken.id });
  expect(gone).toEqual({ comparison: null });
  const again = await challengeBy(challenger, attempt.id);
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'deactivated' })
    .where('id', '=', challenger.id)
    .execute();
  await expect(guest().openChallenge({ token: again })).rejects.toMatchObject({
    failure: 'not-found',
  });
});
