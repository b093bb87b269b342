import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { eraseAccount, scheduleDeletion } from '#server/features/account/erasure/mutations.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { listWork, runNotices } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const minute = 60_000;

/** Answers by the numbers of the options, in the order of the questions' ids. */
async function take(person: Person, quizId: number, options: readonly number[]) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  const inOrder = questions.toSorted((a, b) => a.questionId - b.questionId);
  const answers = answersFor(inOrder, 0).map((answer, index) => ({
    ...answer,
    selectedOption: options[index] ?? -1,
  }));
  await person.calls.attempt.submit({ attemptId: id, answers });
  return id;
}

/** The author marks another option as the right one. */
const changeKey = (world: World, questionId: number, correctOption: number) =>
  world.db
    .updateTable('questions')
    .set({
      body: JSON.stringify({
        options: ['wrong one', 'right', 'wrong two', 'wrong three'],
        correctOption,
      }),
      updatedAt: world.clock.now(),
    })
    .where('id', '=', questionId)
    .execute();

const grades = async ({ db }: World) => ({
  attempts: await db
    .selectFrom('quizAttempts')
    .select(['id', 'score', 'passed', 'canRetakeAt', 'paper'])
    .orderBy('id')
    .execute(),
  answers: await db.selectFrom('answers').select(['id', 'isCorrect']).orderBy('id').execute(),
});

const sums = async ({ db }: World) => ({
  stats: await db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
  bests: await db.selectFrom('quizBests').selectAll().orderBy('userId').orderBy('quizId').execute(),
  standings: await db.selectFrom('standings').selectAll().orderBy('userId').execute(),
  questions: await db
    .selectFrom('questions')
    .select(['id', 'timesAnswered', 'timesCorrect', 'timesSkipped', 'difficultyScore'])
    .orderBy('id')
    .execute(),
});

/** Decides, and waits until the attempts are graded. */
async function regrade(
  world: World,
  admin: Person,
  input: { questionId: number; method: 'new_key' | 'either_key' | 'full_credit' },
  { takesPasses = false, sendsMails = false } = {},
) {
  const { questionId, method } = input;
  const { version } = await admin.calls.regrade.preview({ questionId, method, takesPasses });
  await admin.calls.regrade.begin({ questionId, version, method, takesPasses, sendsMails });
  return runLatest(world, admin, questionId);
}

async function runLatest(world: World, admin: Person, questionId: number) {
  const [latest] = (await admin.calls.regrade.question({ id: questionId })).regrades;
  if (!latest) throw new Error('There is no regrade.');
  await runRegrade(world.services, latest.id);
  return latest.id;
}

/** Five questions, four of which pass. The key of the first should have been option 2. */
async function takenQuiz(world: World) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 5 });
  const [gains, passes, spared, loses, blank] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  const ids = {
    gains: await take(gains, quiz.id, [2, 1, 1, 1, 1]),
    passes: await take(passes, quiz.id, [2, 1, 1, 1, 0]),
    spared: await take(spared, quiz.id, [1, 1, 1, 1, 0]),
    loses: await take(loses, quiz.id, [1, 1, 1, 1, 1]),
    blank: await take(blank, quiz.id, [-1, 1, 1, 0, 0]),
  };
  await tallyAttempts(world.db, world.clock.now());
  world.clock.advance(10 * minute);
  const [first = 0] = quiz.questionIds;
  await changeKey(world, first, 2);
  return { admin, quiz, first, ids, people: { gains, passes, spared, loses, blank } };
}

const resultOf = async (person: Person, id: number) => {
  const { score, passed, canRetakeAt, answers } = await person.calls.attempt.review({ id });
  return { score, passed, canRetakeAt, answers };
};

test('a preview says who gains and who loses, and changes nothing', async () => {
  await using world = await createWorld();
  const { admin, first, ids } = await takenQuiz(world);
  const before = await grades(world);
  const preview = (method: 'new_key' | 'either_key' | 'full_credit', takesPasses: boolean) =>
    admin.calls.regrade.preview({ questionId: first, method, takesPasses });

  const found = await preview('new_key', false);
  expect(found).toMatchObject({
    asked: 5,
    gains: 2,
    losses: 1,
    newPasses: 1,
    lostPasses: 0,
    spared: 1,
    incomparable: 0,
  });
  expect(found.learners[0]).toMatchObject({
    attemptId: ids.passes,
    scoreBefore: 3,
    score: 4,
    passedBefore: false,
    passed: true,
  });
  expect(await preview('new_key', true)).toMatchObject({ losses: 2, lostPasses: 1, spared: 0 });
  expect(await preview('either_key', false)).toMatchObject({ gains: 2, losses: 0 });
  expect(await preview('full_credit', false)).toMatchObject({ gains: 3, losses: 0 });
  expect(await grades(world)).toEqual(before);
});

