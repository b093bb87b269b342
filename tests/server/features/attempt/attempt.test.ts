import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { attemptRules } from '#shared/features/attempt/rules.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { afterItsQuizWent, answersFor, makeQuiz, pinnedRules } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const failure = (code: string) => expect.objectContaining({ failure: code });

/** A new learner with an attempt of ten questions on a ten-minute quiz. */
async function begin(options: Parameters<typeof makeQuiz>[1] = {}) {
  const person = await world.person();
  const quiz = await makeQuiz(world, options);
  const attempt = await person.calls.attempt.start({ quizId: quiz.id });
  return { person, quiz, attempt, calls: person.calls.attempt };
}

describe('start', () => {
  test('draws min(questionsPerAttempt, available) questions and sets the deadline', async () => {
    const { attempt } = await begin({ questions: 12, questionsPerAttempt: 5, timeLimit: 7 });
    expect(attempt.questions).toHaveLength(5);
    expect(attempt.resumed).toBe(false);
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(7 * 60 * second);
    expect(attempt.serverNow).toBe(world.clock.now().toISOString());
  });

  test('decision 21: starting again resumes the same attempt with its answers', async () => {
    const { attempt, quiz, calls } = await begin();
    const [first] = answersFor(attempt.questions, 1);
    if (!first) throw new Error('No question');
    await calls.save({ attemptId: attempt.id, answers: [first] });
    world.clock.advance(30 * second);
    const again = await calls.start({ quizId: quiz.id });
    expect(again).toMatchObject({ id: attempt.id, resumed: true, deadline: attempt.deadline });
    expect(again.questions).toEqual(attempt.questions);
    expect(again.answers.find((answer) => answer.questionId === first.questionId)).toMatchObject(
      first,
    );
  });

  test('ten starts at once open one attempt', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world);
    const starts = await Promise.all(
      Array.from({ length: 10 }, () => person.calls.attempt.start({ quizId: quiz.id })),
    );
    expect(new Set(starts.map((attempt) => attempt.id)).size).toBe(1);
  });

  test('attempts that end at the same time are listed in the order in which they began', async () => {
    const person = await world.person();
    const ids: number[] = [];
    const quizzes = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)];
    // The newest quiz first, so that an index by quiz has another order.
    for (const { id: quizId } of quizzes.toReversed())
      ids.push((await person.calls.attempt.start({ quizId })).id);
    expect((await person.calls.attempt.open()).map(({ id }) => id)).toEqual(ids);
  });

  test('decision 15: a second attempt asks the questions that the first did not', async () => {
    const { attempt, quiz, calls } = await begin({ questions: 10, questionsPerAttempt: 5 });
    await calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 5) });
    world.clock.advance(6 * day);
    const second = await calls.start({ quizId: quiz.id });
    const firstIds = new Set(attempt.questions.map((question) => question.questionId));
    expect(second.questions.some((question) => firstIds.has(question.questionId))).toBe(false);
  });

  test('decision 8: a quiz without questions cannot be started; decision 106: nor a draft', async () => {
    const person = await world.person();
    const empty = await makeQuiz(world, { questions: 0 });
    const draft = await makeQuiz(world, { status: 'draft' });
    await expect(person.calls.attempt.start({ quizId: empty.id })).rejects.toEqual(
      failure('conflict'),
    );
    await expect(person.calls.attempt.start({ quizId: draft.id })).rejects.toEqual(
      failure('not-found'),
    );
    await expect(person.calls.attempt.start({ quizId: 999_999 })).rejects.toEqual(
      failure('not-found'),
    );
  });
});

