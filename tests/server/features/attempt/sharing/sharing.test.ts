import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropExpiredShares } from '#server/features/attempt/sharing/mutations.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { maxShareLinks } from '#shared/features/attempt/sharing.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const day = 86_400_000;
let world: World;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

const draft = () =>
  makeQuiz(world, { status: 'draft', questions: 3, createdBy: author.id, title: 'A secret draft' });

type Options = Partial<Parameters<Person['calls']['attempt']['createShareLink']>[0]>;

async function share(quizId: number, options: Options = {}) {
  const { id, url } = await author.calls.attempt.createShareLink({ quizId, ...options });
  return { id, url, token: tokenOf(url) };
}

const guest = () => world.guest.calls.attempt;

/** Begins a trial; `answer` gives each question the right option or a wrong one. */
async function begin(token: string) {
  const { trial, attempt } = await guest().beginShared({ token });
  const answer = (index: number, isRight: boolean) => ({
    questionId: attempt.questions[index]?.questionId ?? 0,
    selectedOption: isRight ? 1 : 0,
  });
  return { token, trial, attempt, answer };
}

const setRules = (id: number, feedback: Partial<typeof standardRules.feedback>) =>
  author.calls.quiz.update({
    id,
    rules: { ...standardRules, feedback: { ...standardRules.feedback, ...feedback } },
  });

test('a guest opens and tries a draft by its link; the key comes with the result, and nothing is counted', async () => {
  const { id, questionIds } = await draft();
  const { token } = await share(id);
  expect(await guest().openShared({ token })).toMatchObject({ title: 'A secret draft' });
  const { trial, attempt, answer } = await begin(token);
  expect(attempt.questions).toHaveLength(3);
  expect(JSON.stringify(attempt)).not.toMatch(/correct|secret explanation/);
  // Its ids are those of the trial alone.
  expect(attempt.questions.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
  const answers = [answer(0, true), answer(1, false)];
  const result = await guest().finishShared({ token, trial, answers });
  expect(result).toMatchObject({ score: 1, totalQuestions: 3, passed: false });
  expect(result.answers[0]?.question).toMatchObject({
    keyShown: true,
    correctOption: 1,
    explanation: 'secret explanation',
  });
  expect(await world.db.selectFrom('quizAttempts').select('id').execute()).toEqual([]);
  const counted = world.db.selectFrom('questions').where('id', 'in', questionIds);
  expect(await counted.where('timesAnswered', '>', 0).select('id').execute()).toEqual([]);
});

test('a trial of the stored quiz asks for spots on a picture, too', async () => {
  const { id } = await draft();
  await author.calls.quiz.update({ id, questionsPerAttempt: 10 });
  await author.calls.quiz.addQuestion({
    quizId: id,
    text: 'Where are the valves?',
    type: 'hotspot',
    imageUrl: 'https://example.org/heart.png',
    options: [''],
    regions: [{ shape: 'rectangle', x: 1000, y: 1000, width: 1000, height: 1000 }],
    correctOptions: [0],
  });
  const { attempt } = await begin((await share(id)).token);
  expect(attempt.questions.filter(({ type }) => type === 'hotspot')).toHaveLength(1);
  expect(attempt.questions).toHaveLength(4);
});

test('a trial is graded once, with its own questions, whatever is changed afterwards', async () => {
  const { id, questionIds } = await draft();
  const { token } = await share(id);
  const { trial, answer } = await begin(token);
  await author.http('PUT', `/api/questions/${questionIds[0]}`, { correctOption: 0 });
  const right = [answer(0, true), answer(1, true), answer(2, true)];
  const first = await guest().finishShared({ token, trial, answers: right });
  expect(first).toMatchObject({ score: 3, passed: true });
  expect(await guest().finishShared({ token, trial, answers: [answer(0, false)] })).toEqual(first);
});

test('the rules of the quiz say how much of a result is shown', async () => {
  const { id } = await draft();
  const { token } = await share(id);
  const finish = async () => {
    const { trial, answer } = await begin(token);
    return guest().finishShared({ token, trial, answers: [answer(0, true)] });
  };
  await setRules(id, { atEnd: 'score' });
  expect(await finish()).toMatchObject({ score: 1, level: 'score', answers: [] });
  await setRules(id, { atEnd: 'marks' });
  const marked = await finish();
  expect(marked.answers.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false]);
  expect(JSON.stringify(marked)).not.toMatch(/correctOption|secret explanation/);
});

test('an answer is checked where the rules allow it, which closes the question', async () => {
  const { id } = await draft();
  const { token } = await share(id);
  const closed = await begin(token);
  const { trial, answer } = closed;
  await expect(
    guest().checkShared({ token, trial, answer: answer(0, true) }),
  ).rejects.toMatchObject({ failure: 'conflict' });
  await setRules(id, { atOnce: 'keys' });
  const open = await begin(token);
  const check = (isRight: boolean) =>
    guest().checkShared({ token, trial: open.trial, answer: open.answer(0, isRight) });
  expect(await check(false)).toMatchObject({
    isCorrect: false,
    question: { keyShown: true, correctOption: 1, explanation: null },
  });
  expect(await check(true)).toMatchObject({ isCorrect: false, selectedOption: 0 });
  const result = await guest().finishShared({
    ...{ token, trial: open.trial },
    answers: [open.answer(0, true), open.answer(1, true)],
  });
  expect(result.score).toBe(1);
  await expect(check(true)).rejects.toMatchObject({ failure: 'attempt-over' });
});