test('a preview counts attempts at quizzes of other authors that link the question, and names only the own learners', async () => {
  await using world = await createWorld();
  const author = await world.person({ roles: ['author'] });
  const admin = await world.person({ isAdmin: true });
  const home = await makeQuiz(world, { questions: 1, createdBy: author.id });
  const [first = 0] = home.questionIds;
  const other = await makeQuiz(world, { questions: 0 });
  const slots = [{ kind: 'link', questionId: first, position: 0 } as const];
  await admin.calls.quiz.setSlots({ id: other.id, slots });
  const [own, theirs] = [await world.person(), await world.person()];
  const ids = [await take(own, home.id, [2]), await take(theirs, other.id, [2])];
  await changeKey(world, first, 2);
  const choice = { questionId: first, method: 'new_key' as const, takesPasses: false };
  const counted = { asked: 2, gains: 2, newPasses: 2 };
  const seen = await author.calls.regrade.preview(choice);
  expect(seen).toMatchObject({ ...counted, learners: [{ attemptId: ids[0], name: own.username }] });
  expect(seen.learners).toHaveLength(1);
  const all = await admin.calls.regrade.preview(choice);
  expect(all).toMatchObject(counted);
  expect(all.learners.map(({ attemptId }) => attemptId)).toEqual(ids);
});

test('a regrade by the new key changes grades, passes and locks, and takes no pass away', async () => {
  await using world = await createWorld();
  const { admin, first, ids, people } = await takenQuiz(world);
  const completedAt = world.clock.now().getTime() - 10 * minute;
  await regrade(world, admin, { questionId: first, method: 'new_key' });

  const passed = await resultOf(people.passes, ids.passes);
  expect(passed).toMatchObject({ score: 4, passed: true });
  expect(Date.parse(String(passed.canRetakeAt))).toBe(completedAt + 5 * 24 * 60 * minute);
  const answer = passed.answers.find(({ questionId }) => questionId === first);
  expect(answer).toMatchObject({
    isCorrect: true,
    regraded: { method: 'new_key', wasCorrect: false },
    question: { keyShown: true, correctOption: 2 },
  });
  expect(await resultOf(people.gains, ids.gains)).toMatchObject({ score: 5, passed: true });
  expect(await resultOf(people.loses, ids.loses)).toMatchObject({ score: 4, passed: true });
  expect(await resultOf(people.blank, ids.blank)).toMatchObject({ score: 2, passed: false });
  const spared = await resultOf(people.spared, ids.spared);
  expect(spared).toMatchObject({ score: 4, passed: true });
  // It counts by either key, and the right answer is shown.
  expect(spared.answers.find(({ questionId }) => questionId === first)).toMatchObject({
    isCorrect: true,
    regraded: { method: 'either_key', wasCorrect: true },
    question: { correctOption: 2 },
  });
});

test('where that is chosen, a regrade takes passes away, and the lock becomes that of a miss', async () => {
  await using world = await createWorld();
  const { admin, first, ids, people } = await takenQuiz(world);
  const completedAt = world.clock.now().getTime() - 10 * minute;
  await regrade(world, admin, { questionId: first, method: 'new_key' }, { takesPasses: true });
  const failed = await resultOf(people.spared, ids.spared);
  expect(failed).toMatchObject({ score: 3, passed: false });
  expect(Date.parse(String(failed.canRetakeAt))).toBe(completedAt + 48 * 60 * minute);
});

