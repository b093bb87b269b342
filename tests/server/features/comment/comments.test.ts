import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseDeletedComments } from '#server/features/comment/mutations.ts';
import { listRestOperations } from '#server/http/rest/operations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

/** A quiz, and learners who have finished an attempt at it. */
async function discussed() {
  const quiz = await makeQuiz(world, { questions: 2, createdBy: author.id });
  const [id = 0, other = 0] = quiz.questionIds;
  const learner = async () => {
    const person = await world.person();
    const attemptId = await takeQuiz(person, quiz.id);
    return { person, attemptId };
  };
  return { quiz, id, other, learner };
}

const textsOf = async (reader: Person, id: number) =>
  (await reader.calls.comment.list({ id })).items.map(({ text }) => text);

const publish = (id: number) => admin.calls.comment.decide({ id, state: 'published' });

describe('a comment', () => {
  test('waits until an author of the question publishes it; others read it then', async () => {
    const { id, learner } = await discussed();
    const [{ person: writer, attemptId }, { person: reader }] = [await learner(), await learner()];
    const written = await writer.calls.comment.write({ id, text: ' The map helps. ' });
    expect(written).toMatchObject({ text: 'The map helps.', state: 'waiting', isOwn: true });
    expect(await textsOf(writer, id)).toEqual(['The map helps.']);
    expect(await textsOf(reader, id)).toEqual([]);
    const counted = { id, count: 1 };
    const own = await writer.calls.comment.attemptCounts({ id: attemptId });
    expect(own).toContainEqual(counted);
    expect(await reader.calls.comment.count({ id })).toEqual({ id, count: 0 });

    const before = await author.calls.comment.countsForReview();
    expect(before.waiting).toBeGreaterThan(0);
    await author.calls.comment.decide({ id: written.id, state: 'published' });
    expect((await author.calls.comment.countsForReview()).waiting).toBe(before.waiting - 1);
    expect(await textsOf(reader, id)).toEqual(['The map helps.']);
    const [shown] = (await reader.calls.comment.list({ id })).items;
    expect(shown).toMatchObject({ isOwn: false, isByStaff: false, author: writer.username });
    await author.calls.comment.decide({ id: written.id, state: 'rejected' });
    expect(await textsOf(reader, id)).toEqual([]);
    expect((await writer.calls.comment.list({ id })).items).toMatchObject([{ state: 'rejected' }]);
  });

  test('that is changed waits again; only its writer changes and deletes it', async () => {
    const { id, learner } = await discussed();
    const [{ person: writer }, { person: reader }] = [await learner(), await learner()];
    const written = await writer.calls.comment.write({ id, text: 'one' });
    const published = await publish(written.id);
    const change = { id: written.id, text: 'two' };
    await expect(reader.calls.comment.change(change)).rejects.toThrow('Comment not found');
    await expect(reader.calls.comment.remove({ id: written.id })).rejects.toThrow('not found');
    const loadedUpdatedAt = new Date(Date.parse(String(published.updatedAt)) - 1).toISOString();
    await expect(writer.calls.comment.change({ ...change, loadedUpdatedAt })).rejects.toThrow(
      'Nothing was overwritten',
    );
    expect(await writer.calls.comment.change(change)).toMatchObject({ state: 'waiting' });
    expect(await textsOf(reader, id)).toEqual([]);
    await writer.calls.comment.remove({ id: written.id });
    expect(await textsOf(writer, id)).toEqual([]);
  });

  test('of an author or administrator who has answered the question is published at once', async () => {
    const { quiz, id, learner } = await discussed();
    const { person: reader } = await learner();
    await takeQuiz(author, quiz.id);
    const written = await author.calls.comment.write({ id, text: 'From the author' });
    expect(written).toMatchObject({ state: 'published', isByStaff: true });
    const stranger = await world.person({ roles: ['author'] });
    await takeQuiz(stranger, quiz.id);
    expect(await stranger.calls.comment.write({ id, text: 'x' })).toMatchObject({
      ...{ state: 'waiting', isByStaff: false },
    });
    expect(await textsOf(reader, id)).toEqual(['From the author']);
  });

  test('is written at most twenty times in an hour, and sent again with its key once', async () => {
    const { id, learner } = await discussed();
    const { person } = await learner();
    const once = { id, text: 'once', idempotencyKey: 'a'.repeat(32) };
    const first = await person.calls.comment.write(once);
    expect(await person.calls.comment.write(once)).toEqual(first);
    for (let count = 2; count < 20; count += 1) await person.calls.comment.write({ id, text: 'x' });
    await expect(person.calls.comment.write({ id, text: 'x' })).rejects.toThrow('Too many');
    const { person: other } = await learner();
    await other.calls.comment.write({ id, text: 'x' });
    await expect(other.calls.comment.write({ id, text: ' ' })).rejects.toThrow('write a comment');
    await expect(other.calls.comment.write({ id, text: 'x'.repeat(1001) })).rejects.toThrow('1000');
  });
});

