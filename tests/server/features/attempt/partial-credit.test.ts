import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import {
  answersOf,
  makePointsQuiz,
  pointsRules,
  takeForPoints,
} from '#tests/support/points-quiz.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const stored = async (attemptId: number) => ({
  attempt: await world.db
    .selectFrom('quizAttempts')
    .select(['score', 'points', 'passed'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow(),
  answers: await world.db
    .selectFrom('answers')
    .select(['isCorrect', 'credit'])
    .where('quizAttemptId', '=', attemptId)
    .orderBy('questionId')
    .execute(),
});

describe('an attempt where parts of answers count and wrong ones cost', () => {
  test('a submit is graded by parts, and each answer keeps what it earned', async () => {
    const quiz = await makePointsQuiz(world, { rules: { passMarkPercent: 35 } });
    const learner = await world.person();
    const result = await takeForPoints(learner, quiz.id, ['right', 'most', 'wrong', 'none']);
    // 100 + 66 - 25 + 0 hundredths of 400.
    expect(result).toMatchObject({ score: 1, points: 1.41, percentage: 35.2, passed: true });
    expect(await stored(result.id)).toEqual({
      attempt: { score: 1, points: 141, passed: true },
      answers: [
        { isCorrect: true, credit: null },
        { isCorrect: false, credit: 66 },
        { isCorrect: false, credit: -25 },
        { isCorrect: false, credit: null },
      ],
    });
    const review = await learner.calls.attempt.review({ id: result.id });
    expect(review.points).toBe(1.41);
    const byId = review.answers.toSorted((a, b) => a.questionId - b.questionId);
    expect(byId.map(({ isCorrect, credit }) => [isCorrect, credit])).toEqual([
      [true, 100],
      [false, 66],
      [false, -25],
      [false, 0],
    ]);
  });

  test('whole numbers decide: one hundredth below the pass mark is not passed', async () => {
    const learner = await world.person();
    // 66 + 66 + 66 + 0 = 198 of 400: 49.5 percent.
    for (const [passMarkPercent, passed] of [
      [49, true],
      [50, false],
    ] as const) {
      const quiz = await makePointsQuiz(world, { rules: { passMarkPercent } });
      const result = await takeForPoints(learner, quiz.id, ['most', 'most', 'most', 'none']);
      expect(result).toMatchObject({ points: 1.98, percentage: 49.5, passed });
    }
  });

  test('when the time runs out, saved answers are graded in the same way, once', async () => {
    const quiz = await makePointsQuiz(world);
    const learner = await world.person();
    const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    const answers = answersOf(questions, ['most', 'wrong', 'right', 'right']);
    await learner.calls.attempt.save({ attemptId: id, answers });
    world.clock.advance(3_600_000);
    const late = answersOf(questions, ['right', 'right', 'right', 'right']);
    for (const sent of [late, [], late])
      expect(await learner.calls.attempt.submit({ attemptId: id, answers: sent })).toMatchObject({
        kind: 'timed_out',
        result: { score: 2, points: 2.41 },
      });
  });

  test('points are never below zero, but what the answers cost together is kept', async () => {
    const quiz = await makePointsQuiz(world);
    const learner = await world.person();
    const result = await takeForPoints(learner, quiz.id, ['wrong', 'wrong', 'little', 'wrong']);
    expect(result).toMatchObject({ score: 0, points: 0, percentage: 0, passed: false });
    expect((await stored(result.id)).attempt.points).toBe(-59);
  });

  test('the rules are those from its start, and the open attempt names them', async () => {
    const quiz = await makePointsQuiz(world);
    const learner = await world.person();
    const { id, questions, ...open } = await learner.calls.attempt.start({ quizId: quiz.id });
    expect(open).toMatchObject({ partialCredit: true, wrongAnswerPenaltyPercent: 25 });
    const rules = { ...pointsRules, partialCredit: false, wrongAnswerPenaltyPercent: 0 };
    expect((await admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules })).status).toBe(200);
    const answers = answersOf(questions, ['most', 'wrong', 'right', 'right']);
    const outcome = await learner.calls.attempt.submit({ attemptId: id, answers });
    expect(outcome).toMatchObject({ result: { points: 2.41 } });
  });

  test('an answer that is checked at once says what it earned', async () => {
    const feedback = { ...pointsRules.feedback, atOnce: 'marks' as const };
    const quiz = await makePointsQuiz(world, { rules: { feedback } });
    const learner = await world.person();
    const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    const [part, wrong] = answersOf(questions, ['most', 'wrong']);
    if (!part || !wrong) throw new Error('No question');
    const { check } = learner.calls.attempt;
    expect((await check({ attemptId: id, ...part })).checked).toMatchObject([{ credit: 66 }]);
    expect((await check({ attemptId: id, ...wrong })).checked).toMatchObject([{ credit: -25 }]);
    const again = await learner.calls.attempt.start({ quizId: quiz.id });
    expect(again.checked.map(({ credit }) => credit).toSorted()).toEqual([-25, 66]);
  });

  test('without partial credit a part of an answer costs like any wrong one', async () => {
    const quiz = await makePointsQuiz(world, { rules: { partialCredit: false } });
    const learner = await world.person();
    const result = await takeForPoints(learner, quiz.id, ['right', 'most', 'none', 'none']);
    expect(result).toMatchObject({ score: 1, points: 0.75 });
  });

  test('an abandoned attempt has no points', async () => {
    const quiz = await makePointsQuiz(world);
    const learner = await world.person();
    const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    await learner.calls.attempt.save({ attemptId: id, answers: answersOf(questions, ['most']) });
    world.clock.advance(5000);
    const outcome = await learner.calls.attempt.leave({ attemptId: id });
    expect(outcome).toMatchObject({ kind: 'abandoned', result: { score: 0, percentage: 0 } });
    const review = await learner.calls.attempt.review({ id });
    expect(JSON.stringify([outcome, review])).not.toMatch(/"(points|credit)"/);
  });

  test('rules outside of 0 to 100 percent, or in parts of a percent, are refused', async () => {
    const quiz = await makePointsQuiz(world);
    for (const wrongAnswerPenaltyPercent of [-1, 101, 2.5]) {
      const rules = { ...pointsRules, wrongAnswerPenaltyPercent };
      const refused = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules });
      expect(refused.status, refused.text).toBe(400);
    }
  });
});

