import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** The server under test runs alone on the first core, everything else on the others. */
const serverCores = '0';
const otherCores = `1-${os.availableParallelism() - 1}`;

const canPin = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** A command that runs on the server's core, where cores can be chosen. */
export function onServerCore(command: string, args: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', serverCores, command, ...args]] : [command, args];
}

/** Keeps a process, with all its threads and later children, off the server's core. */
export function keepOffServerCore(pid: number | undefined): void {
  if (canPin && pid !== undefined)
    spawnSync('taskset', ['-a', '-p', '-c', otherCores, String(pid)]);
}
