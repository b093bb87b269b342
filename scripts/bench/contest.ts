import { type Exchange, measure, type Round, type Supply } from './load/measure.ts';
import { type RequestParts, request } from './load/request.ts';
import type { ServerProcess } from './process/server-process.ts';
import { table } from './report.ts';
import type { Stage } from './stage.ts';

/** A server in a contest, with the requests that it gets. */
export interface Contender {
  name: string;
  server: ServerProcess;
  /** The requests of a round of this many seconds, prepared before the round starts. */
  supply(seconds: number): Supply | Promise<Supply>;
}

/** The same work done by several servers; the first is Quizwright. */
export interface Contest {
  title: string;
  connections: number;
  contenders: Contender[];
  /** By the name of another contender: the share of its requests per second to reach. */
  goals: Record<string, number>;
}

/** What `npm run bench -- NAME` runs. */
export interface Workload {
  name: string;
  /** Sections of Markdown, each as soon as it is measured. */
  sections(stage: Stage, pace: Pace): AsyncIterable<string>;
}

/** A workload of contests, each with its table. */
export function contests(name: string, prepare: (stage: Stage) => Promise<Contest[]>): Workload {
  return {
    name,
    async *sections(stage, pace) {
      for (const contest of await prepare(stage)) {
        stage.report(`${name}: ${contest.title}`);
        yield table(await run(contest, pace));
      }
    },
  };
}

export interface Pace {
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
}

export const paces = {
  usual: { rounds: 3, seconds: 5, warmUpSeconds: 3 },
  short: { rounds: 3, seconds: 0.5, warmUpSeconds: 0.5 },
} as const satisfies Record<string, Pace>;

export interface Result {
  contest: Contest;
  /** By the contender's name. */
  rounds: Map<string, Round[]>;
}

/** Runs the contenders in turns, so that other work on the machine slows all of them alike. */
async function run(contest: Contest, pace: Pace): Promise<Result> {
  const rounds = new Map<string, Round[]>(contest.contenders.map(({ name }) => [name, []]));
  const one = async ({ server, supply }: Contender, seconds: number) =>
    measure({
      ...server,
      connections: contest.connections,
      seconds,
      supply: await supply(seconds),
    });
  for (const contender of contest.contenders) await one(contender, pace.warmUpSeconds);
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const contender of contest.contenders)
      rounds.get(contender.name)?.push(await one(contender, pace.seconds));
  }
  return { contest, rounds };
}

interface Repeated extends RequestParts {
  path: string;
  status?: number;
  check?: Exchange['check'];
}

/** A contender that gets one request again and again. */
export function repeating(
  name: string,
  server: ServerProcess,
  { path, status = 200, check, ...parts }: Repeated,
): Contender {
  const exchange = { request: request(path, parts), status, ...(check && { check }) };
  return { name, server, supply: () => () => exchange };
}
