import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { openDatabase } from '#db/open.ts';
import type { Config } from '#server/config.ts';
import type { Bucket } from '#server/kernel/files/bucket.ts';
import { bucketStore } from '#server/kernel/files/bucket-store.ts';
import { asSize } from '../sizes.ts';
import { type Finding, fail, finding, ok, warn } from './finding.ts';

/** What the server needs besides its database: the disk, and the services that are configured. */
export async function checkSurroundings(config: Config): Promise<Finding[]> {
  const { mail, google, providers, redisUrl, replicaUrl, bucket } = config;
  return Promise.all([
    finding('disk', () => checkDisk(config.dataDir), 'Is DATA_DIR right?'),
    ...(mail.smtpUrl
      ? [finding('mail server', () => checkMail(config), 'Is SMTP_URL right?')]
      : []),
    ...(google
      ? [finding('identity provider', () => checkProvider(google.issuer), 'Is OIDC_ISSUER right?')]
      : []),
    ...providers.map(({ name, issuer }) =>
      finding(`identity provider ${name}`, () => checkProvider(issuer), 'Is OIDC_PROVIDERS right?'),
    ),
    ...(redisUrl
      ? [
          finding(
            'Redis',
            () => checkRedis(redisUrl),
            'The server runs without it. Is REDIS_URL right?',
          ),
        ]
      : []),
    ...(bucket
      ? [
          finding(
            'bucket',
            () => checkBucket(bucket),
            'Is S3_URL right, with the rights of its key?',
          ),
        ]
      : []),
    ...(replicaUrl
      ? [finding('replica', () => checkReplica(replicaUrl), 'The primary serves until it is back.')]
      : []),
  ]);
}

/** Bytes. */
const low = 1_000_000_000;
const veryLow = 200_000_000;

async function checkDisk(dataDir: string): Promise<Finding> {
  let folder = path.resolve(dataDir);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `disk of DATA_DIR: ${asSize(free)} free`;
  if (free < veryLow) return fail(text, 'Make room now: writes will fail.');
  return free < low ? warn(text, 'Make room soon.') : ok(text);
}

async function checkMail({ mail: { smtpUrl, tlsRequired } }: Config): Promise<Finding> {
  const transport = createTransport({
    url: smtpUrl ?? '',
    requireTLS: tlsRequired,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  });
  await transport.verify();
  transport.close();
  return ok('mail server');
}

async function checkProvider(issuer: string): Promise<Finding> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`answers with ${answer.status}`);
  return ok('identity provider');
}

async function checkRedis(url: string): Promise<Finding> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 3000, retryStrategy: null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return ok('Redis');
  } finally {
    client.disconnect();
  }
}

/** Writes, reads and deletes, because a key may have some of these rights only. */
async function checkBucket(bucket: Bucket): Promise<Finding> {
  let reason: unknown;
  const store = bucketStore(bucket, (said) => {
    reason = said;
  });
  const name = `doctor-${randomUUID()}`;
  try {
    await store.write({ name, bytes: new TextEncoder().encode(name) });
    if ((await store.read(name)) === undefined) throw new Error('what was written is not there');
    await store.remove(name);
    if (await store.has(name)) throw new Error('what was deleted is still there');
    return ok('bucket');
  } catch (error) {
    throw reason ?? error;
  }
}

async function checkReplica(url: string): Promise<Finding> {
  const opened = await openDatabase({
    kind: 'postgres',
    url,
    maxConnections: 1,
    maxWait: 3000,
  });
  try {
    const { rows } = await opened.runSql('select where pg_is_in_recovery()');
    return rows.length > 0
      ? ok('replica')
      : warn('DATABASE_REPLICA_URL leads to a primary', 'Is a standby meant?');
  } finally {
    await opened.close();
  }
}
