import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { zip } from '#server/kernel/files/zip.ts';
import { exampleQuestions } from '#shared/features/exchange/example-questions.ts';
import { ImportProgress, undoHours } from '#shared/features/exchange/schema.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const three = base64(
  '1. First?\n*a) yes\nb) no\n\n2. Second?\na) yes\n*b) no\n\nA remark\n\n3. No\u00a0key?\na) yes\nb) no\n',
);

test('a dry run reports every item and adds nothing; an import adds them to a draft', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { exchange, quiz } = admin.calls;
  const report = await exchange.importFile({ content: three, dryRun: true });
  expect(report).toMatchObject({
    format: 'text',
    counts: { kept: 2, degraded: 1, refused: 1, duplicates: 0 },
    added: null,
  });
  expect(report.items.map(({ line, status }) => [line, status])).toEqual([
    [1, 'kept'],
    [5, 'kept'],
    [9, 'refused'],
    [11, 'degraded'],
  ]);
  const before = await quiz.totals();
  const newQuiz = { title: 'Imported', categoryId: await makeCategory(world) };
  const done = await exchange.importFile({ content: three, fileName: 'three.txt', newQuiz });
  expect(done.added?.ids).toHaveLength(3);
  expect(done.items.map(({ status }) => status)).toEqual(['refused']);
  const made = await quiz.getForAuthor({ id: done.added?.quizId ?? 0 });
  expect(made).toMatchObject({ title: 'Imported', status: 'draft' });
  expect(made.questions.map(({ text }) => text)).toEqual([
    'First?',
    'Second?',
    // Its space is one that word processors and Moodle write.
    'No\u00a0key?',
  ]);
  expect((await quiz.totals()).totalQuestions).toBe(before.totalQuestions + 3);
  const again = await exchange.importFile({ content: three, dryRun: true });
  expect(again.counts.duplicates).toBe(3);
  expect(again.items[0]?.duplicate).toMatchObject({ quizTitle: 'Imported' });
});

test('the draft of an import has the language that it names, English without one', async () => {
  await using world = await createWorld();
  const { exchange, quiz } = (await world.person({ isAdmin: true })).calls;
  const languageOf = async (newQuiz: { title: string; language?: string }) => {
    const { added } = await exchange.importFile({ content: three, newQuiz });
    return (await quiz.getForAuthor({ id: added?.quizId ?? 0 })).language;
  };
  expect(await languageOf({ title: 'Städte', language: 'de' })).toBe('de');
  expect(await languageOf({ title: 'Towns' })).toBe('en');
});

test('a question is found again whatever its letters are: the database has another lower case of some', async () => {
  await using world = await createWorld();
  const { exchange } = (await world.person({ isAdmin: true })).calls;
  const content = base64(
    '1. İSTANBUL nerede?\n*a) yes\nb) no\n\n2. ΠΟΙΟΣ ΔΡΟΜΟΣ\n*a) yes\nb) no\n',
  );
  await exchange.importFile({ content, newQuiz: { title: 'Imported' } });
  const { items } = await exchange.importFile({ content, dryRun: true });
  expect(items.map(({ duplicate }) => duplicate?.quizTitle)).toEqual(['Imported', 'Imported']);
});

test('an archive is opened as the only file with questions in it, or refused', async () => {
  await using world = await createWorld();
  const { exchange } = (await world.person({ isAdmin: true })).calls;
  const read = (files: Record<string, string>) =>
    exchange.importFile({
      content: Buffer.from(zip(files, world.clock.now())).toString('base64'),
      dryRun: true,
    });
  const gift = '::One:: Is it? {T}';
  const moodle =
    '<?xml version="1.0"?>\n<!-- Exported -->\n<quiz><question type="truefalse"><questiontext><text>Is it?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>';
  expect(await read({ 'quiz.txt': gift, '__MACOSX/._quiz.txt': 'x' })).toMatchObject({
    format: 'gift',
    counts: { kept: 1 },
  });
  expect(await read({ 'a/quiz.xml': moodle, 'readme.txt': 'About this' })).toMatchObject({
    format: 'moodle_xml',
    items: [{ question: { text: 'Is it?' } }],
  });
  const [own] = exampleQuestions;
  expect(await read({ 'questions.ndjson': JSON.stringify(own) })).toMatchObject({
    format: 'json',
    counts: { kept: 1 },
  });
  await expect(read({ 'a.gift': gift, 'b.gift': gift })).rejects.toThrow('Please unpack it');
  await expect(read({ 'a.pdf': 'x' })).rejects.toThrow('The archive has no file with questions');
  const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
  await expect(read(word)).rejects.toThrow('The archive has no file with questions');
  expect(await read({ 'imsmanifest.xml': '<manifest/>', 'a.txt': gift })).toMatchObject({
    format: 'qti',
  });
});

test('an import with a quiz and a new one is refused', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  const both = { content: three, leaveOut: [3], quizId, newQuiz: { title: 'Imported' } };
  await expect(calls.exchange.importFile(both)).rejects.toThrow('Choose a quiz');
});

