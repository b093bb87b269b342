import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#db/project-root.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { onServerCore } from './cores.ts';

export interface ServerProcess {
  port: number;
  pid: number | undefined;
  /** From the start of the process until it answered. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

interface Program {
  /** For Node.js. */
  options?: string[];
  /** Below the project's folder. */
  script: string;
  environment: Record<string, string>;
  /** An address that answers 200 once the server is ready. */
  ready: string;
}

/** Starts a server as a process on the core that servers are measured on, and waits until it answers. */
export async function startServer({
  options = [],
  script,
  environment,
  ready,
}: Program): Promise<ServerProcess> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(...onServerCore(process.execPath, [...options, script]), {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (text) => (complaints += text));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!(await answers(`http://127.0.0.1:${port}${ready}`))) {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    port,
    pid: child.pid,
    readyAfterMs: performance.now() - started,
    stop: async () => {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