test('under the standard rules nothing is stored or sent of points and credit', async () => {
  const quiz = await makeQuiz(world, { questions: 4 });
  const learner = await world.person();
  const { id, questions, ...open } = await learner.calls.attempt.start({ quizId: quiz.id });
  expect(Object.keys(open)).not.toEqual(expect.arrayContaining(['partialCredit']));
  await learner.http('POST', `/api/quiz-attempts/${id}/submit`, {
    answers: answersFor(questions, 3),
  });
  expect(await stored(id)).toEqual({
    attempt: { score: 3, points: null, passed: false },
    answers: expect.arrayContaining([
      { isCorrect: true, credit: null },
      { isCorrect: false, credit: null },
    ]),
  });
  const { rules } = await world.db
    .selectFrom('quizAttempts')
    .select('rules')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(rules).toSorted()).toEqual([
    'cooldownHours',
    'passMarkPercent',
    'timeLimitMinutes',
  ]);
  const texts = await Promise.all(
    [
      `/api/quiz-attempts/${id}`,
      '/api/user/quiz-attempts',
      `/api/quiz-attempts/${id}/receipt`,
      `/api/quizzes/${quiz.id}/stats`,
      `/api/quizzes/${quiz.id}/retake-status`,
    ].map(async (path) => {
      const answer = await learner.http('GET', path);
      expect(answer.status, path).toBe(200);
      return answer.text;
    }),
  );
  const calls = [
    await learner.calls.attempt.progress({ quizId: quiz.id }),
    await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] }),
    await admin.calls.attempt.timeline({ id }),
    await admin.calls.progress.quizAttempts({ id: quiz.id }),
    await learner.calls.account.exportData(),
  ];
  expect([...texts, JSON.stringify(calls)].join('\n')).not.toMatch(
    /"(points|credit|creditBefore|bestPoints|topPoints)"/,
  );
});

describe('points are shown wherever a result is', () => {
  const taken = async () => {
    const quiz = await makePointsQuiz(world, { rules: { countedAttempt: 'average' } });
    const learner = await world.person();
    const first = await takeForPoints(learner, quiz.id, ['right', 'most', 'wrong', 'none']);
    world.clock.advance(1000);
    const best = await takeForPoints(learner, quiz.id, ['most', 'most', 'most', 'most']);
    return { quiz, learner, first, best };
  };

  test('to the learner: best, mark, history and the result before', async () => {
    const { quiz, learner, best } = await taken();
    // The second attempt has no right answer, but earned more.
    expect(await learner.calls.attempt.progress({ quizId: quiz.id })).toMatchObject({
      bestScore: 66,
      bestCorrect: 0,
      bestPoints: 2.64,
      bestTotal: 4,
      mark: { rule: 'average', percentage: 50.6 },
      history: [35.2, 66],
    });
    const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(status).toMatchObject({ bestScore: 66, lastAttempt: { score: 0, points: 2.64 } });
    const review = await learner.calls.attempt.review({ id: best.id });
    expect(review.previousPercentage).toBe(35.2);
  });

  test('to teachers: list, file, timeline, receipt', async () => {
    const { quiz, learner, first, best } = await taken();
    const byScore = await admin.calls.progress.quizAttempts({ id: quiz.id, sort: 'score' });
    expect(byScore.items.map(({ id, points }) => [id, points])).toEqual([
      [best.id, 2.64],
      [first.id, 1.41],
    ]);
    const { content } = await admin.calls.progress.attemptsCsv({ id: quiz.id, sort: 'score' });
    const rows = Papa.parse<Record<string, string>>(content.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
    expect(rows).toMatchObject([
      { score: '0', questions: '4', percent: '66', points: '2.64' },
      { score: '1', questions: '4', percent: '35.2', points: '1.41' },
    ]);
    const timeline = await admin.calls.attempt.timeline({ id: first.id });
    expect(timeline.points).toBe(1.41);
    expect(timeline.events.map(({ credit }) => credit).toSorted()).toEqual([-25, 100, 66]);
    const receipt = await learner.http('GET', `/api/quiz-attempts/${first.id}/receipt`);
    const { lines } = receipt.read(z.object({ lines: z.array(z.string()) }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ score: 1, points: 1.41 });
  });

  test('in the data of the account', async () => {
    const { learner } = await taken();
    const text = JSON.stringify(await learner.calls.account.exportData());
    expect(text).toContain('"points":1.41');
    expect(text).toContain('"credit":-25');
  });

  test('in the gradebook of a class', async () => {
    const quiz = await makePointsQuiz(world);
    const learner = await world.person();
    const { id: classId } = await admin.calls.classroom.create({ name: 'Numbers' });
    const { class: made } = await admin.calls.classroom.gradebook({ classId });
    await learner.calls.classroom.join({ joinCode: made.joinCode });
    await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id },
      startsAt: world.clock.now().toISOString(),
      dueAt: null,
    });
    await takeForPoints(learner, quiz.id, ['right', 'most', 'wrong', 'none']);
    const { cells } = await admin.calls.classroom.gradebook({ classId });
    expect(cells).toMatchObject([{ result: { score: 1, points: 1.41, percentage: 35.2 } }]);
  });
});