test('an active quiz takes complete questions only, and all or none of a file', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  await expect(calls.exchange.importFile({ content: three, quizId })).rejects.toMatchObject({
    failure: 'invalid',
  });
  expect((await calls.quiz.getForAuthor({ id: quizId })).questions).toHaveLength(1);
  await calls.exchange.importFile({ content: three, quizId, leaveOut: [3] });
  expect((await calls.quiz.getForAuthor({ id: quizId })).questions).toHaveLength(3);
});

test('a repeated import adds nothing, and one that is undone takes its questions out again', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { exchange, quiz } = admin.calls;
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  const input = {
    content: base64('1. Q?\n*a) yes\nb) no'),
    quizId,
    idempotencyKey: crypto.randomUUID(),
  };
  const first = await exchange.importFile(input);
  expect(await exchange.importFile(input)).toEqual(first);
  expect((await quiz.getForAuthor({ id: quizId })).questions).toHaveLength(2);
  expect(await exchange.imports()).toMatchObject([{ quizId, questions: 1 }]);

  const id = first.added?.importId ?? 0;
  expect(await exchange.undoImport({ id })).toEqual({ removedQuestions: 1 });
  expect((await quiz.getForAuthor({ id: quizId })).questions).toHaveLength(1);
  expect(await exchange.imports()).toEqual([]);
  await expect(exchange.undoImport({ id })).rejects.toMatchObject({ failure: 'not-found' });
});

test('an undone import archives questions that were asked, and removes the quiz that it created', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { exchange, quiz } = admin.calls;
  const content = base64('1. Q?\n*a) yes\nb) no\n\n2. R?\n*a) yes\nb) no');
  const newQuiz = { title: 'Imported', categoryId: await makeCategory(world) };
  const unused = await exchange.importFile({ content, newQuiz });
  await exchange.undoImport({ id: unused.added?.importId ?? 0 });
  await expect(quiz.getForAuthor({ id: unused.added?.quizId ?? 0 })).rejects.toMatchObject({
    failure: 'not-found',
  });

  const { id: quizId } = await makeQuiz(world, { questions: 1, questionsPerAttempt: 3 });
  const { added } = await exchange.importFile({ content, quizId });
  const attempt = await learner.calls.attempt.start({ quizId });
  await learner.calls.attempt.submit({ attemptId: attempt.id });
  await exchange.undoImport({ id: added?.importId ?? 0 });
  expect((await quiz.getForAuthor({ id: quizId })).questions).toHaveLength(1);
  const kept = await world.db
    .selectFrom('questions')
    .where('id', 'in', added?.ids ?? [])
    .select('archivedAt')
    .execute();
  expect(kept.map(({ archivedAt }) => archivedAt !== null)).toEqual([true, true]);
});

test('an undone import keeps a quiz that it created and that links or draws questions, or is no draft any more', async () => {
  await using world = await createWorld();
  const { exchange, quiz } = (await world.person({ isAdmin: true })).calls;
  const home = await makeQuiz(world, { questions: 2 });
  const content = base64('1. Q?\n*a) yes\nb) no');
  const imported = async () => {
    const newQuiz = { title: 'Imported', categoryId: home.categoryId };
    const { added } = await exchange.importFile({ content, newQuiz });
    return { id: added?.importId ?? 0, quizId: added?.quizId ?? 0 };
  };
  const [linking, drawing, published] = [await imported(), await imported(), await imported()];
  await quiz.setSlots({
    id: linking.quizId,
    slots: [{ kind: 'link', questionId: home.questionIds[0] ?? 0, position: 1 }],
  });
  await quiz.setSlots({
    id: drawing.quizId,
    slots: [{ kind: 'draw', count: 1, categoryId: home.categoryId, position: 1 }],
  });
  await world.db
    .updateTable('quizzes')
    .set({ status: 'active' })
    .where('id', '=', published.quizId)
    .execute();
  for (const { id } of [linking, drawing, published]) await exchange.undoImport({ id });
  for (const { quizId } of [linking, drawing, published])
    expect((await quiz.getForAuthor({ id: quizId })).questions).toEqual([]);
  expect(await quiz.slots({ id: linking.quizId })).toMatchObject({ slots: [{ kind: 'link' }] });
});

test('an undone import keeps a draft that was there before it, even if nothing is left in it', async () => {
  await using world = await createWorld();
  const { exchange, quiz } = (await world.person({ isAdmin: true })).calls;
  const { id: quizId } = await makeQuiz(world, { questions: 0, status: 'draft' });
  const { added } = await exchange.importFile({ content: three, quizId, leaveOut: [3] });
  await exchange.undoImport({ id: added?.importId ?? 0 });
  expect(await quiz.getForAuthor({ id: quizId })).toMatchObject({ questions: [] });
});

