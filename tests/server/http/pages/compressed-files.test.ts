import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompressedFiles } from '#server/http/pages/compressed-files.ts';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-files-'));
  await writeFile(path.join(folder, 'app-1.js'), script);
  await writeFile(path.join(folder, 'app-1.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'app-1.js.gz'), gzipSync(script));
  await writeFile(path.join(folder, 'font-1.woff2'), 'no compressed form');
});

afterEach(() => rm(folder, { recursive: true }));

/** A server of the folder's files. */
async function serverOf(files: CompressedFiles) {
  const app = Fastify();
  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    const response = await files.find(request.params.file);
    return response ? response.send(request, reply) : reply.callNotFound();
  });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('a file is sent in the form that the client accepts, and revalidated by its tag', async () => {
  const get = await serverOf(await CompressedFiles.in(folder));
  const brotli = await get('/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get('/app-1.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  const plain = await get('/app-1.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(script);
  const again = await get('/app-1.js', { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file is read once, and again after it could not be read', async () => {
  const get = await serverOf(await CompressedFiles.in(folder));
  const hidden = `${folder}-hidden`;
  await rename(folder, hidden);
  expect((await get('/app-1.js')).statusCode).toBe(500);
  await rename(hidden, folder);
  expect((await get('/app-1.js')).statusCode).toBe(200);
  await rm(path.join(folder, 'app-1.js'));
  expect((await get('/app-1.js')).body).toBe(script);
});

test('only files with compressed forms are found, and none outside of the folder', async () => {
  const files = await CompressedFiles.in(folder);
  await writeFile(path.join(folder, 'later.js.br'), '');
  const outside = `../${path.basename(folder)}/app-1.js`;
  for (const name of ['font-1.woff2', 'none.js', 'later.js', 'app-1.js.br', outside, '..', ''])
    expect(files.find(name), name).toBeUndefined();
});
