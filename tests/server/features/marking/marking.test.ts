import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '#server/features/account/erasure/mutations.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { runNotices } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const rubric = ['Content', 'Language'].map((name) => ({
  name,
  levels: [
    { points: 3, description: 'good' },
    { points: 1, description: 'weak' },
    { points: 0, description: 'none' },
  ],
}));

let world: World;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

const quizOf = (options: Parameters<typeof makeEssayQuiz>[1] = {}) =>
  makeEssayQuiz(world, { createdBy: author.id, essay: { rubric }, ...options });

const attemptRow = (id: number) =>
  world.db.selectFrom('quizAttempts').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Everything that is summed from attempts. */
const sums = async () => ({
  stats: await world.db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
  bests: await world.db
    .selectFrom('quizBests')
    .selectAll()
    .orderBy('userId')
    .orderBy('quizId')
    .execute(),
  standings: await world.db.selectFrom('standings').selectAll().orderBy('userId').execute(),
  questions: await world.db
    .selectFrom('questions')
    .select(['id', 'timesAnswered', 'timesCorrect', 'timesSkipped', 'difficultyScore'])
    .orderBy('id')
    .execute(),
});

async function expectRecounted() {
  await tallyAttempts(world.db, world.clock.now());
  const before = await sums();
  await recountTallies(world.db, world.clock.now());
  expect(await sums()).toEqual(before);
}

const recountJobs = async () => {
  const counts = await world.services.jobs.count();
  return counts.find(({ name }) => name === 'recount')?.waiting ?? 0;
};

describe('an attempt with an essay', () => {
  test('waits for its mark: what is known counts, and nothing is final', async () => {
    const learner = await world.person();
    const quiz = await quizOf();
    const { attemptId } = await takeEssayQuiz(world, learner, quiz);
    const review = await learner.calls.attempt.review({ id: attemptId });
    expect(review).toMatchObject({ score: 1, points: 1, passed: false, toBeMarked: 1 });
    const essay = review.answers.find(({ question }) => question.type === 'essay');
    expect(essay).toMatchObject({ isCorrect: false, marking: { state: 'waiting' } });
    const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(status).toMatchObject({ action: 'cooldown', lastAttempt: { toBeMarked: 1 } });
    const progress = await learner.calls.attempt.progress({ quizId: quiz.id });
    expect(progress.mark).toMatchObject({ passed: false, isProvisional: true });
    await tallyAttempts(world.db, world.clock.now());
    expect(await attemptRow(attemptId)).toMatchObject({ talliedAt: null, toBeMarked: 1 });
    await expectRecounted();
  });

  test('is neither right nor wrong on the page of what was received, until it is marked', async () => {
    const [learner, admin] = [await world.person(), await world.person({ isAdmin: true })];
    const { attemptId, id, questionId } = await takeEssayQuiz(world, learner, await quizOf());
    const received = async () => {
      const { events, toBeMarked } = await admin.calls.attempt.timeline({ id: attemptId });
      return { toBeMarked, event: events.find((event) => event.questionId === questionId) };
    };
    expect(await received()).toMatchObject({
      ...{ toBeMarked: 1, event: { isCorrect: false, marking: 'waiting', credit: 0 } },
    });
    await author.calls.marking.mark({ id, number: 0, levels: [0, 0] });
    const { toBeMarked, event } = await received();
    expect(toBeMarked).toBeUndefined();
    expect(event).toMatchObject({ isCorrect: true, marking: 'marked', credit: 100 });
  });

  test('passes at once if its pass mark is reached without the essay', async () => {
    const learner = await world.person();
    const { attemptId } = await takeEssayQuiz(world, learner, await quizOf({ questions: 9 }));
    const { passed, toBeMarked } = await learner.calls.attempt.review({ id: attemptId });
    expect({ passed, toBeMarked }).toEqual({ passed: true, toBeMarked: 1 });
  });

  test('is known at once if the essay is not answered', async () => {
    const learner = await world.person();
    const quiz = await quizOf();
    const { attemptId } = await takeEssayQuiz(world, learner, quiz, { text: ' \n' });
    const review = await learner.calls.attempt.review({ id: attemptId });
    expect(review).toMatchObject({ passed: false, points: 1 });
    expect(review.toBeMarked).toBeUndefined();
    expect(await author.calls.marking.answers({ questionId: quiz.essayIds[0] ?? 0 })).toEqual([]);
  });

  test('that was left is not marked', async () => {
    const learner = await world.person();
    const quiz = await quizOf();
    const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    const questionId = questions.find(({ type }) => type === 'essay')?.questionId ?? 0;
    await learner.calls.attempt.save({
      attemptId: id,
      answers: [{ questionId, answerText: 'Begun' }],
    });
    world.clock.advance(60_000);
    await learner.calls.attempt.leave({ attemptId: id });
    const review = await learner.calls.attempt.review({ id });
    expect(review.toBeMarked).toBeUndefined();
    const essay = review.answers.find((answer) => answer.questionId === questionId);
    expect(essay?.marking).toEqual({ state: 'none' });
    expect(await author.calls.marking.answers({ questionId })).toEqual([]);
  });

  test('takes long texts for essays only', async () => {
    const learner = await world.person();
    const quiz = await quizOf({ questions: 0 });
    const long = 'é'.repeat(20_000);
    const { attemptId } = await takeEssayQuiz(world, learner, quiz, { text: long });
    const { answers } = await learner.calls.attempt.review({ id: attemptId });
    expect(answers[0]?.answerText).toBe(long);
  });

  test('shows neither rubric nor sample answer before its end', async () => {
    const learner = await world.person();
    const essay = { rubric, sampleAnswer: 'The sample', markerNotes: 'The notes', minWords: 3 };
    const quiz = await quizOf({ essay });
    const started = await learner.calls.attempt.start({ quizId: quiz.id });
    expect(JSON.stringify(started)).not.toMatch(/The sample|The notes|Language/);
    expect(started.questions.find(({ type }) => type === 'essay')?.essay).toEqual({
      ...{ minWords: 3, maxWords: null, template: null },
    });
    await learner.calls.attempt.submit({ attemptId: started.id });
    const review = await learner.calls.attempt.review({ id: started.id });
    expect(JSON.stringify(review)).toContain('The sample');
    expect(JSON.stringify(review)).not.toContain('The notes');
  });
});

