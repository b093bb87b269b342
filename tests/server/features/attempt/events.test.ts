import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount, scheduleDeletion } from '#server/features/account/erasure/mutations.ts';
import { dropOldVoids } from '#server/features/attempt/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A new learner with an open attempt of four questions. */
async function begin() {
  const person = await world.person();
  const quiz = await makeQuiz(world, { questions: 4 });
  const { attempt: calls } = person.calls;
  const { id: attemptId, questions, deadline } = await calls.start({ quizId: quiz.id });
  return { person, calls, attemptId, questions, deadline };
}

/** The events of an attempt with the text that each hash is computed from. */
async function eventsOf(attemptId: number) {
  const { rows } = await sql<{
    number: number;
    questionId: number;
    seq: number;
    receivedAt: Date;
    response: unknown;
    flagged: boolean;
    line: string;
    hash: string;
  }>`select number, question_id, seq, received_at, response, flagged,
      answer_event_line(quiz_attempt_id, number, question_id, seq, received_at, response, flagged,
        coalesce(lag(hash) over (order by number), '')) as line,
      encode(hash, 'hex') as hash
    from answer_events where quiz_attempt_id = ${attemptId} order by number`.execute(world.db);
  return rows;
}

const contents = async (attemptId: number) =>
  (await eventsOf(attemptId)).map(({ questionId, seq, response, flagged }) => [
    questionId,
    seq,
    response,
    flagged,
  ]);

describe('answer events', () => {
  test('every accepted answer is one event, with its time; a repeated or older one is none', async () => {
    const { calls, attemptId, questions } = await begin();
    const questionId = questions[0]?.questionId ?? 0;
    const save = (seq: number | undefined, selectedOption: number, flagged = false) =>
      calls.save({ attemptId, answers: [{ questionId, seq, selectedOption, flagged }] });
    const first = world.clock.now();
    await save(1, 0);
    world.clock.advance(5 * second);
    await save(3, 1);
    await save(3, 1);
    await save(2, 0);
    await save(4, 1, true);
    await save(undefined, -1, true);
    expect(await contents(attemptId)).toEqual([
      [questionId, 1, { selectedOption: 0 }, false],
      [questionId, 3, { selectedOption: 1 }, false],
      [questionId, 4, { selectedOption: 1 }, true],
      [questionId, 5, null, true],
    ]);
    const [one, two] = await eventsOf(attemptId);
    expect(one?.receivedAt).toEqual(first);
    expect(two?.receivedAt).toEqual(world.clock.now());
  });

  test('the last event of each question is the stored answer, also after a submit with other answers', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions, 2) });
    const answers = answersFor(questions, 4).map((answer) => ({ ...answer, seq: 9 }));
    expect(await calls.submit({ attemptId, answers })).toMatchObject({ kind: 'submitted' });
    await calls.submit({ attemptId, answers: answersFor(questions, 0) });
    const events = await eventsOf(attemptId);
    const last = new Map(events.map(({ questionId, response }) => [questionId, response]));
    const stored = await world.db
      .selectFrom('answers')
      .where('quizAttemptId', '=', attemptId)
      .select(['questionId', 'response'])
      .execute();
    expect(Object.fromEntries(last)).toEqual(
      Object.fromEntries(stored.map(({ questionId, response }) => [questionId, response])),
    );
    // Two of the four changed with the submit.
    expect(events).toHaveLength(6);
  });

  test('an answer after the deadline is no event', async () => {
    const { calls, attemptId, questions, deadline } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions.slice(0, 1), 1) });
    world.clock.set(new Date(Date.parse(deadline) + 30 * second));
    await expect(calls.save({ attemptId, answers: answersFor(questions, 2) })).rejects.toThrow();
    expect(await eventsOf(attemptId)).toHaveLength(1);
  });

  test('each hash is the SHA-256 of a line that contains the hash before it', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions, 3) });
    await calls.save({
      attemptId,
      answers: answersFor(questions, 0).map((answer) => ({ ...answer, seq: 5 })),
    });
    const events = await eventsOf(attemptId);
    expect(events.length).toBeGreaterThan(4);
    let previous = '';
    for (const [index, { line, hash, number, receivedAt }] of events.entries()) {
      expect(JSON.parse(line)).toMatchObject({
        attempt: attemptId,
        number: index + 1,
        receivedAt: receivedAt.toISOString(),
        previous,
      });
      expect(number).toBe(index + 1);
      expect(hash).toBe(createHash('sha256').update(line).digest('hex'));
      previous = hash;
    }
  });

  test('several answers of several attempts in one statement go on with the chain of each', async () => {
    const attempts = [await begin(), await begin(), await begin()];
    const [first, second] = attempts;
    await first?.calls.save({
      attemptId: first.attemptId,
      answers: answersFor(first.questions, 2),
    });
    await second?.calls.save({
      attemptId: second.attemptId,
      answers: answersFor(second.questions.slice(0, 1), 1),
    });
    const ids = attempts.map(({ attemptId }) => attemptId);
    await sql`update answers set seq = 7, response = '{"selectedOption": 3}', saved_at = now()
      where quiz_attempt_id in (${sql.join(ids)})`.execute(world.db);
    const counts = [];
    for (const { attemptId, questions } of attempts) {
      const events = await eventsOf(attemptId);
      const added = events.slice(-questions.length);
      expect(added.map(({ questionId }) => questionId)).toEqual(
        questions.map(({ questionId }) => questionId),
      );
      expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
      for (const { line, hash } of events)
        expect(hash).toBe(createHash('sha256').update(line).digest('hex'));
      counts.push(events.length);
    }
    expect(counts).toEqual([8, 5, 4]);
  });

  test('the database refuses to change or delete them', async () => {
    const { calls, attemptId, questions } = await begin();
    await calls.save({ attemptId, answers: answersFor(questions, 1) });
    const change = world.db.updateTable('answerEvents').set({ flagged: true });
    const refused = 'answer events are never changed';
    await expect(change.where('quizAttemptId', '=', attemptId).execute()).rejects.toThrow(refused);
    const removal = world.db.deleteFrom('answerEvents').where('quizAttemptId', '=', attemptId);
    await expect(removal.execute()).rejects.toThrow(refused);
    await expect(sql`truncate answer_events`.execute(world.db)).rejects.toThrow(refused);
  });

  test('they are deleted with a voided attempt, and when the person is erased', async () => {
    const voided = await begin();
    await voided.calls.save({
      attemptId: voided.attemptId,
      answers: answersFor(voided.questions, 1),
    });
    expect(await voided.calls.leave({ attemptId: voided.attemptId })).toMatchObject({
      kind: 'void',
    });
    const erased = await begin();
    await erased.calls.submit({
      attemptId: erased.attemptId,
      answers: answersFor(erased.questions, 4),
    });
    expect(await eventsOf(erased.attemptId)).toHaveLength(4);
    await inTransaction(world.db, (tx) =>
      scheduleDeletion(tx, erased.person.id, {
        now: world.clock.now(),
        settings: world.services.settings,
      }),
    );
    world.clock.advance(60 * day);
    const now = world.clock.now();
    await inTransaction(world.db, async (tx) => {
      await dropOldVoids(tx, now);
      await eraseAccount(tx, erased.person.id, now);
    });
    expect(await eventsOf(voided.attemptId)).toEqual([]);
    expect(await eventsOf(erased.attemptId)).toEqual([]);
    const stored = await world.db
      .selectFrom('answers')
      .where('quizAttemptId', '=', erased.attemptId)
      .select('id')
      .execute();
    expect(stored).toHaveLength(4);
  });
});
