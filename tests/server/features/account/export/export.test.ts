import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/kernel/transaction.ts';
import { DataExport } from '#shared/features/account/export.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

async function exportMails({ db }: World): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'mail' and data->>'mail' = 'export'`.execute(db);
  return rows.length;
}

test('RSES-10, PROF-19, decision 76: a dated file with the member’s own data, and a copy by mail', async () => {
  await using world = await createWorkingWorld();
  const [person, other] = [await world.person(), await world.person()];
  const quiz = await makeQuiz(world);
  for (const taker of [person, other]) {
    const attempt = await taker.calls.attempt.start({ quizId: quiz.id });
    await taker.calls.attempt.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 7),
    });
  }
  const answer = await person.http('GET', '/api/export-data');
  expect(answer.status).toBe(200);
  const today = world.clock.now().toISOString().slice(0, 10);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="quizwright-export-${today}.json"`,
  );
  const data = answer.body;
  expect(data).toMatchObject({
    version: 12,
    profile: { username: person.username, email: person.email },
    attempts: [
      {
        quiz: { id: quiz.id },
        score: 7,
        status: 'submitted',
        answers: Array.from({ length: 10 }, () => ({ received: [{ flagged: false }] })),
      },
    ],
    testimonials: [],
    contactMessages: [],
  });
  expect(Object.keys(DataExport.shape).sort()).toEqual(Object.keys(Object(data)).sort());
  expect(answer.text).not.toContain(other.email);
  expect(answer.text).not.toContain('argon2');
  const mail = await world.post.receive(person.email, 'Your data export');
  const [attachment] = mail.attachments;
  expect(attachment?.filename).toContain(today);
  const content = attachment?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  expect(JSON.parse(text)).toMatchObject({ profile: { email: person.email } });
});

test('the export lists sessions, access tokens and former addresses, and none of their secrets', async () => {
  await using world = await createWorld();
  const [person, other] = [await world.person(), await world.person()];
  for (const { http } of [person, other]) {
    const token = { name: 'Class report', scope: 'read', expiresInDays: 30, password };
    expect((await http('POST', '/api/access-tokens', token)).status).toBe(201);
  }
  const [undoHash, newEmail] = ['d'.repeat(64), `new.${person.email}`];
  await inTransaction(world.db, async (tx) => {
    await tx.updateTable('users').set({ email: newEmail }).where('id', '=', person.id).execute();
    await tx
      .insertInto('addressUndos')
      .values({
        userId: person.id,
        oldEmail: person.email,
        tokenHash: undoHash,
        createdAt: world.clock.now(),
        expiresAt: new Date(world.clock.now().getTime() + 60_000),
      })
      .execute();
  });
  const answer = await person.http('GET', '/api/export-data', undefined, {
    'user-agent': 'a script',
  });
  expect(answer.body).toMatchObject({
    sessions: [{ device: expect.any(String), expiresAt: expect.any(String) }],
    accessTokens: [{ name: 'Class report', scope: 'read', lastUsedAt: null }],
    formerEmails: [{ email: person.email, undoUntil: expect.any(String) }],
  });
  const secrets = await sql<{ secret: string }>`
    select id_hash as secret from sessions union select token_hash from access_tokens`.execute(
    world.db,
  );
  for (const { secret } of secrets.rows) expect(answer.text).not.toContain(secret);
  expect(answer.text).not.toContain(undoHash);
});

test('an exported answer has the response and no other fields; null for an unanswered question', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const { id } = await makeQuiz(world, { questions: 2 });
  const { id: attemptId, questions } = await person.calls.attempt.start({ quizId: id });
  const answers = answersFor(questions, 1).map((answer, index) =>
    index === 0 ? answer : { ...answer, selectedOption: -1, flagged: true },
  );
  await person.calls.attempt.submit({ attemptId, answers });
  const { attempts } = await person.calls.account.exportData();
  const responses = attempts[0]?.answers.map(({ response }) => response);
  expect(responses).toHaveLength(2);
  expect(responses).toEqual(expect.arrayContaining([{ selectedOption: 1 }, null]));
});

test('an unverified address gets no copy; a guest gets nothing', async () => {
  await using world = await createWorkingWorld();
  const person = await world.person();
  await world.db.updateTable('users').set({ emailVerified: false }).execute();
  expect((await person.http('GET', '/api/export-data')).status).toBe(200);
  await person.http('POST', '/api/resend-verification');
  await world.post.receive(person.email, 'Confirm your email address');
  expect(world.post.mails.map((mail) => mail.subject)).toEqual(['Confirm your email address']);
  expect((await world.guest.http('GET', '/api/export-data')).status).toBe(401);
});

