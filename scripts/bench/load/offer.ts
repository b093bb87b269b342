import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { beginRound, type Exchange, type Round, requireExpected } from './measure.ts';

interface Offer {
  port: number;
  /** The server's process, whose processor time is counted. */
  pid: number | undefined;
  perSecond: number;
  seconds: number;
  /** The request that is sent as the nth, from 0. */
  next(index: number): Exchange;
  /** As many are open at most; a request that finds none free waits, and its latency counts. */
  connections: number;
}

/**
 * Sends requests at their times, whether or not earlier ones are answered, as people do. A latency counts from
 * the time at which its request was due, so that a server which falls behind cannot hide it.
 * @throws when an answer is not the expected one
 */
export async function offer({
  port,
  pid,
  perSecond,
  seconds,
  next,
  connections,
}: Offer): Promise<Round> {
  const pool = new Pool(port, connections);
  const latencies: number[] = [];
  const end = beginRound(pid);
  const started = performance.now();
  const one = async (index: number) => {
    const due = started + (index / perSecond) * 1000;
    const exchange = next(index);
    const answer = await pool.use((connection) => connection.send(exchange.request));
    latencies.push(performance.now() - due);
    requireExpected(exchange, answer, index);
  };
  const sent: Promise<void>[] = [];
  const count = Math.round(perSecond * seconds);
  try {
    while (sent.length < count) {
      const due = Math.min(count, Math.ceil(((performance.now() - started) / 1000) * perSecond));
      while (sent.length < due) sent.push(one(sent.length));
      await sleep(1);
    }
    await Promise.all(sent);
  } finally {
    pool.close();
  }
  return end(latencies);
}

/** Gives the items one after the other, then from the first again. */
export function inTurn<Item>(items: readonly Item[]): (index: number) => Item {
  return (index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('There is nothing to send.');
    return item;
  };
}

/** Connections that are opened when they are needed and used again. */
class Pool {
  readonly #port: number;
  readonly #atMost: number;
  readonly #all: Connection[] = [];
  readonly #free: Connection[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(port: number, atMost: number) {
    this.#port = port;
    this.#atMost = atMost;
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#free.pop() ?? this.#opened() ?? (await this.#freed());
    const result = await work(connection);
    const waiting = this.#waiting.shift();
    if (waiting) waiting(connection);
    else this.#free.push(connection);
    return result;
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #opened(): Connection | undefined {
    if (this.#all.length >= this.#atMost) return undefined;
    const connection = new Connection(this.#port);
    this.#all.push(connection);
    return connection;
  }

  #freed(): Promise<Connection> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
