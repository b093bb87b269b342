import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#db/project-root.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { withoutLimits } from '#scripts/without-limits.ts';
import { until } from '../wait.ts';
import type { Address } from './link.ts';

export interface Started {
  /** When the process first answered, in milliseconds. */
  at: number;
  /** Milliseconds from its start until then. */
  took: number;
}

/** The built app as a process that can be killed and started again. */
export class App {
  readonly address: Address;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  #isEnding = false;
  #output = '';
  /** Crashes after the first answer, each with the end of the output. */
  readonly crashes: string[] = [];

  private constructor(port: number, environment: Record<string, string>) {
    this.address = { host: '127.0.0.1', port };
    this.#environment = environment;
  }

  static async create(environment: Record<string, string>): Promise<App> {
    return new App(await freePort(), environment);
  }

  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /**
   * Starts the process and waits until it answers; starts it again when it ends before, because its database was
   * away.
   */
  async start(): Promise<Started> {
    const began = performance.now();
    this.spawn();
    return until(
      'the app to answer',
      async () => {
        if (!this.isRunning) this.spawn();
        if (!(await this.#answers('/healthz'))) return undefined;
        this.#noteCrashes();
        const at = performance.now();
        return { at, took: at - began };
      },
      // Polling takes processor time from the process that starts.
      { every: 20 },
    );
  }

  #noteCrashes(): void {
    this.#isEnding = false;
    this.#child?.once('exit', () => {
      if (!this.#isEnding) this.crashes.push(this.#output.slice(-2000));
    });
  }

  /** Starts the process without waiting for it. */
  spawn(): void {
    if (this.isRunning) return;
    const child = spawn(process.execPath, ['dist/server/start.js'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        SEED: 'none',
        LOG_LEVEL: 'error',
        ...withoutLimits,
        // Delays are part of the faults.
        OVERLOAD_DELAY: '1000000',
        ...this.#environment,
        PORT: String(this.address.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const endWithThisProcess = () => child.kill('SIGKILL');
    process.once('exit', endWithThisProcess);
    child.once('exit', () => process.off('exit', endWithThisProcess));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.#output = `${this.#output}${text}`.slice(-200_000);
      });
    this.#child = child;
  }

  /** The end of what the processes have printed. */
  get output(): string {
    return this.#output;
  }

  /** @param isLast whether the process ends because of it, soon or later */
  signal(signal: NodeJS.Signals, { isLast = signal === 'SIGKILL' } = {}): void {
    if (isLast) this.#isEnding = true;
    this.#child?.kill(signal);
  }

  /** Sends a signal that ends the process, and waits for the end. @returns its exit code */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    this.#isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async #answers(address: string): Promise<boolean> {
    const { host, port } = this.address;
    return fetch(`http://${host}:${port}${address}`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