describe('a mark', () => {
  const marked = { levels: [0, 1], comment: 'Well argued' };

  test('gives the attempt its result, and its learner a notice', async () => {
    const learner = await world.person();
    const { attemptId, id } = await takeEssayQuiz(world, learner, await quizOf());
    const outcome = await author.calls.marking.mark({ id, number: 0, ...marked });
    // 4 of 6 points.
    expect(outcome).toMatchObject({ kind: 'marked', answer: { marks: [{ credit: 66 }] } });
    const review = await learner.calls.attempt.review({ id: attemptId });
    expect(review).toMatchObject({ score: 1, points: 1.66, passed: true });
    expect(review.toBeMarked).toBeUndefined();
    const essay = review.answers.find(({ question }) => question.type === 'essay');
    expect(essay).toMatchObject({
      credit: 66,
      marking: { state: 'marked', levels: [0, 1], comment: 'Well argued' },
      question: { rubric },
    });
    const notices = await world.db
      .selectFrom('notices')
      .where('userId', '=', learner.id)
      .select(['kind', 'data'])
      .execute();
    expect(notices).toMatchObject([{ kind: 'result-marked', data: { attemptId, score: 1.66 } }]);
    await expectRecounted();
    expect((await attemptRow(attemptId)).talliedAt).not.toBeNull();
  });

  test('completes an attempt only with the last essay', async () => {
    const learner = await world.person();
    const quiz = await quizOf({ essays: 2, questions: 0 });
    const { attemptId, answerIds } = await takeEssayQuiz(world, learner, quiz);
    const [first = 0, second = 0] = answerIds;
    await author.calls.marking.mark({ id: first, number: 0, levels: [0, 0] });
    expect(await attemptRow(attemptId)).toMatchObject({ score: 1, points: 100, toBeMarked: 1 });
    await author.calls.marking.mark({ id: second, number: 0, levels: [0, 0] });
    const row = await attemptRow(attemptId);
    expect(row).toMatchObject({ score: 2, points: 200, toBeMarked: 0, passed: true });
    // The wait is that of a pass, from the end of the attempt.
    const hours = (Number(row.canRetakeAt) - Number(row.completedAt)) / 3_600_000;
    expect(hours).toBe(120);
    await expectRecounted();
  });

  test('that nobody has seen is not overwritten', async () => {
    const learner = await world.person();
    const { id } = await takeEssayQuiz(world, learner, await quizOf());
    const admin = await world.person({ isAdmin: true });
    await author.calls.marking.mark({ id, number: 0, levels: [0, 0] });
    const late = await admin.calls.marking.mark({ id, number: 0, levels: [2, 2] });
    expect(late).toMatchObject({ kind: 'changed', answer: { marks: [{ credit: 100 }] } });
    // The same mark once more, for example after a lost response, changes nothing.
    const again = await author.calls.marking.mark({ id, number: 0, levels: [0, 0] });
    expect(again).toMatchObject({ kind: 'marked' });
    expect(again.answer.marks).toHaveLength(1);
    const both = await Promise.all(
      [author, admin].map((person) =>
        person.calls.marking.mark({ id, number: 1, levels: [0, 1], comment: person.username }),
      ),
    );
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'marked']);
  });

  test('can be changed: its history is kept, and all sums follow', async () => {
    const learner = await world.person();
    const { attemptId, id } = await takeEssayQuiz(world, learner, await quizOf());
    await author.calls.marking.mark({ id, number: 0, levels: [1, 1] });
    await tallyAttempts(world.db, world.clock.now());
    const jobs = await recountJobs();
    const { answer } = await author.calls.marking.mark({ id, number: 1, levels: [0, 0] });
    expect(answer.marks.map(({ number, credit }) => [number, credit])).toEqual([
      [2, 100],
      [1, 33],
    ]);
    expect(await attemptRow(attemptId)).toMatchObject({ score: 2, points: 200, passed: true });
    expect(jobs).toBeLessThanOrEqual(1);
    await recountTallies(world.db, world.clock.now());
    const best = await world.db
      .selectFrom('quizBests')
      .where('userId', '=', learner.id)
      .select('bestScore')
      .executeTakeFirstOrThrow();
    expect(best.bestScore).toBe(2);
  });

  test('that is changed before the mail leads to one mail, about the result as it is then', async () => {
    await using working = await createWorkingWorld();
    const marker = await working.person({ isAdmin: true });
    const learner = await working.person();
    const quiz = await makeEssayQuiz(working, { title: 'Essays', essay: { rubric } });
    const { id } = await takeEssayQuiz(working, learner, quiz);
    await marker.calls.marking.mark({ id, number: 0, levels: [0, 1] });
    await marker.calls.marking.mark({ id, number: 1, levels: [0, 0] });
    working.clock.advance(15 * 60_000);
    await runNotices(working.services, pino({ level: 'silent' }));
    const mail = await working.post.receive(learner.email, 'Your result in “Essays” is marked');
    expect(mail.text).toContain('2 of 2');
    expect(mail.text).not.toContain('1.66 of 2');
  });

  test('takes a pass away only if it is confirmed', async () => {
    const learner = await world.person();
    const { attemptId, id } = await takeEssayQuiz(world, learner, await quizOf());
    await author.calls.marking.mark({ id, number: 0, levels: [0, 0] });
    const refused = await author.calls.marking.mark({ id, number: 1, levels: [2, 2] });
    expect(refused.kind).toBe('takes-pass');
    expect((await attemptRow(attemptId)).passed).toBe(true);
    const done = await author.calls.marking.mark({
      ...{ id, number: 1, levels: [2, 2], takesPass: true },
    });
    expect(done.kind).toBe('marked');
    expect(await attemptRow(attemptId)).toMatchObject({ passed: false, score: 1, points: 100 });
  });

  test('that takes a pass away does not begin a wait again that was ended by hand', async () => {
    const learner = await world.person();
    const quiz = await quizOf();
    const { attemptId, id } = await takeEssayQuiz(world, learner, quiz);
    await author.calls.marking.mark({ id, number: 0, levels: [0, 0] });
    const action = async () =>
      (await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] }))[0]?.action;
    expect(await action()).toBe('mastered');
    await author.calls.attempt.unlock({ id: attemptId });
    expect(await action()).toBe('retake');
    await author.calls.marking.mark({ id, number: 1, levels: [2, 2], takesPass: true });
    expect(await attemptRow(attemptId)).toMatchObject({ passed: false });
    expect(await action()).toBe('retake');
  });

  test('that takes a pass away begins no wait of a miss that was ended before the pass', async () => {
    const learner = await world.person();
    const quiz = await quizOf();
    const { attemptId, id } = await takeEssayQuiz(world, learner, quiz);
    const action = async () =>
      (await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] }))[0]?.action;
    await author.calls.marking.mark({ id, number: 0, levels: [2, 2] });
    expect(await action()).toBe('cooldown');
    await author.calls.attempt.unlock({ id: attemptId });
    await author.calls.marking.mark({ id, number: 1, levels: [0, 0] });
    expect(await action()).toBe('mastered');
    await author.calls.marking.mark({ id, number: 2, levels: [2, 2], takesPass: true });
    expect(await attemptRow(attemptId)).toMatchObject({ passed: false });
    expect(await action()).toBe('retake');
  });

  test('must be complete', async () => {
    const learner = await world.person();
    const byRubric = await takeEssayQuiz(world, learner, await quizOf());
    const inPercent = await takeEssayQuiz(world, learner, await quizOf({ essay: {} }));
    const mark = (input: Parameters<Person['calls']['marking']['mark']>[0]) =>
      author.calls.marking.mark(input);
    await expect(mark({ id: byRubric.id, number: 0, levels: [0] })).rejects.toThrow('level');
    await expect(mark({ id: byRubric.id, number: 0, levels: [0, 3] })).rejects.toThrow('level');
    await expect(mark({ id: byRubric.id, number: 0, credit: 50 })).rejects.toThrow('level');
    await expect(mark({ id: inPercent.id, number: 0 })).rejects.toThrow('percent');
    expect(await mark({ id: inPercent.id, number: 0, credit: 50 })).toMatchObject({
      kind: 'marked',
    });
  });
});

