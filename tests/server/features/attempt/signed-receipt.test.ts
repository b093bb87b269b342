import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manageAccount } from '#scripts/account.ts';
import { createServices } from '#server/app.ts';
import { ReceiptKeys, SignedReceipt } from '#shared/features/attempt/events.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-receipt-'));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** A learner's attempt of four questions with three saves. */
async function take() {
  const person = await world.person();
  const quiz = await makeQuiz(world, { title: 'Rivers – of Europe', questions: 4 });
  const { attempt: calls } = person.calls;
  const { id, questions } = await calls.start({ quizId: quiz.id });
  for (const [index, answer] of answersFor(questions, 3).slice(0, 3).entries()) {
    world.clock.advance(1000);
    await calls.save({ attemptId: id, answers: [{ ...answer, flagged: index === 1 }] });
  }
  return { person, quiz, calls, id, questions };
}

async function receiptOf(id: number, person: Awaited<ReturnType<typeof take>>['person']) {
  const answer = await person.http('GET', `/api/quiz-attempts/${id}/receipt`);
  expect(answer.status).toBe(200);
  return answer.read(SignedReceipt);
}

const SentKeys = z.object({
  keys: z.array(
    ReceiptKeys.shape.keys.element.extend({
      validFrom: z.iso.datetime(),
      validUntil: z.iso.datetime().nullable(),
    }),
  ),
});
const readKeys = async () => (await world.guest.http('GET', '/api/receipt-keys')).read(SentKeys);

/** What the example script says of a receipt. */
async function verdict(receipt: SignedReceipt): Promise<string> {
  const files = { receipt, keys: await readKeys() };
  const paths = Object.entries(files).map(([name, content]) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  });
  const script = path.resolve(
    import.meta.dirname,
    '../../../../scripts/examples/verify-receipt.mjs',
  );
  try {
    return execFileSync(process.execPath, [script, ...paths], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String(Object(error).stderr);
  }
}

describe('the signed receipt of an ended attempt', () => {
  test('is verified by a script that uses nothing of the product', async () => {
    const { person, calls, id } = await take();
    await calls.submit({ attemptId: id });
    const receipt = await receiptOf(id, person);
    expect(await verdict(receipt)).toContain(`Valid: attempt ${id}, Rivers – of Europe, 3 events.`);
    expect(await calls.review({ id })).toMatchObject({ hasSignedReceipt: true });
    const [head, first] = receipt.lines.map((line): unknown => JSON.parse(line));
    expect(head).toMatchObject({
      attempt: id,
      learner: person.id,
      status: 'submitted',
      score: 3,
      totalQuestions: 4,
      events: 3,
    });
    expect(first).toMatchObject({ attempt: id, number: 1, response: { selectedOption: 1 } });
  });

  test('is refused by the script once a line was changed, removed, or signed by another key', async () => {
    const { person, calls, id } = await take();
    await calls.submit({ attemptId: id });
    const receipt = await receiptOf(id, person);
    const [head = '', first = '', ...others] = receipt.lines;
    const changed = first.replace('"selectedOption": 1', '"selectedOption": 0');
    expect(changed).not.toBe(first);
    for (const lines of [
      [head, changed, ...others],
      [head, ...others],
      [head.replace('"score":3', '"score":4'), first, ...others],
    ])
      expect(await verdict({ ...receipt, lines })).toContain('The signature is not valid');
    expect(await verdict({ ...receipt, keyId: 'another' })).toContain(
      'a key that the site does not',
    );
  });

  test('has one key for all processes, and never shows the private part', async () => {
    const before = await readKeys();
    const { signer: _, ...other } = createServices({
      db: world.db,
      config: world.services.config,
      jobs: world.services.jobs,
    });
    expect(ReceiptKeys.parse(await other.receiptSigner.publicKeys())).toEqual(before);
    const answer = await world.guest.http('GET', '/api/receipt-keys');
    expect(Object.keys(Object(answer.body).keys[0]).sort()).toEqual(
      ['alg', 'crv', 'kid', 'kty', 'use', 'validFrom', 'validUntil', 'x'].sort(),
    );
  });

  test('can be verified after the key was replaced; the private part of the old one is deleted', async () => {
    const { person, calls, id } = await take();
    await calls.submit({ attemptId: id });
    const old = await receiptOf(id, person);
    expect(await manageAccount(world.db, ['new-receipt-key'])).toContain('new key');
    const next = await receiptOf(id, person);
    expect(next.keyId).not.toBe(old.keyId);
    for (const receipt of [old, next]) expect(await verdict(receipt)).toContain('Valid');
    const { keys } = await readKeys();
    expect(keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining([next.keyId, old.keyId]));
    expect(keys.filter(({ validUntil }) => validUntil === null)).toHaveLength(1);
    const stored = await world.db
      .selectFrom('signingKeys')
      .where('retiredAt', 'is not', null)
      .select('key')
      .execute();
    expect(stored.filter(({ key }) => key.includes('"d"'))).toEqual([]);
  });

  test('is not signed while the attempt is open, for others, or without a complete record', async () => {
    const { calls, id } = await take();
    const failure = (code: string) => expect.objectContaining({ failure: code });
    await expect(calls.receipt({ id })).rejects.toEqual(failure('attempt-open'));
    await calls.submit({ attemptId: id });
    const stranger = await world.person();
    await expect(stranger.calls.attempt.receipt({ id })).rejects.toEqual(failure('not-found'));
    // As if an earlier version had stored it: without a new sequence number there is no event.
    await sql`update answers set response = '{"selectedOption": 1}'
      where quiz_attempt_id = ${id} and response is null`.execute(world.db);
    await expect(calls.receipt({ id })).rejects.toEqual(failure('conflict'));
    expect(await calls.review({ id })).toMatchObject({ hasSignedReceipt: false });
  });

  test('a self-reported attempt has none', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world);
    const report = { quizId: quiz.id, score: 1, totalQuestions: 10 };
    const { body } = await person.http('POST', '/api/quiz-attempts/simple', report);
    const { id } = Object(body);
    expect((await person.http('GET', `/api/quiz-attempts/${id}/receipt`)).status).toBe(409);
  });
});

