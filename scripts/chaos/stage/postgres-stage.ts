import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startLocalPostgres } from '#scripts/local-postgres.ts';
import { admin } from '../catalogue.ts';
import type { Query } from '../checker/rows.ts';
import { App } from './app.ts';
import { Link } from './link.ts';
import { startServices } from './services.ts';
import type { PostgresApp, PostgresStage } from './stage.ts';

const databaseName = 'chaos';

interface PostgresStageOptions {
  /** The folder for the server's data; the system's for temporary files when left out. */
  parent?: string | undefined;
}

/** Starts PostgreSQL, as durable as by default, and two app processes, each with a link to it. */
export async function startPostgresStage({
  parent,
}: PostgresStageOptions = {}): Promise<PostgresStage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-chaos-'));
  const postgres = await startLocalPostgres({ settings: {}, ...(parent ? { parent } : {}) });
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${databaseName}`);
  await queryOf(postgres.url)(`create database ${databaseName}`);
  const apps: PostgresApp[] = [];
  const front = await Link.open(() => apps.map(({ app }) => app.address));
  const url = `http://localhost:${front.port}`;
  const services = await startServices(url);
  const createApp = (name: string) =>
    createLinkedApp(databaseUrl, {
      ...services.environment,
      PUBLIC_URL: url,
      DATA_DIR: path.join(folder, name),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  const both: PostgresStage['apps'] = [await createApp('one'), await createApp('two')];
  apps.push(...both);
  for (const { app } of both) await app.start();
  return {
    kind: 'postgres',
    apps: both,
    front,
    url,
    admin,
    services,
    postgres,
    databaseUrl,
    query: queryOf(databaseUrl),
    stop: async () => {
      await Promise.all(both.map(({ app }) => app.end('SIGKILL')));
      await Promise.all([front, ...both.map(({ link }) => link)].map((link) => link.close()));
      await services.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An app process that reaches its database through a link of its own. */
async function createLinkedApp(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<PostgresApp> {
  const { hostname, port } = new URL(databaseUrl);
  const link = await Link.open(() => [{ host: hostname, port: Number(port) }], {
    readsStatements: true,
  });
  const throughLink = new URL(databaseUrl);
  throughLink.port = String(link.port);
  const app = await App.create({ ...environment, DATABASE_URL: throughLink.href });
  return { app, link };
}

/** Each query has a connection of its own, because the server may have been killed since the last one. */
export function queryOf(url: string): Query {
  return async (text) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
}