test('full credit needs no mark, and its undo brings the mark back', async () => {
  const [one, two] = [await world.person(), await world.person()];
  const quiz = await quizOf();
  const marked = await takeEssayQuiz(world, one, quiz);
  const waiting = await takeEssayQuiz(world, two, quiz);
  await author.calls.marking.mark({ id: marked.id, number: 0, levels: [1, 1] });
  await tallyAttempts(world.db, world.clock.now());
  const [questionId = 0] = quiz.essayIds;
  const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
  const { version } = await author.calls.regrade.preview(choice);
  await author.calls.regrade.begin({ ...choice, version, sendsMails: false });
  const latest = async () =>
    (await author.calls.regrade.question({ id: questionId })).regrades[0]?.id ?? 0;
  await runRegrade(world.services, await latest());
  for (const { attemptId } of [marked, waiting])
    expect(await attemptRow(attemptId)).toMatchObject({ score: 2, points: 200, toBeMarked: 0 });
  await expect(
    author.calls.marking.mark({ id: marked.id, number: 1, levels: [2, 2] }),
  ).rejects.toThrow('full credit');
  await author.calls.regrade.undo({ id: await latest() });
  await runRegrade(world.services, await latest());
  expect(await attemptRow(marked.attemptId)).toMatchObject({ score: 1, points: 133 });
  expect(await attemptRow(waiting.attemptId)).toMatchObject({
    ...{ score: 1, points: 100, toBeMarked: 1, talliedAt: null },
  });
  await expectRecounted();
  // By a key it cannot be graded again.
  const byKey = await author.calls.regrade.preview({ ...choice, method: 'new_key' });
  expect(byKey).toMatchObject({ graded: 0, incomparable: 2 });
  for (const method of ['new_key', 'either_key'] as const)
    await expect(
      author.calls.regrade.begin({ ...choice, method, version: byKey.version, sendsMails: false }),
    ).rejects.toThrow('have no key');
});

