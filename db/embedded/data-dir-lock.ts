import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes this process the only one that opens the embedded database in `dataDir`; two would corrupt it.
 * A listening socket is the lock: the system closes it when the process ends, also after a crash. It is in the folder
 * itself, so that processes with other temporary folders, and containers that share the folder, find it too.
 * @returns a function that releases the lock
 * @throws when another running process has the lock
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  const { address, forget } = await lockAddress(dataDir);
  if (await answers(address)) {
    await forget();
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
  return () => server.close(() => void forget());
}

/** The system accepts paths of sockets up to this length, in bytes. */
const longestAddress = 100;

/** Where the socket is, and how to remove what leads to it. */
async function lockAddress(dataDir: string) {
  const folder = path.resolve(dataDir);
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
    return { address: `\\\\.\\pipe\\quizwright-${name}`, forget: async () => {} };
  }
  const address = path.join(folder, 'in-use.sock');
  if (Buffer.byteLength(address) <= longestAddress) return { address, forget: async () => {} };
  // A link with a short path leads to the same socket.
  const shortcut = await mkdtemp(path.join(os.tmpdir(), 'quizwright-'));
  await symlink(folder, path.join(shortcut, 'data'));
  return {
    address: path.join(shortcut, 'data', path.basename(address)),
    forget: () => rm(shortcut, { recursive: true, force: true }),
  };
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