describe('answers', () => {
  test('a late or repeated message never overwrites a newer one', async () => {
    const { attempt, calls } = await begin();
    const questionId = attempt.questions[0]?.questionId ?? 0;
    const give = (seq: number, selectedOption: number, flagged = false) =>
      calls.save({
        attemptId: attempt.id,
        answers: [
          { questionId, seq, selectedOption, selectedOptions: [], answerText: null, flagged },
        ],
      });
    await give(5, 2, true);
    const { answers } = await give(4, 0);
    expect(answers).toEqual([
      expect.objectContaining({ seq: 5, selectedOption: 2, flagged: true }),
    ]);
    await give(5, 3);
    expect((await give(6, -1)).answers[0]).toMatchObject({
      seq: 6,
      selectedOption: -1,
      flagged: false,
    });
  });

  test('the number 0 reads what is stored of each question and changes nothing', async () => {
    const { attempt, calls } = await begin();
    const [first, ...rest] = attempt.questions.map(({ questionId }) => questionId);
    const given = { questionId: first ?? 0, seq: 5, selectedOption: 2, flagged: true };
    await calls.save({ attemptId: attempt.id, answers: [given] });
    const before = await storedAnswers();
    const { answers } = await calls.save({
      attemptId: attempt.id,
      answers: attempt.questions.map(({ questionId }) => ({ questionId, seq: 0 })),
    });
    expect(answers).toContainEqual(expect.objectContaining(given));
    expect(answers.filter(({ seq }) => seq === 0).map(({ questionId }) => questionId)).toEqual(
      rest,
    );
    expect(await storedAnswers()).toEqual(before);

    async function storedAnswers() {
      const rows = world.db.selectFrom('answers').where('quizAttemptId', '=', attempt.id);
      const events = world.db.selectFrom('answerEvents').where('quizAttemptId', '=', attempt.id);
      return [
        await rows.selectAll().orderBy('id').execute(),
        await events.selectAll().orderBy('number').execute(),
      ];
    }
  });

  test('of several changes of a question in one message the newest counts', async () => {
    const { attempt, calls } = await begin();
    const questionId = attempt.questions[0]?.questionId ?? 0;
    const change = (seq: number, selectedOption: number) => ({
      questionId,
      seq,
      selectedOption,
      selectedOptions: [],
      answerText: null,
      flagged: false,
    });
    const saved = await calls.save({
      attemptId: attempt.id,
      answers: [change(3, 3), change(1, 1), change(2, 2)],
    });
    expect(saved.answers).toEqual([expect.objectContaining({ seq: 3, selectedOption: 3 })]);
  });

  test('are accepted in the grace period, and refused once the attempt is over', async () => {
    const { attempt, calls } = await begin();
    const answers = answersFor(attempt.questions, 10);
    world.clock.advance(10 * 60 * second + 14 * second);
    await calls.save({ attemptId: attempt.id, answers });
    world.clock.advance(2 * second);
    await expect(calls.save({ attemptId: attempt.id, answers })).rejects.toEqual(
      failure('attempt-over'),
    );
  });

  test('to a question that the attempt lacks, or with an option that a question lacks, are refused by field', async () => {
    const { person, attempt, quiz, calls } = await begin();
    const attemptId = attempt.id;
    const [good, bad] = answersFor(attempt.questions, 2);
    if (!good || !bad) throw new Error('No questions');
    const other = await makeQuiz(world, { questions: 1 });
    const foreign = { ...bad, questionId: other.questionIds[0] ?? 0 };
    const fields = (field: string) => ({
      failure: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    for (const send of [calls.save, calls.submit]) {
      await expect(send({ attemptId, answers: [good, foreign] })).rejects.toMatchObject(
        fields('answers.1.questionId'),
      );
      await expect(
        send({ attemptId, answers: [{ ...good, selectedOption: 77 }] }),
      ).rejects.toMatchObject(fields('answers.0.selectedOption'));
      await expect(
        send({ attemptId, answers: [{ ...good, selectedOptions: [1, 4] }] }),
      ).rejects.toMatchObject(fields('answers.0.selectedOptions.1'));
    }
    expect(
      await person.http('POST', '/api/answers', { attemptId, ...good, selectedOption: 4 }),
    ).toMatchObject({ status: 400, body: { fields: { selectedOption: expect.any(String) } } });
    const report = { quizId: quiz.id, score: 0, totalQuestions: 10, answers: [foreign] };
    expect(await person.http('POST', '/api/quiz-attempts/simple', report)).toMatchObject({
      status: 400,
      body: { fields: { 'answers.0.questionId': expect.any(String) } },
    });
    // Nothing was stored, and the attempt is still open.
    expect(await calls.submit({ attemptId })).toMatchObject({ receipt: { answersReceived: 0 } });
  });

  test('without a number count as the newest, over tRPC and REST', async () => {
    const { person, attempt, calls } = await begin();
    const [answer] = answersFor(attempt.questions, 0, 1_700_000_000_000);
    if (!answer) throw new Error('No question');
    const attemptId = attempt.id;
    await calls.save({ attemptId, answers: [answer] });
    const { questionId } = answer;
    const saved = await calls.save({
      attemptId,
      answers: [
        { questionId, selectedOption: 3 },
        { questionId, selectedOption: 2 },
      ],
    });
    expect(saved.answers).toMatchObject([{ seq: answer.seq + 1, selectedOption: 2 }]);
    const single = { attemptId, questionId, selectedOption: 1 };
    expect(await person.http('POST', '/api/answers', single)).toMatchObject({
      status: 200,
      body: { answers: [{ seq: answer.seq + 2, selectedOption: 1 }] },
    });
    // The highest number is stored already: the next answer without a number still counts.
    const highest = { ...answer, seq: Number.MAX_SAFE_INTEGER };
    await calls.save({ attemptId, answers: [highest] });
    const next = await calls.save({ attemptId, answers: [{ questionId, selectedOption: 1 }] });
    expect(next.answers).toMatchObject([{ seq: Number.MAX_SAFE_INTEGER, selectedOption: 1 }]);
  });

  test("another member's attempt is reported as not found", async () => {
    const { attempt } = await begin();
    const stranger = (await world.person()).calls.attempt;
    const answers = answersFor(attempt.questions, 1);
    const attemptId = attempt.id;
    await expect(stranger.save({ attemptId, answers })).rejects.toEqual(failure('not-found'));
    await expect(stranger.submit({ attemptId, answers })).rejects.toEqual(failure('not-found'));
    await expect(stranger.leave({ attemptId })).rejects.toEqual(failure('not-found'));
    await expect(stranger.review({ id: attemptId })).rejects.toEqual(failure('not-found'));
  });
});

describe('submit', () => {
  test('an attempt is graded and its quiz locked by the rules with which it began', async () => {
    const { attempt, quiz, calls } = await begin({ questions: 10, timeLimit: 7 });
    const pinned = await world.db
      .selectFrom('quizAttempts')
      .select('rules')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(pinned.rules).toEqual(attemptRules(standardRules, 7));
    // As if it had begun under other rules than the current ones.
    const rules = {
      passMarkPercent: 30,
      timeLimitMinutes: 7,
      cooldownHours: { passed: 1, failed: 9 },
    };
    await world.db
      .updateTable('quizAttempts')
      .set({ rules: JSON.stringify(rules) })
      .where('id', '=', attempt.id)
      .execute();
    const answers = answersFor(attempt.questions, 3);
    const canRetakeAt = new Date(world.clock.now().getTime() + 3600 * second).toISOString();
    const result = { passed: true, passScore: 3, passMarkPercent: 30, canRetakeAt };
    expect(await calls.submit({ attemptId: attempt.id, answers })).toMatchObject({ result });
    expect(await calls.review({ id: attempt.id })).toMatchObject(result);
    expect(await calls.list()).toMatchObject([result]);
    expect(await calls.retakeStatus({ quizIds: [quiz.id] })).toMatchObject([
      { canRetake: false, canRetakeAt, mastered: true, lastAttempt: { passed: true } },
    ]);
  });

  test('SCORE-01, SCORE-05: 8 of 10 passes for 5 days, 7 of 10 fails for 48 hours', async () => {
    for (const [correct, passed, wait] of [
      [8, true, 5 * day],
      [7, false, 2 * day],
    ] as const) {
      const { attempt, quiz, calls } = await begin();
      world.clock.advance(90 * second);
      const outcome = await calls.submit({
        attemptId: attempt.id,
        answers: answersFor(attempt.questions, correct),
      });
      const canRetakeAt = new Date(world.clock.now().getTime() + wait).toISOString();
      expect(outcome).toMatchObject({
        kind: 'submitted',
        result: {
          score: correct,
          totalQuestions: 10,
          percentage: correct * 10,
          passed,
          timeTaken: 90,
          canRetakeAt,
        },
      });
      expect(await calls.retakeStatus({ quizIds: [quiz.id] })).toMatchObject([
        { canRetake: false, canRetakeAt, mastered: passed },
      ]);
      await expect(calls.start({ quizId: quiz.id })).rejects.toMatchObject({
        failure: 'cooldown',
        details: { canRetakeAt },
      });
    }
  });

  test('is idempotent: ten concurrent submits and one more give one result', async () => {
    const { attempt, calls } = await begin();
    const answers = answersFor(attempt.questions, 9);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => calls.submit({ attemptId: attempt.id, answers })),
    );
    world.clock.advance(5 * second);
    const late = await calls.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 0, 99),
    });
    const results = [...outcomes, late].map((outcome) =>
      outcome.kind === 'void' ? undefined : outcome.result,
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ score: 9 });
  });

  test('a later change that another device has saved stays, and an answer without a number is the newest', async () => {
    const { attempt, calls } = await begin();
    const attemptId = attempt.id;
    const [first, second, third] = answersFor(attempt.questions, 10);
    if (!first || !second || !third) throw new Error('The quiz has too few questions');
    await calls.save({
      attemptId,
      answers: [
        { ...first, seq: 20 },
        { ...second, seq: 20, selectedOption: 3 },
        { ...third, seq: 20, selectedOption: 3 },
      ],
    });
    const outcome = await calls.submit({
      attemptId,
      answers: [
        { ...first, seq: 19, selectedOption: 3 },
        { ...second, seq: 21 },
        { ...third, seq: undefined },
      ],
    });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 3 } });
  });

  test('over REST: a start is 201, and 200 if the attempt was open already', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world);
    const start = () => person.http('POST', `/api/quizzes/${quiz.id}/attempts`, {});
    expect(await start()).toMatchObject({ status: 201, body: { resumed: false } });
    expect(await start()).toMatchObject({ status: 200, body: { resumed: true } });
  });

  test('RQZ-17: a report on a quiz without questions is a conflict, one of zero questions is invalid', async () => {
    const person = await world.person();
    const [empty, quiz] = [await makeQuiz(world, { questions: 0 }), await makeQuiz(world)];
    const report = (quizId: number) =>
      person.http('POST', '/api/quiz-attempts/simple', { quizId, score: 0, totalQuestions: 0 });
    expect(await report(empty.id)).toMatchObject({ status: 409 });
    expect(await report(quiz.id)).toMatchObject({
      status: 400,
      body: { fields: { totalQuestions: expect.any(String) } },
    });
  });

  test('grades the saved answers together with those that it sends', async () => {
    const { attempt, calls } = await begin();
    const [first, ...rest] = answersFor(attempt.questions, 10);
    if (!first) throw new Error('No question');
    await calls.save({ attemptId: attempt.id, answers: rest });
    const outcome = await calls.submit({ attemptId: attempt.id, answers: [first] });
    expect(outcome).toMatchObject({ result: { score: 10 } });
  });

  test('counts within the grace period; later, the saved answers are graded as timed out', async () => {
    const inGrace = await begin();
    world.clock.advance(10 * 60 * second + 15 * second);
    const intime = await inGrace.calls.submit({
      attemptId: inGrace.attempt.id,
      answers: answersFor(inGrace.attempt.questions, 10),
    });
    expect(intime).toMatchObject({
      kind: 'submitted',
      result: { score: 10, timeTaken: 600, completedAt: inGrace.attempt.deadline },
    });

    const late = await begin();
    const [first, ...rest] = answersFor(late.attempt.questions, 10);
    if (!first) throw new Error('No question');
    await late.calls.save({ attemptId: late.attempt.id, answers: [first] });
    world.clock.advance(10 * 60 * second + 16 * second);
    const outcome = await late.calls.submit({ attemptId: late.attempt.id, answers: rest });
    expect(outcome).toMatchObject({
      kind: 'timed_out',
      result: { score: 1, passed: false, completedAt: late.attempt.deadline },
    });
  });
});