describe('who marks', () => {
  test('a teacher marks members of the own class at assigned quizzes, and nobody else', async () => {
    const teacher = await world.person({ roles: ['teacher'] });
    const [pupil, stranger] = [await world.person(), await world.person()];
    const quiz = await quizOf();
    const { id: classId } = await teacher.calls.classroom.create({ name: 'A class' });
    const { class: made } = await teacher.calls.classroom.gradebook({ classId });
    await pupil.calls.classroom.join({ joinCode: made.joinCode });
    const before = await teacher.calls.marking.count();
    const own = await takeEssayQuiz(world, pupil, quiz);
    const other = await takeEssayQuiz(world, stranger, quiz);
    expect(await teacher.calls.marking.count()).toEqual(before);
    const { id: assignmentId } = await teacher.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, dueAt: null },
      startsAt: new Date(world.clock.now().getTime() - 60_000).toISOString(),
    });
    expect(await teacher.calls.marking.count()).toEqual({ waiting: before.waiting + 1 });
    // Where its score is shown, it is said that it may rise.
    const { attempts } = await teacher.calls.classroom.cell({
      ...{ classId, assignmentId, userId: pupil.id },
    });
    expect(attempts).toMatchObject([{ toBeMarked: 1 }]);
    const live = await teacher.calls.classroom.live({ id: assignmentId });
    expect(live.members).toMatchObject([{ state: 'ended', toBeMarked: 1 }]);
    const { questions } = await teacher.calls.marking.waiting({ classId });
    expect(questions).toMatchObject([{ quiz: { id: quiz.id }, waiting: 1 }]);
    await expect(teacher.calls.marking.answer({ id: other.id })).rejects.toThrow('not found');
    const hidden = await teacher.calls.marking.answer({ id: own.id });
    expect(hidden.learner).toBeNull();
    const named = await teacher.calls.marking.answer({ id: own.id, named: true });
    expect(named.learner).toMatchObject({ id: pupil.id });
    const done = await teacher.calls.marking.mark({ id: own.id, number: 0, levels: [0, 0] });
    expect(done.kind).toBe('marked');
    expect(await teacher.calls.marking.count()).toEqual(before);
  });

  test('a teacher who is a member of the own class does not mark the own answers, but those of the others', async () => {
    const teacher = await world.person({ roles: ['teacher'] });
    const pupil = await world.person();
    const quiz = await quizOf();
    const { id: classId } = await teacher.calls.classroom.create({ name: 'A class' });
    const { class: made } = await teacher.calls.classroom.gradebook({ classId });
    for (const person of [teacher, pupil])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    await teacher.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, dueAt: null },
      startsAt: world.clock.now().toISOString(),
    });
    const own = await takeEssayQuiz(world, teacher, quiz);
    const other = await takeEssayQuiz(world, pupil, quiz);
    const { marking } = teacher.calls;
    const given = { number: 0, levels: [0, 0] };
    await expect(marking.mark({ id: own.id, ...given })).rejects.toThrow('Answer not found');
    await expect(marking.answer({ id: own.id })).rejects.toThrow('Answer not found');
    expect(await marking.count()).toEqual({ waiting: 1 });
    expect((await marking.waiting({ classId })).questions).toMatchObject([{ waiting: 1 }]);
    expect(await marking.answers({ questionId: own.questionId })).toMatchObject([{ id: other.id }]);
    expect((await marking.mark({ id: other.id, ...given })).kind).toBe('marked');
    expect(await attemptRow(own.attemptId)).toMatchObject({ toBeMarked: 1 });
    // Another teacher of the class marks them.
    const colleague = await world.person({ roles: ['teacher'] });
    await teacher.calls.classroom.addTeacher({ classId, account: colleague.username });
    expect((await colleague.calls.marking.mark({ id: own.id, ...given })).kind).toBe('marked');
  });
});

