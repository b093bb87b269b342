import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { link, mkdtemp, rm, symlink } from 'node:fs/promises';
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

/** The system accepts paths of sockets of about 100 bytes; while one is claimed, its name has seven more. */
const maxAddressLength = 90;

async function holdInside(folder: string): Promise<() => void> {
  const address = path.join(folder, 'in-use.sock');
  if (Buffer.byteLength(address) <= maxAddressLength) return hold(address, folder);
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
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  const close = () => server.close(() => void onReleased());
  if (process.platform === 'win32') {
    await listen(server, address, folder);
    return close;
  }
  const own = `${address}-${randomBytes(3).toString('hex')}`;
  await listen(server, own, folder);
  try {
    await claim(address, own, folder);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(own, { force: true });
  }
  return () => {
    rmSync(address, { force: true });
    close();
  };
}

async function listen(server: net.Server, address: string, folder: string): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(address);
  await listening.catch((error: unknown) => {
    throw hasCode(error, ['EADDRINUSE']) ? inUse(folder) : error;
  });
}

/** Gives the listening socket `own` the name `address`, which of several processes at once only one can do. */
async function claim(address: string, own: string, folder: string): Promise<void> {
  while (!(await isLinked(own, address))) {
    if (await answers(address)) throw inUse(folder);
    await removeLeft(address, own, folder);
  }
}

/** Removes the socket of a process that has crashed, one process at a time: another one may have replaced it already. */
async function removeLeft(address: string, own: string, folder: string): Promise<void> {
  const turn = `${address}-turn`;
  if (!(await isLinked(own, turn))) {
    if (await answers(turn)) throw inUse(folder);
    await rm(turn, { force: true });
    return;
  }
  try {
    if (!(await answers(address))) await rm(address, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) return false;
    throw error;
  }
}

const inUse = (folder: string) =>
  new Error(
    `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const isWithoutSockets = (error: unknown): boolean =>
  hasCode(error, ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']);

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