describe('SCORE-06, decisions 30, 31: leaving', () => {
  test('after 4 seconds abandons: zero, not passed, 48 hours', async () => {
    const { attempt, quiz, calls } = await begin();
    await calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 10) });
    world.clock.advance(4 * second);
    const canRetakeAt = new Date(world.clock.now().getTime() + 2 * day).toISOString();
    const left = await calls.leave({ attemptId: attempt.id });
    expect(left).toMatchObject({
      kind: 'abandoned',
      result: { score: 0, passed: false, canRetakeAt },
    });
    expect(await calls.leave({ attemptId: attempt.id })).toEqual(left);
    await expect(calls.start({ quizId: quiz.id })).rejects.toEqual(failure('cooldown'));
    expect(await calls.submit({ attemptId: attempt.id, answers: [] })).toMatchObject({
      kind: 'abandoned',
    });
  });

  test('before 4 seconds voids it; for 30 minutes a start continues it with the same deadline', async () => {
    const { attempt, quiz, calls } = await begin({
      questions: 30,
      questionsPerAttempt: 3,
      timeLimit: 40,
    });
    expect(attempt.canBeVoided).toBe(true);
    world.clock.advance(3999);
    const pinnedUntil = new Date(world.clock.now().getTime() + 30 * 60 * second).toISOString();
    expect(await calls.leave({ attemptId: attempt.id })).toEqual({
      kind: 'void',
      pinnedUntil,
      deadline: attempt.deadline,
    });
    expect(await calls.list()).toEqual([]);
    await expect(calls.review({ id: attempt.id })).rejects.toEqual(failure('not-found'));
    world.clock.advance(29 * 60 * second);
    const again = await calls.start({ quizId: quiz.id });
    const { questions, startedAt, deadline } = attempt;
    expect(again).toMatchObject({ questions, startedAt, deadline, resumed: true });
    expect(again.canBeVoided).toBe(false);
    const answers = answersFor(questions, 3);
    expect(await calls.submit({ attemptId: again.id, answers })).toMatchObject({
      kind: 'submitted',
      result: { score: 3, timeTaken: 29 * 60 + 3 },
    });
  });

  test('after the deadline, when late answers still count, gives nothing up', async () => {
    const { attempt, calls } = await begin();
    await calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 9) });
    world.clock.advance(10 * 60 * second + 5 * second);
    expect(await calls.leave({ attemptId: attempt.id })).toMatchObject({
      kind: 'already_over',
      result: { status: 'timed_out', score: 9, passed: true, completedAt: attempt.deadline },
    });
  });

  test('after the attempt is over changes nothing', async () => {
    const { attempt, calls } = await begin();
    await calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 10) });
    expect(await calls.leave({ attemptId: attempt.id })).toMatchObject({
      kind: 'already_over',
      result: { score: 10 },
    });
  });
});

