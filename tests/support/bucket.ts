import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Bucket, BucketUrl } from '#server/kernel/files/bucket.ts';

/** A bucket on a real S3-compatible server, which can be away for a time. */
export async function startBucket() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quizwright-bucket-'));
  let running = await run(folder, 0);
  const { port } = running;
  const bucket = (secret = 'S3RVER', name = 'media'): Bucket =>
    BucketUrl.parse(`http://S3RVER:${secret}@127.0.0.1:${port}/${name}?region=eu-central-1`);
  return {
    bucket,
    /** Ends the server; what is in the bucket stays. */
    leave: () => running.stop(),
    comeBack: async () => {
      running = await run(folder, port);
    },
    close: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function run(folder: string, wantedPort: number) {
  const script = path.join(import.meta.dirname, 'bucket-server.mjs');
  const server = spawn(process.execPath, [script, folder, 'media', String(wantedPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(server.stderr);
  const [line] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(async () => [`ended: ${await complaints}`]),
  ]);
  const port = z.coerce.number(`The bucket's server ${line}`).parse(String(line));
  return {
    port,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}