test('who is no administrator any more neither sees nor undoes an import into the quiz of another author', async () => {
  await using world = await createWorld();
  const owner = await world.person({ roles: ['author'] });
  const former = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 1, createdBy: owner.id });
  const categoryId = await makeCategory(world);
  const file = { content: three, leaveOut: [3] };
  const { added } = await former.calls.exchange.importFile({ ...file, quizId });
  const own = await former.calls.exchange.importFile({
    ...file,
    newQuiz: { title: 'Own', categoryId },
  });
  await (await world.person({ isAdmin: true })).calls.account.setRoles({
    id: former.id,
    roles: ['author'],
  });
  const imports = await former.http('GET', '/api/admin/imports');
  expect(imports.body).toMatchObject([{ quizTitle: 'Own' }]);
  const undo = (id = 0) => former.http('DELETE', `/api/admin/imports/${id}`);
  expect((await undo(added?.importId)).status).toBe(404);
  expect((await owner.calls.quiz.getForAuthor({ id: quizId })).questions).toHaveLength(3);
  expect((await undo(own.added?.importId)).body).toEqual({ removedQuestions: 2 });
});

test('an import writes nothing when its author has lost the role, or the quiz, while the file was read', async () => {
  await using world = await createWorld();
  const author = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  const newQuiz = { title: 'Late' };
  const totals = () => author.calls.quiz.totals();
  const before = await totals();
  // The calls of this person have the roles of the sign-in, as a call does that has begun.
  const into = (target: object) =>
    author.calls.exchange.importFile({ content: three, leaveOut: [3], ...target });
  const account = world.db.updateTable('users').where('id', '=', author.id);
  await account.set({ isAdmin: false, isAuthor: true }).execute();
  await expect(into({ quizId })).rejects.toMatchObject({ failure: 'not-found' });
  await account.set({ isAuthor: false }).execute();
  await expect(into({ newQuiz })).rejects.toMatchObject({ failure: 'forbidden' });
  await account.set({ isAuthor: true, accountStatus: 'suspended' }).execute();
  await expect(into({ newQuiz })).rejects.toMatchObject({ failure: 'signed-out' });
  expect(await totals()).toEqual(before);
  await account.set({ accountStatus: 'active' }).execute();
  expect((await into({ newQuiz })).added?.ids).toHaveLength(2);
});

test('an import can be undone for a day', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 1 });
  const { added } = await calls.exchange.importFile({ content: three, quizId, leaveOut: [3] });
  world.clock.advance(undoHours * 3_600_000);
  expect(await calls.exchange.imports()).toEqual([]);
  await expect(calls.exchange.undoImport({ id: added?.importId ?? 0 })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('an export over REST has the file and what its format does not carry', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id: quizId, questionIds } = await makeQuiz(world, { questions: 2 });
  const read = z.object({
    content: z.string(),
    questions: z.number(),
    losses: z.array(z.object({ fields: z.array(z.string()) })),
  });
  const whole = await admin.http('GET', `/api/admin/export?format=ndjson&quizId=${quizId}`);
  const lines = Buffer.from(whole.read(read).content, 'base64').toString().trim().split('\n');
  expect(lines).toHaveLength(2);
  const some = await admin.http(
    'GET',
    `/api/admin/export?format=qti&questionIds=${questionIds[1]}`,
  );
  expect(some.read(read)).toMatchObject({ questions: 1 });
  const template = await admin.http('GET', '/api/admin/export?format=xlsx');
  expect(template.read(read)).toMatchObject({
    questions: exampleQuestions.length,
    losses: [],
  });
});

test('how far a large import is can be asked without a session, also while the transaction is open', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  const progressKey = 'a'.repeat(32);
  const ask = async () =>
    (await world.guest.http('GET', `/api/import-progress/${progressKey}`)).read(
      ImportProgress.nullable(),
    );
  expect(await ask()).toBeNull();
  const content = base64(
    Array.from({ length: 3000 }, (_, index) =>
      JSON.stringify({
        text: `Question ${index}?`,
        type: 'single_choice',
        options: ['yes', 'no'],
        correctOption: 0,
      }),
    ).join('\n'),
  );
  const seen: ImportProgress[] = [];
  let isRunning = true;
  const asking = (async () => {
    for (let asked = 0; isRunning && asked < 2000; asked += 1) {
      const progress = await ask();
      if (progress) seen.push(progress);
      await pause(5);
    }
  })();
  const input = { content, newQuiz: { title: 'Large' }, progressKey };
  const done = await admin.calls.exchange.importFile(input).finally(() => {
    isRunning = false;
  });
  await asking;
  expect(done.added?.ids).toHaveLength(3000);
  const written = seen.filter(({ phase }) => phase === 'writing');
  expect(new Set(written.map(({ total }) => total))).toEqual(new Set([3000]));
  const shares = written.map((progress) => progress.done);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.some((share) => share > 0 && share < 3000)).toBe(true);
  for (const { done: lines, total } of seen.filter(({ phase }) => phase === 'reading'))
    expect(lines).toBeLessThanOrEqual(total ?? 0);
  expect(await ask()).toBeNull();
});