describe('the deadline', () => {
  test('has passed: the background job grades the saved answers', async () => {
    await endOverdueAttempts(world.db, world.clock.now());
    const { attempt, calls } = await begin();
    await calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 8) });
    world.clock.advance(10 * 60 * second + 10 * second);
    expect(await endOverdueAttempts(world.db, world.clock.now())).toBe(0);
    world.clock.advance(6 * second);
    expect(await endOverdueAttempts(world.db, world.clock.now())).toBeGreaterThan(0);
    const [row] = await calls.list();
    expect(row).toMatchObject({
      status: 'timed_out',
      score: 8,
      passed: true,
      completedAt: attempt.deadline,
    });
  });

  test('has passed for many attempts: one run grades all, although one of them cannot be graded', async () => {
    await endOverdueAttempts(world.db, world.clock.now());
    const { quiz, person, attempt } = await begin({ questions: 2, timeLimit: 1 });
    const startedAt = world.clock.now();
    const deadline = new Date(startedAt.getTime() + 60 * second);
    const others = await world.db
      .insertInto('users')
      .values(Array.from({ length: 250 }, (_, n) => ({ username: `o_${n}`, email: `o_${n}@a.b` })))
      .returning('id')
      .execute();
    const { paper } = await world.db
      .selectFrom('quizAttempts')
      .select('paper')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('quizAttempts')
      .values(
        others.map(({ id: userId }) => ({
          quizId: quiz.id,
          userId,
          status: 'open' as const,
          startedAt,
          deadline,
          totalQuestions: 2,
          rules: pinnedRules,
          paper: JSON.stringify(paper),
        })),
      )
      .execute();
    // More correct answers than questions: the result breaks a constraint.
    await person.calls.attempt.save({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 2),
    });
    await world.db
      .updateTable('quizAttempts')
      .set({ totalQuestions: 1 })
      .where('id', '=', attempt.id)
      .execute();
    world.clock.advance(hour);
    const failed: number[] = [];
    const onFailed = (attemptId: number) => failed.push(attemptId);
    expect(await endOverdueAttempts(world.db, world.clock.now(), { onFailed })).toBe(250);
    expect(failed).toEqual([attempt.id]);
    // It does not block anything else of its learner.
    expect(await person.calls.attempt.list()).toEqual([]);
    await world.db.deleteFrom('quizAttempts').where('id', '=', attempt.id).execute();
  });

  test('has passed: reading the attempt grades it, without the job', async () => {
    const { attempt, quiz, calls } = await begin();
    await calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 3) });
    world.clock.advance(1 * hour);
    expect(await calls.open()).toEqual([]);
    expect(await calls.retakeStatus({ quizIds: [quiz.id] })).toMatchObject([
      { openAttemptId: null, canRetake: false, lastAttempt: { score: 3 } },
    ]);
    expect(await calls.review({ id: attempt.id })).toMatchObject({ status: 'timed_out', score: 3 });
  });

  test('decision 30: without an answer the attempt is abandoned; a flag is not an answer', async () => {
    const { attempt, calls } = await begin();
    const [first] = answersFor(attempt.questions, 0);
    if (!first) throw new Error('No question');
    await calls.save({
      attemptId: attempt.id,
      answers: [{ ...first, selectedOption: -1, flagged: true }],
    });
    world.clock.advance(1 * hour);
    const canRetakeAt = new Date(Date.parse(attempt.deadline) + 2 * day).toISOString();
    expect(await calls.list()).toMatchObject([
      { status: 'abandoned', score: 0, completedAt: attempt.deadline, canRetakeAt },
    ]);
  });
});

