import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const second = 1000;
const minute = 60 * second;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const failure = (code: string) => expect.objectContaining({ failure: code });
const now = () => world.clock.now().toISOString();

/** A new learner with an open attempt of ten questions in ten minutes. */
async function begin() {
  const person = await world.person();
  const quiz = await makeQuiz(world);
  const { attempt: calls } = person.calls;
  const attempt = await calls.start({ quizId: quiz.id });
  const { id: attemptId, questions } = attempt;
  return { person, quiz, calls, attempt, attemptId, questions };
}

describe('the receipt of an ended attempt', () => {
  test('says how many answers arrived and when the last one did', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions.slice(0, 3), 3) });
    world.clock.advance(20 * second);
    const lastReceivedAt = now();
    await calls.save({ attemptId, answers: answersFor(questions.slice(3, 4), 1) });
    world.clock.advance(20 * second);
    const receipt = { answersReceived: 4, lastReceivedAt, late: [] };
    expect(await calls.submit({ attemptId })).toMatchObject({ kind: 'submitted', receipt });
    expect(await calls.review({ id: attemptId })).toMatchObject({ receipt });
  });

  test('a cleared answer, or only a flag, does not count', async () => {
    const { calls, attemptId, questions } = await begin();
    const [first, second] = answersFor(questions, 2);
    if (!first || !second) throw new Error('No questions');
    await calls.save({
      attemptId,
      answers: [first, { ...second, selectedOption: -1, flagged: true }],
    });
    await calls.save({ attemptId, answers: [{ ...first, seq: 2, selectedOption: -1 }] });
    expect(await calls.submit({ attemptId })).toMatchObject({
      receipt: { answersReceived: 0, lastReceivedAt: null, late: [] },
    });
  });

  test('names the answers that arrived after the deadline, and by how much', async () => {
    const { calls, attempt, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions.slice(0, 1), 1) });
    const lastReceivedAt = now();
    world.clock.set(new Date(Date.parse(attempt.deadline) + 22 * second));
    const late = answersFor(questions.slice(0, 2), 2);
    await expect(calls.save({ attemptId, answers: late })).rejects.toEqual(failure('attempt-over'));
    world.clock.advance(5 * second);
    const receipt = {
      answersReceived: 1,
      lastReceivedAt,
      // The first answer was saved in time: it is not late.
      late: [{ questionId: questions[1]?.questionId, number: 2, secondsLate: 22 }],
    };
    expect(await calls.submit({ attemptId, answers: late })).toMatchObject({
      kind: 'timed_out',
      result: { score: 1, endedBy: 'clock' },
      receipt,
    });
    expect(await calls.review({ id: attemptId })).toMatchObject({ receipt });
  });

  test('names the answers of a submit after the deadline, also when the attempt was graded before', async () => {
    for (const gradedBefore of [false, true]) {
      const { calls, attempt, attemptId, questions } = await begin();
      await calls.save({ attemptId, answers: answersFor(questions.slice(0, 1), 1) });
      world.clock.set(new Date(Date.parse(attempt.deadline) + 16 * second));
      if (gradedBefore) await endOverdueAttempts(world.db, world.clock.now());
      world.clock.advance(500);
      const outcome = await calls.submit({ attemptId, answers: answersFor(questions, 10) });
      expect(outcome).toMatchObject({
        kind: 'timed_out',
        result: { score: 1 },
        receipt: { answersReceived: 1, late: { length: 9 } },
      });
      if (outcome.kind === 'void') throw new Error('Not void');
      expect(outcome.receipt.late.at(-1)).toMatchObject({ number: 10, secondsLate: 17 });
    }
  });

  test('after a submit, an answer of another tab is late by the time since the submit', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.submit({ attemptId, answers: answersFor(questions, 10) });
    world.clock.advance(3 * second);
    const changed = answersFor(questions.slice(4, 5), 0, 2);
    await expect(calls.save({ attemptId, answers: changed })).rejects.toEqual(
      failure('attempt-over'),
    );
    const review = await calls.review({ id: attemptId });
    expect(review.score).toBe(10);
    expect(review.receipt).toMatchObject({
      answersReceived: 10,
      late: [{ number: 5, secondsLate: 3 }],
    });
  });

  test('leaving returns one too', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions.slice(0, 2), 2) });
    const lastReceivedAt = now();
    world.clock.advance(minute);
    expect(await calls.leave({ attemptId })).toMatchObject({
      kind: 'abandoned',
      result: { endedBy: 'learner' },
      receipt: { answersReceived: 2, lastReceivedAt, late: [] },
    });
  });
});

test('a result contains the number of correct answers that pass, and what ended the attempt', async () => {
  const { calls, attemptId, questions, attempt } = await begin();
  await calls.submit({ attemptId, answers: answersFor(questions, 7) });
  expect(await calls.review({ id: attemptId })).toMatchObject({
    score: 7,
    passScore: 8,
    endedBy: 'learner',
  });
  const ranOut = await begin();
  world.clock.set(new Date(Date.parse(attempt.deadline) + 20 * minute));
  expect(await ranOut.calls.review({ id: ranOut.attemptId })).toMatchObject({
    status: 'abandoned',
    endedBy: 'clock',
  });
});

test('the review of an attempt that is still open is refused, and the failure contains its quiz', async () => {
  const { person, quiz, calls, attemptId } = await begin();
  await expect(calls.review({ id: attemptId })).rejects.toMatchObject({
    failure: 'attempt-open',
    details: { quizId: quiz.id },
  });
  expect(await person.http('GET', `/api/quiz-attempts/${attemptId}`)).toMatchObject({
    status: 409,
    body: { failure: 'attempt-open', quizId: quiz.id },
  });
});

test('after abandoning, keys and explanations are shown only for answered questions', async () => {
  const { person, calls, attemptId, questions } = await begin();
  await calls.save({ attemptId, answers: answersFor(questions.slice(0, 2), 1) });
  world.clock.advance(5 * second);
  await calls.leave({ attemptId });
  const { answers } = await calls.review({ id: attemptId });
  expect(answers.map(({ question }) => question.keyShown)).toEqual(
    questions.map((_, index) => index < 2),
  );
  // They are graded for the review; the score of an abandoned attempt is 0.
  expect(answers.map(({ isCorrect }) => isCorrect)).toEqual(questions.map((_, index) => index < 1));
  expect(answers[1]?.question).toMatchObject({ correctOption: 1, explanation: expect.anything() });
  const { text } = await person.http('GET', `/api/quiz-attempts/${attemptId}`);
  expect(text.match(/secret explanation/g)).toHaveLength(2);
  expect(text.match(/correctOption"/g)).toHaveLength(2);
});