describe('a question with comments', () => {
  test('that is moved keeps them: for those who have answered it, and for the authors of its new quiz', async () => {
    const { id, learner } = await discussed();
    const [{ person: writer }, { person: reader }] = [await learner(), await learner()];
    const shown = await writer.calls.comment.write({ id, text: 'The map helps.' });
    await publish(shown.id);
    const waiting = await writer.calls.comment.write({ id, text: 'And the legend.' });
    const heir = await world.person({ roles: ['author'] });
    const home = await makeQuiz(world, { questions: 1, createdBy: heir.id });
    await admin.calls.quiz.moveQuestions({ moves: [{ id, quizId: home.id, position: null }] });

    expect(await textsOf(reader, id)).toEqual(['The map helps.']);
    await heir.calls.comment.decide({ id: waiting.id, state: 'published' });
    expect(await textsOf(reader, id)).toEqual(['The map helps.', 'And the legend.']);
    await expect(
      author.calls.comment.decide({ id: waiting.id, state: 'rejected' }),
    ).rejects.toThrow('not found');
  });

  test('that is archived keeps them; copies of it, alone or with their quiz, begin without', async () => {
    const { quiz, id, learner } = await discussed();
    const { person: writer } = await learner();
    const shown = await writer.calls.comment.write({ id, text: 'The scale helps.' });
    await publish(shown.id);
    const target = await makeQuiz(world, { questions: 1 });
    const [copied] = await admin.calls.quiz.copyQuestions({
      quizId: target.id,
      ids: [id],
    });
    const duplicate = await admin.calls.quiz.duplicate({ id: quiz.id });
    const { questions } = await admin.calls.quiz.getForAuthor({ id: duplicate.id });
    const copyId = copied?.outcome === 'done' ? copied.copyId : 0;
    const copies = [copyId, ...questions.map((question) => question.id)];
    expect(copies).toHaveLength(3);
    await admin.calls.quiz.archiveQuestions({ ids: [id] });
    const { items } = await admin.calls.comment.pageForReview({ q: 'The scale helps' });
    expect(items).toMatchObject([
      { question: { id }, text: 'The scale helps.', state: 'published' },
    ]);
    for (const copy of copies) expect(copy).not.toBe(id);
    expect(await textsOf(writer, id)).toEqual(['The scale helps.']);
  });
});

