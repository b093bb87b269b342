import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkDatabase } from '#scripts/doctor/database.ts';
import { checkSettings } from '#scripts/doctor/settings.ts';
import { checkSurroundings } from '#scripts/doctor/surroundings.ts';
import { readConfig } from '#server/config.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const notOk = async (findings: { level: string; text: string; todo?: string }[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, text }) => `${level} ${text}`);

const endedIn2020 = ({ db }: World) =>
  sql`update quiz_attempts set started_at = '2020-01-01', completed_at = '2020-01-02',
    deadline = '2020-01-03'`.execute(db);

test('a sound database has nothing to correct', async () => {
  await using world = await createWorld();
  await world.person({ isAdmin: true });
  await makeQuiz(world);
  expect(await notOk(await checkDatabase(world.opened))).toEqual([]);
});

test('results that are not summed, and linked questions, are nothing to correct', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id: quizId, questionIds } = await makeQuiz(world);
  const linking = await makeQuiz(world, { title: 'Linking' });
  const slots = [{ kind: 'link', questionId: questionIds[0] ?? 0, position: 0 } as const];
  await admin.calls.quiz.setSlots({ id: linking.id, slots });
  const { id: attemptId, questions } = await admin.calls.attempt.start({ quizId });
  await admin.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await takeEssayQuiz(world, await world.person(), await makeEssayQuiz(world));
  await tallyAttempts(world.db, world.clock.now());
  await endedIn2020(world);
  expect(await notOk(await checkDatabase(world.opened))).toEqual([]);
});

test('a result that should be summed and is not is named', async () => {
  await using world = await createWorld();
  await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world);
  const { calls } = await world.person();
  const { id: attemptId, questions } = await calls.attempt.start({ quizId });
  await calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await endedIn2020(world);
  expect(await notOk(await checkDatabase(world.opened))).toEqual([
    `fail not so: finished attempts are in the statistics (${attemptId})`,
  ]);
});

test('what is wrong with data, jobs and migrations is named, with what to do', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world);
  const { calls } = await world.person();
  await calls.attempt.start({ quizId: quiz.id });
  await sql`update quiz_attempts set started_at = '2020-01-01', deadline = '2020-01-02'`.execute(
    world.db,
  );
  await sql`alter table quizzes disable trigger user`.execute(world.db);
  await sql`update quizzes set total_questions = 77`.execute(world.db);
  await world.services.db
    .transaction()
    .execute((tx) =>
      world.services.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId: 1 }),
    );
  await sql`update pgboss.job set start_after = '2020-01-01'`.execute(world.db);
  const findings = await checkDatabase(world.opened);
  expect(await notOk(findings)).toEqual([
    'fail not so: no attempt is open long after its deadline (1)',
    `fail not so: numbers of questions of quizzes are right (${quiz.id})`,
    'warn not so: there is an administrator (none)',
    'warn not so: background jobs do not wait (mail)',
  ]);
  for (const { level, todo } of findings) if (level !== 'ok') expect(todo).toBeTruthy();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(
    world.db,
  );
  expect(await notOk(await checkDatabase(world.opened))).toEqual([
    'fail the database is of a newer version: 9999-newer',
  ]);
});

test('doubtful settings and services that do not answer are named', async () => {
  const environment = {
    PUBLIC_URL: 'http://quiz.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:1',
    DATABASE_URL: 'postgres://127.0.0.1:6432/quiz',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    LIMIT_LOGINS: '3',
  };
  const config = readConfig(environment);
  expect(await notOk(checkSettings(config, environment))).toEqual([
    'warn LIMIT_LOGINS is no setting',
    'warn http://quiz.example.com is without TLS',
    'warn Without MAIL_FROM mails are from no-reply@localhost',
    'warn DATABASE_URL looks like PgBouncer',
  ]);
  const levels = (await checkSurroundings(config)).map(
    ({ level, text }) => `${level} ${text.split(':')[0]}`,
  );
  expect(levels.slice(1)).toEqual(['fail mail server', 'fail identity provider', 'fail Redis']);
});

test('an address of the database that cannot be read does not end the examination', async () => {
  const environment = { DATABASE_URL: 'postgres://quiz:pa/ss@127.0.0.1/quiz' };
  expect(await notOk(checkSettings(readConfig(environment), environment))).toEqual([
    'warn PUBLIC_URL is http://localhost:3000',
    'warn Without SMTP_URL mails are files in DATA_DIR/outbox',
  ]);
});

test('a bucket is written, read and deleted from once; one that does not answer is named', async () => {
  const server = await startBucket();
  const surroundings = async (bucket = server.bucket()) =>
    (await checkSurroundings({ ...readConfig({}), bucket }))
      .slice(1)
      .map(({ level, text }) => `${level} ${text}`);
  expect(await surroundings()).toEqual(['ok bucket']);
  expect(await surroundings(server.bucket('wrong'))).toEqual([
    expect.stringMatching(/^fail bucket: The bucket answered with 403: .*SignatureDoesNotMatch/s),
  ]);
  await server.close();
  expect(await surroundings()).toEqual([expect.stringMatching(/^fail bucket: /)]);
});

test('the command ends with 1 and plain lines when something is to be corrected', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/doctor/run.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: 'eighty' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^fail {2}The configuration.*\n.*PORT.*\n.*→ Correct.*\n1 to correct, 0 to look at\n$/,
    ),
  });
});