test('either key counts both answers, and full credit counts an omitted one too', async () => {
  await using world = await createWorld();
  const { admin, first, ids, people } = await takenQuiz(world);
  await regrade(world, admin, { questionId: first, method: 'either_key' });
  expect(await resultOf(people.loses, ids.loses)).toMatchObject({ score: 5 });
  expect(await resultOf(people.gains, ids.gains)).toMatchObject({ score: 5 });
  expect(await resultOf(people.blank, ids.blank)).toMatchObject({ score: 2 });
  await regrade(world, admin, { questionId: first, method: 'full_credit' });
  const { score, answers } = await resultOf(people.blank, ids.blank);
  expect(score).toBe(3);
  expect(answers.find(({ questionId }) => questionId === first)).toMatchObject({
    isAnswered: false,
    isCorrect: true,
    regraded: { method: 'full_credit', wasCorrect: false },
  });
});

test('leaderboard and statistics are those of a recount, and an undo brings everything back', async () => {
  await using world = await createWorld();
  const { admin, first, people } = await takenQuiz(world);
  const before = { grades: await grades(world), sums: await sums(world) };
  await regrade(world, admin, { questionId: first, method: 'new_key' }, { takesPasses: true });
  const regraded = await sums(world);
  expect(regraded).not.toEqual(before.sums);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(regraded);
  const board = await world.guest.calls.progress.leaderboard();
  expect(board.find(({ name }) => name === people.passes.username)?.score).toBe(4);

  const { regrades } = await admin.calls.regrade.question({ id: first });
  expect(regrades).toMatchObject([
    { state: 'done', seen: 5, attempts: 5, changed: 4, isUndoable: true },
  ]);
  await admin.calls.regrade.undo({ id: regrades[0]?.id ?? 0 });
  await runLatest(world, admin, first);
  expect({ grades: await grades(world), sums: await sums(world) }).toEqual(before);
  expect((await admin.calls.regrade.question({ id: first })).regrades).toMatchObject([
    { state: 'undone', isUndoable: false },
  ]);
});

test('an undo and another key leave the grades of texts that were erased with their accounts', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 2 });
  const [first = 0] = quiz.questionIds;
  const accept = (answers: string) => {
    const body = { options: [answers], correctOption: 0, caseSensitive: false };
    return world.db
      .updateTable('questions')
      .set({ type: 'fill_blank', body: JSON.stringify({ ...body, numericTolerance: null }) })
      .where('id', '=', first)
      .execute();
  };
  await accept('colour');
  const people = [await world.person(), await world.person()];
  for (const [index, { calls }] of people.entries()) {
    const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
    const answers = answersFor(questions, 2).map((answer) =>
      answer.questionId === first
        ? { ...answer, selectedOption: -1, answerText: ['colour', 'grey'][index] ?? '' }
        : answer,
    );
    await calls.attempt.submit({ attemptId: id, answers });
  }
  await tallyAttempts(world.db, world.clock.now());
  const before = { grades: await grades(world), stats: (await sums(world)).stats };
  expect(before.grades.attempts).toMatchObject([{ score: 2 }, { score: 1 }]);
  const id = await regrade(world, admin, { questionId: first, method: 'full_credit' });
  for (const { id: userId } of people)
    await inTransaction(world.db, async (tx) => {
      const now = world.clock.now();
      const at = await scheduleDeletion(tx, userId, { now, settings: world.services.settings });
      await eraseAccount(tx, userId, at);
    });
  await admin.calls.regrade.undo({ id });
  await runLatest(world, admin, first);
  expect({ grades: await grades(world), stats: (await sums(world)).stats }).toEqual(before);
  await accept('colour|color');
  await regrade(world, admin, { questionId: first, method: 'new_key' }, { takesPasses: true });
  expect({ grades: await grades(world), stats: (await sums(world)).stats }).toEqual(before);
});

test('an undo brings back when a quiz can be taken again, also a wait that a teacher had ended', async () => {
  await using world = await createWorld();
  const { admin, quiz, first, ids, people } = await takenQuiz(world);
  const teacher = await world.person({ roles: ['teacher'] });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'A class' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await people.passes.calls.classroom.join({ joinCode: made.joinCode });
  const assigned = { classId, quizId: quiz.id, startsAt: world.clock.now().toISOString() };
  await teacher.calls.classroom.assign({ ...assigned, dueAt: null });
  const ref = { classId, userId: people.passes.id, quizId: quiz.id };
  await teacher.calls.classroom.endWait(ref);
  const action = async () =>
    (await people.passes.calls.attempt.retakeStatus({ quizIds: [quiz.id] }))[0]?.action;
  expect(await action()).toBe('retake');
  const before = await resultOf(people.passes, ids.passes);
  const id = await regrade(world, admin, { questionId: first, method: 'new_key' });
  expect(await resultOf(people.passes, ids.passes)).toMatchObject({ passed: true });
  expect(await action()).toBe('mastered');
  await admin.calls.regrade.undo({ id });
  await runLatest(world, admin, first);
  expect(await resultOf(people.passes, ids.passes)).toEqual(before);
  expect(await action()).toBe('retake');
});