describe('hidden until answered', () => {
  const secret = 'The right one is called right';

  /** Comments of both kinds on a question, with someone else who may not read them. */
  async function withSecret() {
    const { quiz, id, learner } = await discussed();
    const { person: writer, attemptId } = await learner();
    const shown = await writer.calls.comment.write({ id, text: secret });
    await publish(shown.id);
    return { quiz, id, writer, attemptId, commentId: shown.id };
  }

  test('no REST call shows a comment to a guest or to a learner who has not answered', async () => {
    const { quiz, id, attemptId, commentId } = await withSecret();
    const stranger = await world.person();
    const own = await makeQuiz(world, { questions: 1 });
    const ownAttempt = await takeQuiz(stranger, own.id);
    await stranger.calls.attempt.start({ quizId: quiz.id });
    for (const { rest } of listRestOperations().filter(({ rest }) => rest.method === 'GET'))
      for (const row of new Set([id, quiz.id, attemptId, ownAttempt, commentId, own.id]))
        for (const caller of [stranger, world.guest]) {
          const address = rest.path.replaceAll(/\{\w+\}/g, String(row));
          const { text } = await caller.http('GET', address);
          expect(text.includes(secret), `${rest.method} ${address}`).toBe(false);
        }
  });

  test('no query of the app and no page shows it either', async () => {
    const { quiz, id, writer, attemptId } = await withSecret();
    const stranger = await world.person();
    await expect(stranger.calls.comment.list({ id })).rejects.toThrow('Question not found');
    await expect(stranger.calls.comment.count({ id })).rejects.toThrow('Question not found');
    await expect(stranger.calls.comment.write({ id, text: 'x' })).rejects.toThrow('not found');
    const attempt = await stranger.calls.attempt.start({ quizId: quiz.id });
    const { url } = await writer.calls.attempt.createChallenge({ id: attemptId });
    const token = tokenOf(url);
    const seen = [
      attempt,
      await stranger.calls.practice.next({ mode: 'quiz', quizId: quiz.id }),
      await stranger.calls.practice.next({ mode: 'mixed' }),
      await stranger.calls.practice.pack(),
      await writer.calls.practice.pack(),
      await stranger.calls.practice.noted({}),
      await stranger.calls.attempt.openChallenge({ token }),
      await world.guest.calls.attempt.openChallenge({ token }),
      await world.guest.calls.attempt.beginChallengeTry({ token }),
      await world.guest.calls.quiz.get({ id: quiz.id }),
      await writer.calls.attempt.review({ id: attemptId }),
    ];
    expect(JSON.stringify(seen)).not.toContain(secret);
    for (const address of [
      `/quiz/${quiz.id}`,
      `/quiz-overview/${quiz.id}`,
      `/results/${attemptId}`,
    ])
      expect((await stranger.http('GET', address)).text).not.toContain(secret);
    expect((await stranger.http('GET', '/api/export-data')).text).not.toContain(secret);
    expect((await writer.http('GET', '/api/export-data')).text).toContain(secret);
  });

  test('a comment that may not be read can be neither reported nor found out', async () => {
    const { commentId } = await withSecret();
    const stranger = await world.person();
    const report = (id: number) => stranger.calls.comment.report({ id });
    await expect(report(commentId)).rejects.toThrow('Comment not found');
    await expect(report(2_000_000_000)).rejects.toThrow('Comment not found');
  });

  test('with a result that withholds keys, and while an attempt is open, nothing is read or written', async () => {
    const { quiz, id, writer, attemptId, commentId } = await withSecret();
    const late = await world.person();
    const { rules } = await admin.calls.quiz.getForAuthor({ id: quiz.id });
    const feedback = { ...rules.feedback, atEnd: 'marks', afterClosing: 'marks' } as const;
    await admin.calls.quiz.update({ id: quiz.id, rules: { ...rules, feedback } });
    const withheld = await takeQuiz(late, quiz.id);
    await expect(late.calls.comment.list({ id })).rejects.toThrow('Question not found');
    expect(await late.calls.comment.attemptCounts({ id: withheld })).toEqual([]);

    await world.db
      .updateTable('quizAttempts')
      .set({ canRetakeAt: null })
      .where('userId', '=', writer.id)
      .execute();
    const again = await writer.calls.attempt.start({ quizId: quiz.id });
    const open = 'part of an attempt of yours that is open';
    await expect(writer.calls.comment.list({ id })).rejects.toThrow(open);
    await expect(writer.calls.comment.write({ id, text: 'x' })).rejects.toThrow(open);
    await expect(writer.calls.comment.change({ id: commentId, text: 'x' })).rejects.toThrow(open);
    expect(await writer.calls.comment.attemptCounts({ id: attemptId })).toEqual([]);
    await writer.calls.attempt.submit({ attemptId: again.id });
    expect(await textsOf(writer, id)).toEqual([secret]);
  });

  test('who has answered in a quiz that is open for practice reads them, one by one', async () => {
    const { quiz, id } = await withSecret();
    await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: true });
    const learner = await world.person();
    await expect(learner.calls.comment.list({ id })).rejects.toThrow('Question not found');
    await learner.calls.practice.answer({
      ...{ questionId: id, version: 1, selectedOption: 0 },
      answerId: crypto.randomUUID(),
    });
    expect(await textsOf(learner, id)).toEqual([secret]);
  });
});

