import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { z } from 'zod';
import { App } from '#scripts/chaos/stage/app.ts';

const Line = z.union([z.object({ turn: z.number() }), z.object({ heap: z.number() })]);

export interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** The built app as a process of its own, whose event loop and memory are measured from inside. */
export class MeasuredApp {
  readonly app: App;
  readonly #folder: string;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

  private constructor(app: App, folder: string) {
    this.app = app;
    this.#folder = folder;
  }

  static async start(databaseUrl: string): Promise<MeasuredApp> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-measured-'));
    const watch = path.join(import.meta.dirname, 'turn-watch.ts');
    const app = await App.create({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${watch}`,
      TURNS_FILE: path.join(folder, 'turns'),
    });
    await app.start();
    return new MeasuredApp(app, folder);
  }

  /** Status 0: the connection ended without an answer, as after a body that is refused unread. */
  async send({
    method,
    url,
    headers,
    payload,
  }: RawRequest): Promise<{ status: number; body: string }> {
    const request = http.request({
      ...this.app.address,
      agent: this.#agent,
      method,
      path: url.replace(/[^\u0021-\u00ff]/g, encodeURIComponent),
      headers,
    });
    try {
      const answered = once(request, 'response');
      request.end(payload);
      const [answer] = await answered;
      return answer instanceof http.IncomingMessage
        ? { status: answer.statusCode ?? 0, body: await text(answer) }
        : { status: 0, body: '' };
    } catch {
      return { status: 0, body: '' };
    }
  }

  /** The long turns of the event loop so far, each in milliseconds of processor time. */
  turns(): number[] {
    return this.#lines().flatMap((line) => ('turn' in line ? line.turn : []));
  }

  /** Bytes in use after garbage collection. */
  async heap(): Promise<number> {
    const before = this.#heaps().length;
    this.app.signal('SIGUSR2');
    await expect.poll(() => this.#heaps().length).toBeGreaterThan(before);
    return this.#heaps().at(-1) ?? 0;
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    await this.app.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #heaps(): number[] {
    return this.#lines().flatMap((line) => ('heap' in line ? line.heap : []));
  }

  #lines() {
    const file = path.join(this.#folder, 'turns');
    const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n');
    return lines.filter((line) => line !== '').map((line) => Line.parse(JSON.parse(line)));
  }
}
