import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdDataDir } from '#db/embedded/data-dir-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-lock-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['short', 'data'],
  ['longer than the path of a socket may be', path.join('d'.repeat(120), 'data')],
])(
  'a data folder whose path is %s is used once, whatever the temporary folder is',
  async (_, name) => {
    const dataDir = path.join(folder, name);
    const temporary = path.join(folder, 'tmp');
    await Promise.all([dataDir, temporary].map((made) => mkdir(made, { recursive: true })));
    const release = await holdDataDir(dataDir);
    vi.stubEnv('TMPDIR', temporary);
    await expect(holdDataDir(dataDir)).rejects.toThrow('Another process is using the data folder');
    expect(await readdir(temporary)).toEqual([]);
    release();
    const releaseAgain = await holdDataDir(dataDir);
    releaseAgain();
  },
);

test('of several processes that find the socket of a crashed one, a single one gets the folder', async () => {
  const dataDir = path.join(folder, 'crashed');
  await mkdir(dataDir);
  for (const left of [true, false, true]) {
    if (left) await writeFile(path.join(dataDir, 'in-use.sock'), '');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => holdDataDir(dataDir)));
    const releases = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(releases).toHaveLength(1);
    for (const release of releases) release();
    expect(await readdir(dataDir)).toEqual([]);
  }
});
