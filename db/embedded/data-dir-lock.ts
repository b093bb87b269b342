import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes this process the only one that opens the embedded database in `dataDir`; two would corrupt it.
 * A listening socket is the lock: the system closes it when the process ends, also after a crash.
 * @returns a function that releases the lock
 * @throws when another running process has the lock
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  const address = lockAddress(dataDir);
  if (await answers(address)) {
    throw new Error(
      `Another process is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return () => server.close();
}

/** Socket paths are limited to about 100 bytes, so the name contains a hash of the folder. */
function lockAddress(dataDir: string): string {
  const name = `quizwright-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : path.join(os.tmpdir(), `${name}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