test('two regrades of different questions are undone apart, of one question the latest first', async () => {
  await using world = await createWorld();
  const { admin, quiz, first, ids, people } = await takenQuiz(world);
  const [, , , , last = 0] = quiz.questionIds;
  const ofFirst = await regrade(world, admin, { questionId: first, method: 'new_key' });
  await regrade(world, admin, { questionId: last, method: 'full_credit' });
  expect(await resultOf(people.passes, ids.passes)).toMatchObject({ score: 5 });
  await admin.calls.regrade.undo({ id: ofFirst });
  await runLatest(world, admin, first);
  expect(await resultOf(people.passes, ids.passes)).toMatchObject({ score: 4, passed: true });

  const earlier = await regrade(world, admin, { questionId: first, method: 'either_key' });
  const later = await regrade(world, admin, { questionId: first, method: 'full_credit' });
  await expect(admin.calls.regrade.undo({ id: earlier })).rejects.toThrow(
    'Only the latest regrade of a question can be undone.',
  );
  await admin.calls.regrade.undo({ id: later });
  await runLatest(world, admin, first);
  expect(await resultOf(people.blank, ids.blank)).toMatchObject({ score: 3 });
  expect(await resultOf(people.gains, ids.gains)).toMatchObject({ score: 5 });
});

test('an attempt that is open is graded by the new key when it ends', async () => {
  await using world = await createWorld();
  const { admin, quiz, first } = await takenQuiz(world);
  await changeKey(world, first, 1);
  const late = await world.person();
  const { id, questions } = await late.calls.attempt.start({ quizId: quiz.id });
  await changeKey(world, first, 2);
  await regrade(world, admin, { questionId: first, method: 'new_key' });
  const answers = answersFor(questions, 5).map((answer) =>
    answer.questionId === first ? { ...answer, selectedOption: 2 } : answer,
  );
  await late.calls.attempt.submit({ attemptId: id, answers });
  expect(await resultOf(late, id)).toMatchObject({ score: 5 });
});

test('answers that were not offered the new key are left, and a run that was cut goes on', async () => {
  await using world = await createWorld();
  const { admin, first } = await takenQuiz(world);
  await world.db
    .updateTable('questions')
    .set({ body: JSON.stringify({ options: ['right', 'new'], correctOption: 1 }) })
    .where('id', '=', first)
    .execute();
  const choice = { questionId: first, method: 'new_key', takesPasses: false } as const;
  expect(await admin.calls.regrade.preview(choice)).toMatchObject({ incomparable: 5, gains: 0 });

  await changeKey(world, first, 2);
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  await expect(
    admin.calls.regrade.begin({ ...choice, version, sendsMails: false }),
  ).rejects.toThrow('The answers to this question are being graded again.');
  const id = await runLatest(world, admin, first);
  const once = await grades(world);
  await runRegrade(world.services, id);
  expect(await grades(world)).toEqual(once);
});

/** Copies of an attempt with its answers, as of people whose accounts were erased. */
async function copyAttempt({ db }: World, attemptId: number, copies: number) {
  await sql`
    with copied as (
      insert into quiz_attempts (quiz_id, status, started_at, deadline, completed_at, time_taken, total_questions,
        score, passed, paper, rules, can_retake_at)
      select quiz_id, status, started_at, deadline, completed_at, time_taken, total_questions, score, passed, paper,
        rules, can_retake_at
      from quiz_attempts, generate_series(1, ${copies}) where id = ${attemptId}
      returning id
    )
    insert into answers (quiz_attempt_id, question_id, response, is_correct)
    select copied.id, question_id, response, is_correct from copied, answers
    where quiz_attempt_id = ${attemptId}`.execute(db);
}