describe('the timeline of an attempt', () => {
  async function timelineOf(id: number) {
    const admin = await world.person({ isAdmin: true });
    return admin.calls.attempt.timeline({ id });
  }

  test('shows an administrator every answer as it was received', async () => {
    const { person, calls, id, questions } = await take();
    const [first] = questions;
    const questionId = first?.questionId ?? 0;
    world.clock.advance(1000);
    await calls.save({ attemptId: id, answers: [{ questionId, seq: 9, selectedOption: 0 }] });
    const { events, ...attempt } = await timelineOf(id);
    expect(attempt).toMatchObject({
      id,
      learner: { id: person.id, name: person.username },
      status: 'open',
      receipt: null,
      record: 'complete',
    });
    expect(attempt.questions.map((question) => question.questionId)).toEqual(
      questions.map((question) => question.questionId),
    );
    expect(events).toHaveLength(4);
    expect(events.at(1)).toMatchObject({ flagged: true, isCorrect: true, isAnswered: true });
    expect(events.at(-1)).toMatchObject({
      number: 4,
      questionId,
      seq: 9,
      selectedOption: 0,
      isCorrect: false,
      receivedAt: world.clock.now().toISOString(),
    });
  });

  test('names a stored answer that was changed in the database by hand', async () => {
    const { calls, id, questions } = await take();
    await calls.submit({ attemptId: id });
    expect((await timelineOf(id)).record).toBe('complete');
    await sql`update answers set response = '{"selectedOption": 2}'
      where quiz_attempt_id = ${id} and question_id = ${questions[0]?.questionId}`.execute(
      world.db,
    );
    expect((await timelineOf(id)).record).toBe('altered');
  });

  test('names an event that was changed while the triggers were off', async () => {
    const { id } = await take();
    await sql`alter table answer_events disable trigger all`.execute(world.db);
    await sql`update answer_events set received_at = received_at - interval '1 minute'
      where quiz_attempt_id = ${id} and number = 1`.execute(world.db);
    await sql`alter table answer_events enable trigger all`.execute(world.db);
    expect((await timelineOf(id)).record).toBe('altered');
  });
});