test('an erased account leaves neither texts nor comments', async () => {
  const learner = await world.person();
  const erasedAt = new Date(world.clock.now().getTime() + 1);
  const { id } = await takeEssayQuiz(world, learner, await quizOf());
  await author.calls.marking.mark({ id, number: 0, levels: [0, 0], comment: 'About you' });
  const exported = await learner.http('GET', '/api/export-data');
  expect(exported.text).toContain('About you');
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
    .where('id', '=', learner.id)
    .execute();
  await world.db.transaction().execute((tx) => eraseAccount(tx, learner.id, erasedAt));
  const rows = await world.db
    .selectFrom('answerMarks')
    .innerJoin('answers', 'answers.id', 'answerMarks.answerId')
    .where('answers.id', '=', id)
    .select(['comment', 'response', 'answerMarks.credit'])
    .execute();
  expect(rows).toEqual([{ comment: null, response: { answerText: '(erased)' }, credit: 100 }]);
});

test('no mark, with a comment about a person, is given while the account is erased', async () => {
  const learner = await world.person();
  const { id } = await takeEssayQuiz(world, learner, await quizOf());
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
    .where('id', '=', learner.id)
    .execute();
  const [erased, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const erasure = inTransaction(world.db, async (tx) => {
    await eraseAccount(tx, learner.id, world.clock.now());
    erased.resolve();
    await mayEnd.promise;
  });
  await erased.promise;
  const mark = author.calls.marking
    .mark({ id, number: 0, levels: [0, 0], comment: 'About you' })
    .catch((error: unknown) => error);
  await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
  mayEnd.resolve();
  await erasure;
  expect(await mark).toMatchObject({ message: 'Answer not found' });
  const marks = await world.db
    .selectFrom('answerMarks')
    .where('answerId', '=', id)
    .select('id')
    .execute();
  expect(marks).toEqual([]);
});