describe('decision 2: no key is sent before the attempt is over', () => {
  test('on any learner path; afterwards the review shows it', async () => {
    const { person, attempt, quiz, calls } = await begin({ title: 'Sealed' });
    await world.db
      .insertInto('questions')
      .values({
        quizId: quiz.id,
        position: 99,
        type: 'fill_blank',
        text: 'Fill this in',
        body: JSON.stringify({
          options: ['secret answer'],
          correctOption: 0,
          caseSensitive: false,
          numericTolerance: null,
        }),
        explanation: 'secret explanation',
      })
      .execute();
    const admin = await world.person({ isAdmin: true });
    const paths = [
      '/api/quizzes',
      `/api/quizzes/${quiz.id}`,
      `/api/quizzes/${quiz.id}/random`,
      `/api/quizzes/${quiz.id}/stats`,
      `/api/quizzes/${quiz.id}/user-progress`,
      `/api/quizzes/${quiz.id}/retake-status`,
      '/api/user/quiz-attempts',
      `/api/quiz-attempts/${attempt.id}`,
    ];
    for (const path of paths) {
      // Administrators have the author's view of a quiz.
      const authors = path === `/api/quizzes/${quiz.id}` ? [] : [admin];
      for (const who of [world.guest, person, await world.person(), ...authors]) {
        const { text } = await who.http('GET', path);
        expect(text, path).not.toMatch(/secret|correctOption|explanation"|acceptedAnswers/);
      }
    }
    expect(JSON.stringify(attempt)).not.toMatch(/secret|correctOption|explanation/);
    const saved = await calls.save({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 10),
    });
    expect(JSON.stringify(saved)).not.toMatch(/isCorrect|secret|correctOption/);
    await calls.submit({ attemptId: attempt.id, answers: [] });
    const review = await calls.review({ id: attempt.id });
    expect(review.answers[0]).toMatchObject({
      isCorrect: true,
      question: { correctOption: 1, explanation: 'secret explanation' },
    });
  });

  test('decision 22: the review shows the questions as asked, also after they are edited or deleted', async () => {
    const { attempt, quiz, calls } = await begin({ questions: 2 });
    await calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 2) });
    const before = await calls.review({ id: attempt.id });
    const admin = await world.person({ isAdmin: true });
    await world.db
      .updateTable('questions')
      .set({
        text: 'Changed',
        body: sql`body || '{"correctOption": 0}'`,
      })
      .where('quizId', '=', quiz.id)
      .execute();
    await admin.calls.quiz.removeQuestion({ id: quiz.questionIds[0] ?? 0 });
    await admin.calls.quiz.remove({ id: quiz.id });
    expect(await calls.review({ id: attempt.id })).toEqual(afterItsQuizWent(before));
    await expect(world.guest.calls.quiz.card({ id: quiz.id })).rejects.toEqual(
      failure('not-found'),
    );
  });
});

