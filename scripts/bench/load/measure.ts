import { cpuSeconds } from '../process/cpu-seconds.ts';
import { type Answer, Connection } from './connection.ts';

/** One request and what must be true of its answer. */
export interface Exchange {
  request: Buffer;
  status: number;
  /** Throws when the answer is not the expected one. Done for a sample of the answers; the status for all. */
  check?: (answer: Answer) => void;
}

/** Gives each connection its next exchange; undefined when there is none left. */
export type Supply = (connection: number) => Exchange | undefined;

export interface Load {
  port: number;
  /** The server's process, whose processor time is counted. */
  pid: number | undefined;
  connections: number;
  seconds: number;
  supply: Supply;
}

export interface Round {
  requests: number;
  seconds: number;
  /** Of the server's process; undefined if the system does not report it. */
  cpuSeconds: number | undefined;
  /** Milliseconds, ascending. */
  latencies: number[];
}

const checkedEvery = 50;

/**
 * Sends requests over all connections for a while, each connection the next one as soon as it has its answer.
 * @throws when an answer is not the expected one
 */
export async function measure(load: Load): Promise<Round> {
  const latencies: number[] = [];
  const end = beginRound(load.pid);
  const until = performance.now() + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, (_, index) =>
      drive(load, { index, until, latencies }),
    ),
  );
  return end(latencies);
}

/** Begins to count. @returns ends the round, with the latencies of its requests */
export function beginRound(pid: number | undefined): (latencies: number[]) => Round {
  const cpuBefore = cpuSeconds(pid);
  const started = performance.now();
  return (latencies) => {
    const seconds = (performance.now() - started) / 1000;
    const cpuAfter = cpuSeconds(pid);
    return {
      requests: latencies.length,
      seconds,
      cpuSeconds:
        cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
      latencies: latencies.sort((a, b) => a - b),
    };
  };
}

async function drive(
  { port, supply }: Load,
  { index, until, latencies }: { index: number; until: number; latencies: number[] },
): Promise<void> {
  const connection = new Connection(port);
  try {
    for (let count = index; performance.now() < until; count += 1) {
      const exchange = supply(index);
      if (!exchange) return;
      const sent = performance.now();
      const answer = await connection.send(exchange.request);
      latencies.push(performance.now() - sent);
      requireExpected(exchange, answer, count);
    }
  } finally {
    connection.close();
  }
}

/** @throws when the status, or for every fiftieth the content, is not the expected one */
export function requireExpected(
  { request, status, check }: Exchange,
  answer: Answer,
  index: number,
): void {
  try {
    if (answer.status !== status) throw new Error(`status ${answer.status}, expected ${status}`);
    if (index % checkedEvery === 0) check?.(answer);
  } catch (cause) {
    const [line] = request.toString().split('\r\n');
    throw new Error(`${line}: unexpected answer\n${answer.body.toString().slice(0, 500)}`, {
      cause,
    });
  }
}
