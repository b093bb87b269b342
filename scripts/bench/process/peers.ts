import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerProcess } from './server-process.ts';

const folder = path.resolve(import.meta.dirname, '../peers');

/** Installs the packages of the peers, and generates Prisma's client, when they are missing or out of date. */
export function installPeers(): void {
  const wanted = ['package-lock.json', 'schema.prisma']
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const marker = path.join(folder, 'node_modules', '.installed-for');
  const isInstalled = existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
  if (isInstalled && existsSync(path.join(folder, 'prisma.gen.client'))) return;
  process.stdout.write('Installing the packages of the compared servers …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of the peers could not be installed.');
  generatePrismaClient();
  writeFileSync(marker, wanted);
}

/** Writes the client of `schema.prisma`. */
function generatePrismaClient(): void {
  const { status, stderr } = spawnSync(
    'npx',
    ['prisma', 'generate', `--schema=${path.join(folder, 'schema.prisma')}`],
    {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // The binary of Prisma's migrations, which is not used here, would be downloaded.
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
      },
    },
  );
  if (status !== 0) throw new Error(`Prisma's client could not be generated: ${stderr}`);
}

/** Gives bare Fastify a body to answer `/ready/NAME` with. */
export async function putReady(
  { port }: ServerProcess,
  name: string,
  { body, headers }: { body: Buffer; headers: Record<string, string> },
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ base64: body.toString('base64'), headers }),
  });
  if (!answer.ok) throw new Error(`Bare Fastify answered ${answer.status}.`);
}
