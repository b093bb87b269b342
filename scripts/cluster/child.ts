import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';

/** Where the cluster keeps its files, and the account of programs that refuse to run as root. */
export interface Workspace {
  folder: string;
  account: { uid: number; gid: number } | undefined;
}

interface Command {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
}

/** A program that can be ended and started again. Its output is in a file of its name. */
export class Child {
  readonly name: string;
  readonly #workspace: Workspace;
  readonly #command: Command;
  #process: ChildProcess | undefined;

  constructor(workspace: Workspace, command: Command) {
    this.name = command.name;
    this.#workspace = workspace;
    this.#command = command;
  }

  get logFile(): string {
    return path.join(this.#workspace.folder, `${this.name}.log`);
  }

  start(): this {
    const { program, args, env } = this.#command;
    const log = openSync(this.logFile, 'a');
    this.#process = spawn(program, args, {
      ...this.#workspace.account,
      cwd: this.#workspace.folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: this.#workspace.folder, ...env },
    });
    return this;
  }

  /** Sends a signal without waiting for its effect. */
  signal(name: NodeJS.Signals): void {
    this.#process?.kill(name);
  }

  /** Ends it: first by request, at last by force. */
  async end(name: NodeJS.Signals = 'SIGTERM', timeoutMs = 15_000): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(name);
    const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    await ended;
    clearTimeout(force);
  }
}
