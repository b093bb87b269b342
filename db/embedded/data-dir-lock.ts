import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes this process the only one that opens the embedded database in `dataDir`; two would corrupt it.
 * A listening socket is the lock: the system closes it when the process ends, also after a crash. It is in the folder
 * itself, so that processes with other temporary folders, and containers that share the folder, find it too; in
 * the temporary folder where the folder's file system has no sockets.
 * @returns a function that releases the lock
 * @throws when another running process has the lock
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  const folder = path.resolve(dataDir);
  const name = `quizwright-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return hold(`\\\\.\\pipe\\${name}`, folder);
  try {
    return await holdInside(folder);
  } catch (error) {
    if (!isWithoutSockets(error)) throw error;
    return hold(path.join(os.tmpdir(), `${name}.sock`), folder);
  }
}

/** The system accepts paths of sockets up to this length, in bytes. */
const longestAddress = 100;

async function holdInside(folder: string): Promise<() => void> {
  const address = path.join(folder, 'in-use.sock');
  if (Buffer.byteLength(address) <= longestAddress) return hold(address, folder);
  // A link with a short path leads to the same socket.
  const shortcut = await mkdtemp(path.join(os.tmpdir(), 'quizwright-'));
  const forget = () => rm(shortcut, { recursive: true, force: true });
  try {
    await symlink(folder, path.join(shortcut, 'data'));
    return await hold(path.join(shortcut, 'data', 'in-use.sock'), folder, forget);
  } catch (error) {
    await forget();
    throw error;
  }
}

/** @param onReleased called once the socket is closed */
async function hold(
  address: string,
  folder: string,
  onReleased: () => Promise<void> = async () => {},
): Promise<() => void> {
  if (await answers(address)) {
    throw new Error(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return () => server.close(() => void onReleased());
}

const isWithoutSockets = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'].includes(String(error.code));

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