describe('reports', () => {
  test('bring a comment to the queue; three of different learners hide it until it is decided', async () => {
    const { id, learner } = await discussed();
    const { person: writer } = await learner();
    const { id: commentId } = await writer.calls.comment.write({ id, text: 'Rude words' });
    await publish(commentId);
    await expect(writer.calls.comment.report({ id: commentId })).rejects.toThrow('your own');
    const reporters = [await learner(), await learner(), await learner()];
    const reported = async () =>
      (await author.calls.comment.pageForReview({ show: 'reported', perPage: 200 })).items.find(
        (row) => row.id === commentId,
      );
    const [first, second, third] = reporters.map(({ person }) => person);
    for (let count = 0; count < 4; count += 1) await first?.calls.comment.report({ id: commentId });
    expect(await reported()).toMatchObject({ reports: 1, state: 'published' });
    await second?.calls.comment.report({ id: commentId });
    expect(await textsOf(writer, id)).toEqual(['Rude words']);
    const { person: reader } = await learner();
    expect(await textsOf(reader, id)).toEqual(['Rude words']);
    await third?.calls.comment.report({ id: commentId });
    expect(await textsOf(reader, id)).toEqual([]);
    const { items } = await author.calls.comment.pageForReview({ show: 'waiting', perPage: 200 });
    expect(items).toContainEqual(expect.objectContaining({ id: commentId, reports: 3 }));
    // A decision settles them: the same learners cannot hide it again.
    await author.calls.comment.decide({ id: commentId, state: 'published' });
    for (const { person } of reporters) await person.calls.comment.report({ id: commentId });
    expect(await textsOf(reader, id)).toEqual(['Rude words']);
    expect(await reported()).toBeUndefined();
    // Other words can be reported anew.
    await writer.calls.comment.change({ id: commentId, text: 'Other rude words' });
    await publish(commentId);
    await first?.calls.comment.report({ id: commentId });
    expect(await reported()).toMatchObject({ reports: 1 });
    // A decision that is taken back leaves them to be decided about.
    const keeping = { id: commentId, state: 'published' } as const;
    const [kept] = await author.calls.comment.setStates({ changes: [keeping] });
    expect(await reported()).toBeUndefined();
    const loadedUpdatedAt = kept?.outcome === 'done' ? kept.updatedAt : '';
    const taking = { ...keeping, undoes: true, loadedUpdatedAt };
    await author.calls.comment.setStates({ changes: [taking] });
    expect(await reported()).toMatchObject({ reports: 1 });
  });

  test('weigh more of a learner whose reports on questions led to changes', async () => {
    const { id, other, learner } = await discussed();
    const { person: writer } = await learner();
    const { id: commentId } = await writer.calls.comment.write({ id, text: 'Rude words' });
    await publish(commentId);
    const trusted = [await learner(), await learner()];
    const at = world.clock.now();
    // Reports without a decision yet count neither for nor against the learner.
    const settled = { outcome: 'fixed', settledAt: at } as const;
    for (const { person } of trusted)
      await world.db
        .insertInto('questionReports')
        .values(
          [settled, { outcome: null, settledAt: null }].flatMap((decision) =>
            [id, other].map((questionId) => ({
              ...{ questionId, userId: person.id, kind: 'typo' as const, reportedAt: at },
              ...decision,
            })),
          ),
        )
        .execute();
    for (const { person } of trusted) await person.calls.comment.report({ id: commentId });
    const { person: reader } = await learner();
    expect(await textsOf(reader, id)).toEqual([]);
  });
});