test('a question of a draft that is not finished is not asked', async () => {
  const { id, questionIds } = await draft();
  await author.http('PUT', `/api/questions/${questionIds[1]}`, { correctOption: null });
  const { token } = await share(id);
  expect((await begin(token)).attempt.questions).toHaveLength(2);
});

test('unsaved work of a published quiz is shown as it was sent; the quiz itself stays as it is', async () => {
  const { id } = await makeQuiz(world, { createdBy: author.id, questions: 2 });
  const question = {
    text: 'Which is even?',
    type: 'single_choice' as const,
    options: ['three', 'four'],
    correctOption: 1,
  };
  const content = {
    ...{ title: 'Unsaved', language: 'en', rules: standardRules, questionsPerAttempt: 5 },
    questions: [question],
  };
  const { token } = await share(id, { content });
  expect(await guest().openShared({ token })).toMatchObject({ title: 'Unsaved' });
  const { trial, attempt, answer } = await begin(token);
  expect(attempt.questions.map(({ text }) => text)).toEqual(['Which is even?']);
  const answers = [answer(0, true)];
  expect(await guest().finishShared({ token, trial, answers })).toMatchObject({ score: 1 });
  expect(await author.calls.quiz.card({ id })).toMatchObject({ title: 'A quiz' });
  const unfinished = { ...content, questions: [{ ...question, correctOption: null }] };
  await expect(share(id, { content: unfinished })).rejects.toMatchObject({ failure: 'invalid' });
});

test('a link ends when it is ended, when it expires and with its quiz; a trial ends with its link', async () => {
  const { id } = await draft();
  const [first, second, third] = [await share(id), await share(id, { days: 1 }), await share(id)];
  const gone = { failure: 'not-found' };
  const { trial } = await begin(first.token);
  await author.calls.attempt.endShareLink({ id: first.id });
  await expect(guest().openShared({ token: first.token })).rejects.toMatchObject(gone);
  await expect(
    guest().finishShared({ token: first.token, trial, answers: [] }),
  ).rejects.toMatchObject(gone);

  world.clock.advance(day);
  await expect(guest().openShared({ token: second.token })).rejects.toMatchObject(gone);
  const valid = await author.calls.attempt.shareLinks({ quizId: id });
  expect(valid.map((link) => link.id)).toEqual([third.id]);
  const later = new Date(world.clock.now().getTime() + 8 * day);
  await inTransaction(world.db, (tx) => dropExpiredShares(tx, later));
  const stored = await world.db.selectFrom('shareLinks').where('quizId', '=', id).select('id');
  expect(await stored.execute()).toEqual([{ id: third.id }]);

  await author.calls.quiz.removeMany({ ids: [id] });
  await expect(guest().openShared({ token: third.token })).rejects.toMatchObject(gone);
});

test('a trial that began just before its link expired is ended as any other, and no other one begins', async () => {
  const { id } = await draft();
  const { token } = await share(id, { days: 1 });
  world.clock.advance(day - 1000);
  const { trial } = await begin(token);
  world.clock.advance(60_000);
  await expect(begin(token)).rejects.toMatchObject({ failure: 'not-found' });
  await inTransaction(world.db, (tx) => dropExpiredShares(tx, world.clock.now()));
  expect(await guest().finishShared({ token, trial, answers: [] })).toMatchObject({ score: 0 });
});

test('a trial belongs to the link that began it', async () => {
  const { id } = await draft();
  const [first, second] = [await share(id), await share(id)];
  const { trial } = await begin(first.token);
  const by = (token: string) => guest().finishShared({ token, trial, answers: [] });
  await expect(by(second.token)).rejects.toMatchObject({ failure: 'not-found' });
  expect(await by(first.token)).toMatchObject({ score: 0 });
});

test('the secret is stored as a hash only, and is in no address that a server sees', async () => {
  const { id } = await draft();
  const { token, url } = await share(id);
  const { trial } = await begin(token);
  expect(new URL(url).pathname + new URL(url).search).not.toContain(token);
  const links = await world.db.selectFrom('shareLinks').selectAll().execute();
  const trials = await world.db.selectFrom('sharedTrials').selectAll().execute();
  expect(links.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token));
  const stored = JSON.stringify([links, trials]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(trial);
  const query = await world.app.inject({
    url: `/trpc/attempt.openShared?input=${encodeURIComponent(JSON.stringify({ token }))}`,
  });
  expect(query.statusCode).toBe(405);
  const call = await world.app.inject({
    ...{ method: 'POST', url: '/trpc/attempt.openShared', payload: { token } },
  });
  expect(call.headers['cache-control']).toContain('no-store');
});

test('only who manages the quiz sees, makes and ends its links; the audit trail has them', async () => {
  const { id } = await draft();
  const { id: linkId } = await share(id);
  const other = await world.person({ roles: ['author'] });
  const gone = { failure: 'not-found' };
  await expect(other.calls.attempt.shareLinks({ quizId: id })).rejects.toMatchObject(gone);
  await expect(other.calls.attempt.createShareLink({ quizId: id })).rejects.toMatchObject(gone);
  await expect(other.calls.attempt.endShareLink({ id: linkId })).rejects.toMatchObject(gone);
  await author.calls.attempt.endShareLink({ id: linkId });
  const admin = await world.person({ isAdmin: true });
  const { items } = await admin.calls.audit.page({ kind: 'quizzes', rowId: id });
  expect(items.map(({ after }) => after.shareLink)).toEqual(['ended', 'made']);
});

test('a quiz has a limited number of valid links', async () => {
  const { id } = await draft();
  for (let count = 0; count < maxShareLinks; count += 1) await share(id);
  await expect(share(id)).rejects.toMatchObject({ failure: 'conflict' });
});
