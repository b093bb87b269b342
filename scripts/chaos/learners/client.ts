import { setTimeout as pause } from 'node:timers/promises';
import { cookieHeader, type Jar, keepCookies } from '#scripts/identity-visit.ts';
import type { Chance } from '../chance.ts';

/** Shares of the messages that are lost, doubled or held up, from 0 to 1; changed while the clients run. */
export interface Mishaps {
  requestsLost: number;
  answersLost: number;
  doubled: number;
  heldUp: number;
  /** Milliseconds that the clients' clocks are fast. */
  clockOffset: number;
}

export const noMishaps = (): Mishaps => ({
  requestsLost: 0,
  answersLost: 0,
  doubled: 0,
  heldUp: 0,
  clockOffset: 0,
});

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Milliseconds after which a client cancels a request. */
const requestTimeoutMs = 10_000;
const heldUpFor = 300;

export interface ClientParts {
  /** The address of the app, or of what distributes requests to several. */
  url: () => string;
  mishaps: Mishaps;
  chance: Chance;
  /** Called with an answer that says the server has a bug; an outage is answered otherwise. */
  onBug?: (text: string) => void;
  /** Called with the duration of each successful call, in milliseconds. */
  onAnswered?: (milliseconds: number) => void;
}

/** An HTTP client with cookies, as a browser has them. */
export class Client {
  readonly #parts: ClientParts;
  readonly #cookies: Jar = new Map();

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /** Sends a request until the answer is final. */
  async call(request: Request): Promise<Answer> {
    for (;;) {
      const answer = await this.tryOnce(request);
      if (answer && isFinal(answer)) return answer;
      await pause(20 + this.#parts.chance.whole(0, 40));
    }
  }

  /** Sends a request. @returns undefined when no answer came */
  async tryOnce(request: Request): Promise<Answer | undefined> {
    const { mishaps, chance } = this.#parts;
    if (chance.isLucky(mishaps.requestsLost)) return undefined;
    if (chance.isLucky(mishaps.heldUp)) await pause(chance.whole(0, heldUpFor));
    const twin = chance.isLucky(mishaps.doubled) ? this.#send(request) : undefined;
    const answer = await this.#send(request);
    await twin;
    return chance.isLucky(mishaps.answersLost) ? undefined : answer;
  }

  async #send({ method, path, body }: Request): Promise<Answer | undefined> {
    const { url, mishaps } = this.#parts;
    const sentAt = performance.now();
    try {
      const response = await fetch(`${url()}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: {
          cookie: cookieHeader(this.#cookies),
          date: new Date(Date.now() + mishaps.clockOffset).toUTCString(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.ok) this.#parts.onAnswered?.(performance.now() - sentAt);
      keepCookies(this.#cookies, response.headers.getSetCookie());
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      if (response.status === 500)
        this.#parts.onBug?.(`${method} ${path.replaceAll(/\d+/g, 'N')} was answered with 500`);
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    } catch {
      return undefined;
    }
  }
}

/** Whether a client need not ask again. */
const isFinal = ({ status }: Answer): boolean => status < 500 && status !== 429 && status !== 408;