describe('the queue', () => {
  test('has the comments on one’s own questions, those that need a decision first', async () => {
    const { id, learner } = await discussed();
    const { person } = await learner();
    const texts = ['apples', 'pears', 'plums'];
    const ids: number[] = [];
    for (const text of texts) ids.push((await person.calls.comment.write({ id, text })).id);
    await publish(ids[0] ?? 0);
    const list = async (by: Person, filter = {}) =>
      (await by.calls.comment.pageForReview({ perPage: 200, ...filter })).items
        .map(({ id: row }) => row)
        .filter((row) => ids.includes(row));
    expect(await list(author)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await list(admin, { show: 'waiting' })).toEqual([ids[1], ids[2]]);
    expect(await list(admin, { q: 'PLÚM' })).toEqual([ids[2]]);
    const colleague = await world.person({ roles: ['author'] });
    expect(await list(colleague)).toEqual([]);
    const [row = 0] = ids;
    const refused = colleague.calls.comment.decide({ id: row, state: 'rejected' });
    await expect(refused).rejects.toThrow('Comment not found');
    expect(
      await colleague.calls.comment.setStates({ changes: [{ id: row, state: 'rejected' }] }),
    ).toEqual([{ id: row, outcome: 'missing' }]);
    expect(await colleague.calls.comment.removeMany({ ids: [row] })).toEqual([
      { id: row, outcome: 'missing' },
    ]);
  });

  test('decides about several, refuses what was changed since, and takes decisions and deletions back', async () => {
    const { id, learner } = await discussed();
    const { person: writer } = await learner();
    const { person: reader } = await learner();
    const one = await writer.calls.comment.write({ id, text: 'one' });
    const two = await writer.calls.comment.write({ id, text: 'two' });
    world.clock.advance(1000);
    await writer.calls.comment.change({ id: two.id, text: 'two, changed' });
    const changes = [one, two].map(({ id: row, updatedAt }) => ({
      ...{ id: row, state: 'published' as const, loadedUpdatedAt: String(updatedAt) },
    }));
    expect(await author.calls.comment.setStates({ changes })).toMatchObject([
      { id: one.id, outcome: 'done', before: 'waiting' },
      { id: two.id, outcome: 'refused' },
    ]);
    const late = { state: 'published', loadedUpdatedAt: two.updatedAt };
    const refused = await author.http('PATCH', `/api/admin/comments/${two.id}`, late);
    expect(refused.body).toMatchObject({ failure: 'stale', current: { updatedBy: null } });
    // No call reads one comment, and the list is not the document.
    expect(refused.body).not.toHaveProperty('current.document');
    expect(await textsOf(reader, id)).toEqual(['one']);
    await author.calls.comment.setStates({ changes: [{ id: one.id, state: 'waiting' }] });
    expect(await textsOf(reader, id)).toEqual([]);
    await publish(one.id);
    await author.calls.comment.removeMany({ ids: [one.id] });
    expect(await textsOf(reader, id)).toEqual([]);
    expect(await reader.calls.comment.count({ id })).toEqual({ id, count: 0 });
    expect(await author.calls.comment.restoreMany({ ids: [one.id] })).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await textsOf(reader, id)).toEqual(['one']);
    // A month later what is still deleted is erased.
    const eraseUpTo = (before: number) =>
      inTransaction(world.db, (tx) => eraseDeletedComments(tx, new Date(before)));
    const deletedAt = world.clock.now().getTime();
    await author.calls.comment.removeMany({ ids: [one.id] });
    await eraseUpTo(deletedAt);
    expect(await author.calls.comment.restoreMany({ ids: [one.id] })).toMatchObject([
      { outcome: 'done' },
    ]);
    await eraseUpTo(deletedAt + 1);
    expect(await textsOf(reader, id)).toEqual(['one']);
    await author.calls.comment.removeMany({ ids: [one.id] });
    await eraseUpTo(deletedAt + 1);
    expect(await author.calls.comment.restoreMany({ ids: [one.id] })).toMatchObject([
      { outcome: 'missing' },
    ]);
  });

  test('a decision is in the audit trail of the question, without words', async () => {
    const { id, learner } = await discussed();
    const { person } = await learner();
    const { id: row } = await person.calls.comment.write({ id, text: 'personal words' });
    await admin.http('PATCH', `/api/admin/comments/${row}`, { state: 'published' });
    const entries = await world.db
      .selectFrom('auditEntries')
      .where('kind', '=', 'questions')
      .where('rowId', '=', id)
      .select(['actorId', 'after'])
      .execute();
    expect(entries).toMatchObject([{ actorId: admin.id, after: { comment: row } }]);
    expect(JSON.stringify(entries)).not.toContain('personal words');
  });
});

test.each([
  [
    'is changed',
    (writer: Person, _: Person, id: number) =>
      writer.http('PATCH', `/api/comments/${id}`, { text: 'two' }),
  ],
  [
    'is reported',
    (_: Person, reader: Person, id: number) => reader.http('POST', `/api/comments/${id}/report`),
  ],
] as const)('a comment that its writer deletes while it %s is not found', async (_, send) => {
  const { id, learner } = await discussed();
  const [{ person: writer }, { person: reader }] = [await learner(), await learner()];
  const written = await writer.calls.comment.write({ id, text: 'one' });
  await publish(written.id);
  const [held, callWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const removal = inTransaction(world.db, async (tx) => {
    await tx.deleteFrom('questionComments').where('id', '=', written.id).execute();
    held.resolve();
    await callWaits.promise;
  });
  await held.promise;
  const call = send(writer, reader, written.id);
  const waiting = async () =>
    (
      await world.opened.runSql(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows.length;
  await expect.poll(waiting).toBe(1);
  callWaits.resolve();
  await removal;
  expect(await call).toMatchObject({ status: 404, body: { message: 'Comment not found' } });
});

test('where comments are switched off they are neither read nor written', async () => {
  const { id, learner } = await discussed();
  const { person, attemptId } = await learner();
  await person.calls.comment.write({ id, text: 'before' });
  await admin.calls.setting.change({ comments: 'off' });
  const off = 'Comments are switched off';
  await expect(person.calls.comment.list({ id })).rejects.toThrow(off);
  await expect(person.calls.comment.write({ id, text: 'x' })).rejects.toThrow(off);
  expect(await person.calls.comment.attemptCounts({ id: attemptId })).toEqual([]);
  await admin.calls.setting.change({ comments: 'on' });
  expect(await textsOf(person, id)).toEqual(['before']);
});