test('a repeated export returns the file, and sends no second mail within the hour', async () => {
  await using world = await createWorld();
  const [person, other] = [await world.person(), await world.person()];
  for (let count = 0; count < 3; count += 1) {
    expect((await person.http('GET', '/api/export-data')).status).toBe(200);
  }
  expect(await exportMails(world)).toBe(1);
  await other.calls.account.exportData();
  expect(await exportMails(world)).toBe(2);
});

test('a HEAD request for the export sends no mail', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const url = '/api/export-data';
  const head = await world.app.inject({ method: 'HEAD', url, headers: { cookie } });
  expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET, OPTIONS']);
  expect(await exportMails(world)).toBe(0);
});

test('a link on another site cannot start an export', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const from = (site: string) =>
    person.http('GET', '/api/export-data', undefined, { 'sec-fetch-site': site });
  expect((await from('cross-site')).status).toBe(403);
  expect(await exportMails(world)).toBe(0);
  expect((await from('same-origin')).status).toBe(200);
  expect((await from('none')).status).toBe(200);
});

test('messages sent with a verified address belong to its account, signed in or not', async () => {
  await using world = await createWorld();
  const [person, other] = [await world.person(), await world.person()];
  const write = (who: Pick<typeof person, 'calls'>, subject: string) =>
    who.calls.contact.send({
      name: 'Some Body',
      email: person.email,
      subject,
      category: 'general',
      message: 'A message that is long enough.',
    });
  await write(person, 'signed in');
  await write(world.guest, 'signed out');
  await write(other, 'somebody else');
  const subjects = async () =>
    (await person.calls.account.exportData()).contactMessages.map(({ subject }) => subject);
  expect(await subjects()).toEqual(['signed in', 'signed out']);
  await world.db.updateTable('users').set({ emailVerified: false }).execute();
  expect(await subjects()).toEqual(['signed in']);
});

test('the export has roles, the invitation and linked providers', async () => {
  await using world = await createWorld();
  const [person, admin] = [
    await world.person({ roles: ['author', 'teacher'] }),
    await world.person({ isAdmin: true }),
  ];
  const now = world.clock.now();
  await world.db
    .insertInto('invitations')
    .values({
      ...{ userId: person.id, invitedBy: admin.id, invitedAt: now, sentAt: now },
      expiresAt: new Date(now.getTime() + 60_000),
    })
    .execute();
  await world.db
    .insertInto('userIdentities')
    .values({ userId: person.id, provider: 'school', subject: 'ann-1', linkedAt: now })
    .execute();
  await world.db
    .updateTable('users')
    .set({ firebaseId: 'google-ann' })
    .where('id', '=', person.id)
    .execute();
  const { body } = await person.http('GET', '/api/export-data');
  expect(body).toMatchObject({
    roles: ['author', 'teacher'],
    invitation: { invitedAt: now.toISOString() },
    signInProviders: [
      { provider: 'google', subject: 'google-ann', linkedAt: null },
      { provider: 'school', subject: 'ann-1', linkedAt: now.toISOString() },
    ],
  });
  expect(JSON.stringify(body)).not.toContain(admin.email);
});

test('the export has what an author has made, files too, and nothing of other authors', async () => {
  await using world = await createWorld();
  const [author, other] = [
    await world.person({ roles: ['author'] }),
    await world.person({ roles: ['author'] }),
  ];
  const now = world.clock.now();
  const later = new Date(now.getTime() + 60_000);
  for (const [who, name] of [
    [author, 'mine'],
    [other, 'theirs'],
  ] as const) {
    const createdBy = who.id;
    const quiz = await makeQuiz(world, { title: name, createdBy, status: 'draft' });
    await world.db
      .insertInto('uploads')
      .values({
        ...{ createdBy, fileName: `${name}.png`, mime: 'image/webp', bytes: 1, alt: name },
        ...{
          width: 1,
          height: 1,
          sha256: (who === author ? 'a' : 'b').repeat(64),
          uploadedAt: now,
        },
      })
      .execute();
    const rest = { createdBy, createdAt: now, quizId: quiz.id };
    await world.db
      .insertInto('imports')
      .values({
        ...{ ...rest, fileName: `${name}.csv`, format: 'csv', hasCreatedQuiz: false },
        questionIds: '[]',
      })
      .execute();
    await world.db
      .insertInto('shareLinks')
      .values({
        ...rest,
        content: null,
        expiresAt: later,
        tokenHash: (who === author ? 'a' : 'b').repeat(64),
      })
      .execute();
  }
  const { body, text } = await author.http('GET', '/api/export-data');
  const at = now.toISOString();
  expect(body).toMatchObject({
    quizzes: [{ title: 'mine', createdAt: expect.any(String) }],
    uploads: [{ fileName: 'mine.png', mime: 'image/webp', alt: 'mine', uploadedAt: at }],
    imports: [{ fileName: 'mine.csv', format: 'csv', createdAt: at }],
    shareLinks: [{ createdAt: at, expiresAt: later.toISOString() }],
  });
  expect(text).not.toContain('theirs');
});