test('a run that fails in the middle keeps what is done, and the next one goes on from there', async () => {
  await using world = await createWorld();
  const { admin, first, ids } = await takenQuiz(world);
  await copyAttempt(world, ids.passes, 300);
  await sql`create function refuse_last() returns trigger language plpgsql as $$ begin
    if new.id = (select max(id) from quiz_attempts) then raise exception 'cut'; end if; return new; end $$`.execute(
    world.db,
  );
  await sql`create trigger refuse_last before update on quiz_attempts for each row execute function refuse_last()`.execute(
    world.db,
  );
  const choice = { questionId: first, method: 'new_key', takesPasses: false } as const;
  const { version, gains } = await admin.calls.regrade.preview(choice);
  expect(gains).toBe(302);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  await expect(runLatest(world, admin, first)).rejects.toThrow('cut');
  const state = async () => (await admin.calls.regrade.question({ id: first })).regrades[0];
  expect(await state()).toMatchObject({ state: 'running', seen: 200, attempts: 305 });
  await sql`drop trigger refuse_last on quiz_attempts`.execute(world.db);
  await runLatest(world, admin, first);
  expect(await state()).toMatchObject({ state: 'done', seen: 305, changed: 303 });
  expect(await admin.calls.regrade.preview(choice)).toMatchObject({ graded: 0 });
});

test('a question that was changed after the preview is looked at again', async () => {
  await using world = await createWorld();
  const { admin, first } = await takenQuiz(world);
  const choice = { questionId: first, method: 'new_key', takesPasses: false } as const;
  const { version } = await admin.calls.regrade.preview(choice);
  await changeKey(world, first, 3);
  await expect(
    admin.calls.regrade.begin({ ...choice, version, sendsMails: false }),
  ).rejects.toThrow('The question was changed meanwhile. Look at it again.');
});

test('a quiz names the questions whose key was changed after they were asked, until that is decided', async () => {
  await using world = await createWorld();
  const { admin, quiz, first } = await takenQuiz(world);
  const [, second = 0, third = 0] = quiz.questionIds;
  await world.db
    .updateTable('questions')
    .set({ text: 'Other words' })
    .where('id', '=', second)
    .execute();
  const unasked = await makeQuiz(world, { questions: 1 });
  await changeKey(world, unasked.questionIds[0] ?? 0, 2);
  const changed = async (id: number) =>
    (await admin.calls.regrade.changedKeys({ id })).map(({ questionId }) => questionId);
  expect(await changed(unasked.id)).toEqual([]);
  expect(await changed(quiz.id)).toEqual([first]);
  await changeKey(world, third, 0);
  expect(await changed(quiz.id)).toEqual([first, third]);
  await regrade(world, admin, { questionId: first, method: 'new_key' });
  expect(await changed(quiz.id)).toEqual([third]);
  const { version } = await admin.calls.regrade.question({ id: third });
  const left = { questionId: third, version, takesPasses: false, sendsMails: false };
  await admin.calls.regrade.begin({ ...left, method: 'leave' });
  expect(await changed(quiz.id)).toEqual([]);
  await changeKey(world, third, 3);
  expect(await changed(quiz.id)).toEqual([third]);
});

test('a regrade without a job, as after a backup was restored, gets one with the hourly work', async () => {
  await using world = await createWorld();
  const { admin, first } = await takenQuiz(world);
  const choice = { questionId: first, method: 'new_key', takesPasses: false } as const;
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  const regradeId = (await admin.calls.regrade.question({ id: first })).regrades[0]?.id ?? 0;
  await sql`delete from pgboss.job`.execute(world.db);
  const log = pino({ level: 'silent' });
  const mailer = createMailer(world.services.config, log);
  const hourly = async () => {
    await listWork(world.services, mailer, log)
      .find(({ name }) => name === 'clear-expired')
      ?.run({}, 'hourly');
    const { rows } = await sql`select data from pgboss.job where name = 'regrade'`.execute(
      world.db,
    );
    return rows;
  };
  expect(await hourly()).toEqual([{ data: { regradeId } }]);
  await runRegrade(world.services, regradeId);
  await sql`delete from pgboss.job`.execute(world.db);
  expect(await hourly()).toEqual([]);
  mailer.close();
});

const gathered = 15 * 60_000;
const day = 24 * 3_600_000;