describe('plain HTTP', () => {
  test('RQZ-17: a score without answers is stored as self-reported, locks the quiz and is not tallied', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world);
    const report = {
      quizId: quiz.id,
      userId: person.id,
      score: 8,
      totalQuestions: 10,
      timeTaken: 60,
      completedAt: new Date().toISOString(),
      passed: false,
    };
    const { status, body } = await person.http('POST', '/api/quiz-attempts/simple', report);
    expect(status).toBe(201);
    expect(body).toMatchObject({ score: 8, totalQuestions: 10, passed: true, selfReported: true });
    expect(await person.calls.attempt.progress({ quizId: quiz.id })).toMatchObject({
      hasAttempted: false,
      bestScore: null,
    });
    expect(await person.http('POST', '/api/quiz-attempts/simple', report)).toMatchObject({
      status: 409,
      body: { failure: 'cooldown' },
    });
  });

  test('RQZ-17: a report for another member, or with a score above the total, is refused', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const quiz = await makeQuiz(world);
    const report = { quizId: quiz.id, score: 8, totalQuestions: 10 };
    expect(
      await person.http('POST', '/api/quiz-attempts/simple', { ...report, userId: other.id }),
    ).toMatchObject({ status: 403 });
    expect(
      await person.http('POST', '/api/quiz-attempts/simple', { ...report, score: 11 }),
    ).toMatchObject({ status: 400 });
    expect(await world.guest.http('POST', '/api/quiz-attempts/simple', report)).toMatchObject({
      status: 401,
    });
  });

  test('RQZ-18: reporting abandonment ends the open attempt as abandoned', async () => {
    const { person, quiz } = await begin();
    world.clock.advance(10 * second);
    const { body } = await person.http('POST', '/api/quiz-attempts/simple', {
      quizId: quiz.id,
      score: 0,
      totalQuestions: 10,
      timeTaken: 10,
      passed: false,
      canRetakeAt: new Date().toISOString(),
    });
    expect(body).toMatchObject({
      status: 'abandoned',
      score: 0,
      passed: false,
      selfReported: false,
    });
  });

  test('RQZ-19, decision 4: POST /api/answers saves one answer; with answers the simple report is graded here', async () => {
    const { person, quiz, attempt } = await begin();
    const answers = answersFor(attempt.questions, 9);
    const saved = await person.http('POST', '/api/answers', {
      attemptId: attempt.id,
      ...answers[0],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { answers: [{ seq: 1, selectedOption: 1 }] },
    });
    const done = await person.http('POST', '/api/quiz-attempts/simple', {
      quizId: quiz.id,
      score: 0,
      totalQuestions: 10,
      answers,
    });
    expect(done.body).toMatchObject({
      score: 9,
      passed: true,
      selfReported: false,
      status: 'submitted',
    });
  });

  test('RQZ-19: the simple report of an open attempt is graded, also when its quiz was withdrawn meanwhile', async () => {
    const changes: { status?: 'draft'; archivedAt?: Date }[] = [
      { status: 'draft' },
      { archivedAt: world.clock.now() },
    ];
    for (const change of changes) {
      const { person, quiz, attempt } = await begin();
      await world.db.updateTable('quizzes').set(change).where('id', '=', quiz.id).execute();
      const report = { quizId: quiz.id, score: 0, totalQuestions: 10 };
      const answers = answersFor(attempt.questions, 9);
      expect(
        await person.http('POST', '/api/quiz-attempts/simple', { ...report, answers }),
      ).toMatchObject({ status: 201, body: { id: attempt.id, status: 'submitted', score: 9 } });
      expect(await person.http('POST', '/api/quiz-attempts/simple', report)).toMatchObject({
        status: 404,
      });
    }
  });

  test('RQZ-06: an attempt whose time is over is not offered by the random questions', async () => {
    const { person, quiz } = await begin();
    world.clock.advance(11 * 60 * second);
    const { body } = await person.http('GET', `/api/quizzes/${quiz.id}/random`);
    expect(body).toMatchObject({ attemptId: null, deadline: null });
  });

  test('RQZ-06, decision 3: the random questions are those of the open attempt, else a preview', async () => {
    const { person, quiz, attempt } = await begin({ questions: 20, questionsPerAttempt: 5 });
    const open = await person.http('GET', `/api/quizzes/${quiz.id}/random`);
    expect(open.body).toMatchObject({ attemptId: attempt.id, questions: attempt.questions });
    const preview = await world.guest.http('GET', `/api/quizzes/${quiz.id}/random`);
    expect(preview.body).toMatchObject({ attemptId: null, questions: { length: 5 } });
  });

  test('RQZ-04, RQZ-05: status and progress of a hidden quiz are not found', async () => {
    const person = await world.person();
    const draft = await makeQuiz(world, { status: 'draft' });
    for (const id of [draft.id, 999_999]) {
      expect(await person.http('GET', `/api/quizzes/${id}/retake-status`)).toMatchObject({
        status: 404,
      });
      expect(await person.http('GET', `/api/quizzes/${id}/user-progress`)).toMatchObject({
        status: 404,
      });
    }
  });

  test('SCORE-08: without an attempt the quiz can be taken; a guest is refused', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world);
    const { body } = await person.http('GET', `/api/quizzes/${quiz.id}/retake-status`);
    expect(body).toMatchObject({ canRetake: true, canRetakeAt: null, lastAttempt: null });
    expect(await world.guest.http('GET', `/api/quizzes/${quiz.id}/retake-status`)).toMatchObject({
      status: 401,
    });
  });
});
