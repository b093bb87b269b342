import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#db/open.ts';
import { buildApp, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { ensureAdmin, seedWhenEmpty } from '#server/first-run.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { prepareSchema } from '#server/prepare-schema.ts';

const log = pino({ level: 'silent' });

test('with MIGRATION_DATABASE_URL the app works with a role that cannot change the schema', async () => {
  const maintenanceUrl = inject('postgresUrl');
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const maintenance = await openDatabase({
    kind: 'postgres',
    url: maintenanceUrl,
    maxConnections: 1,
  });
  await maintenance.runSql(`create database ${name}`);
  await maintenance.runSql(`create role ${name} login password 'of the app'`);
  const migrationUrl = maintenanceUrl.replace(/\/postgres$/, `/${name}`);
  const asApp = new URL(migrationUrl);
  asApp.username = name;
  asApp.password = 'of the app';
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: asApp.href,
    MIGRATION_DATABASE_URL: migrationUrl,
  });
  const opened = await openDatabase({ kind: 'postgres', url: asApp.href, maxConnections: 4 });
  try {
    expect(await prepareSchema(config, opened.db, log)).not.toEqual([]);
    // Later starts, several at once, find everything done.
    const starts = Array.from({ length: 6 }, () => prepareSchema(config, opened.db, log));
    expect((await Promise.all(starts)).flat()).toEqual([]);
    const jobs = await openJobQueue(opened, log);
    const services = createServices({ db: opened.db, config, jobs });
    const now = new Date();
    expect(await seedWhenEmpty(opened.db, 'demo', now)).toBe(true);
    const admin = { email: 'head@example.com', password: 'operators own words' };
    await ensureAdmin(opened.db, { admin, passwords: services.passwords }, now);
    const app = await buildApp({ services });
    const post = async (url: string, payload: object, cookie = '') =>
      app.inject({ method: 'POST', url, payload, headers: { cookie } });
    const registered = await post('/api/register', {
      username: 'learner',
      email: 'learner@example.com',
      password: 'a very long password of mine',
    });
    expect(registered.statusCode, registered.body).toBe(201);
    const cookieOf = (answer: typeof registered) =>
      answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const started = await post('/api/quizzes/1/attempts', {}, cookieOf(registered));
    const { id } = z.object({ id: z.int() }).parse(started.json());
    const submitted = await post(`/api/quiz-attempts/${id}/submit`, {}, cookieOf(registered));
    expect(submitted.statusCode, submitted.body).toBe(200);
    const head = await post('/api/login', admin);
    const category = { name: 'audited', displayName: 'Audited' };
    const created = await post('/api/categories', category, cookieOf(head));
    expect(created.statusCode, created.body).toBeLessThan(300);
    await app.close();
    await jobs.close();
    for (const statement of [
      'create table public.mine (id integer)',
      'alter table users add column mine integer',
      'alter table audit_entries disable trigger all',
      'drop table answers',
      'drop function audit_rows() cascade',
      'truncate users cascade',
      'create table pgboss.mine (id integer)',
      'delete from audit_entries',
      'update audit_entries set actor_id = null',
      "insert into kysely_migration (name, timestamp) values ('mine', '')",
    ])
      await expect(opened.runSql(statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      );
  } finally {
    await opened.close();
    await maintenance.runSql(`drop database ${name} with (force)`);
    await maintenance.runSql(`drop role ${name}`);
    await maintenance.close();
  }
});