test('the attempts are graded by a job, and learners whose score changes get a mail in their one mail a day, also after an undo', async () => {
  await using world = await createWorkingWorld();
  const { admin, first, people } = await takenQuiz(world);
  const subject = 'Your result in “A quiz” was corrected';
  await world.db
    .updateTable('users')
    .set({ emailVerified: false })
    .where('id', '=', people.gains.id)
    .execute();
  const choice = { questionId: first, method: 'new_key', takesPasses: false } as const;
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: true });
  const ended = async () => {
    const [latest] = (await admin.calls.regrade.question({ id: first })).regrades;
    return latest?.state;
  };
  await expect.poll(ended).toBe('done');
  const mailLater = (milliseconds: number) => {
    world.clock.advance(milliseconds);
    return runNotices(world.services, pino({ level: 'silent' }));
  };
  await mailLater(gathered);
  const passed = await world.post.receive(people.passes.email, subject);
  expect(passed.text).toContain('Your result in “A quiz” is now 4 of 5.');
  const [header = ''] = passed.headers.flatMap(({ key, value }) =>
    key === 'list-unsubscribe' ? [value] : [],
  );
  const path = new URL(header.slice(1, -1)).pathname;
  expect(passed.text).toContain('/results/');
  await world.post.receive(people.loses.email, subject);

  const noticed = async (person: Person) =>
    (await person.calls.notice.page({})).items.map(({ content }) => content);
  const result = { kind: 'result-regraded', data: { title: 'A quiz', totalQuestions: 5 } };
  expect(await noticed(people.passes)).toMatchObject([
    { ...result, data: { ...result.data, score: 4 } },
  ]);
  await people.gains.calls.notice.choose({ kind: 'result-regraded', inApp: false, mail: true });

  const [latest] = (await admin.calls.regrade.question({ id: first })).regrades;
  await admin.calls.regrade.undo({ id: latest?.id ?? 0 });
  await expect.poll(ended).toBe('undone');
  await mailLater(gathered);
  expect(await countWaiting(world, people.passes)).toBe(1);
  await mailLater(day);
  const failed = await world.post.receive(people.passes.email, subject);
  expect(failed.text).toContain('3 of 5');
  expect(await noticed(people.passes)).toMatchObject([
    { ...result, data: { ...result.data, score: 3 } },
    { ...result, data: { ...result.data, score: 4 } },
  ]);
  // The link of the mail ends such mails.
  expect((await world.guest.http('POST', path)).status).toBe(200);
  const after = (await people.passes.calls.notice.settings()).choices;
  expect(after.find(({ kind }) => kind === 'result-regraded')?.mail).toBe(false);
  expect(await noticed(people.gains)).toHaveLength(1);
  // Not to learners whose score stayed, nor to addresses that were not confirmed.
  const addresses = new Set(world.post.mails.flatMap(({ to }) => to?.map((each) => each.address)));
  expect(addresses).toEqual(new Set([people.passes.email, people.loses.email]));
});

test('of a regrade that was undone before the mail, the last result is mailed; without mails, nothing is', async () => {
  await using world = await createWorkingWorld();
  const { admin, first, people } = await takenQuiz(world);
  const regradeAndUndo = async (sendsMails: boolean) => {
    await regrade(world, admin, { questionId: first, method: 'new_key' }, { sendsMails });
    const [latest] = (await admin.calls.regrade.question({ id: first })).regrades;
    await admin.calls.regrade.undo({ id: latest?.id ?? 0 });
    await runLatest(world, admin, first);
  };
  await regradeAndUndo(false);
  expect((await people.passes.calls.notice.page({})).total).toBe(2);
  expect(await countWaiting(world, people.passes)).toBe(0);

  await regradeAndUndo(true);
  expect(await countWaiting(world, people.passes)).toBe(2);
  world.clock.advance(gathered);
  await runNotices(world.services, pino({ level: 'silent' }));
  const mail = await world.post.receive(
    people.passes.email,
    'Your result in “A quiz” was corrected',
  );
  expect(mail.text).toContain('3 of 5');
  expect(mail.text).not.toContain('4 of 5');
  expect(await countWaiting(world, people.passes)).toBe(0);
});

async function countWaiting(world: World, { id }: Person): Promise<number> {
  const rows = await world.db
    .selectFrom('notices')
    .where('userId', '=', id)
    .where('wantsMail', '=', true)
    .where('mailedAt', 'is', null)
    .select('id')
    .execute();
  return rows.length;
}
