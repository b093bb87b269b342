import type { Fault } from './faults/fault.ts';
import { chaosOnEmbedded, chaosOnPostgres } from './own-stages.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage/stage.ts';

/** The short form leaves out faults that differ little from others, and those that take long. */
const postgresFaults = [
  'requests lost',
  'answers lost',
  'messages doubled',
  'messages reordered',
  'clocks of clients 50 hours fast',
  'app killed while it sends a mail',
  'one of two apps killed',
  'one of two apps stopped',
  'all connections of learners cut',
  'all connections to PostgreSQL cut',
  'PostgreSQL out of reach',
  'a second per query',
  'nothing passes to PostgreSQL',
  'app killed at step 4 of a submit, before the app gets the result',
  'app killed at step 5 of a submit, before the app gets the result',
  'connection cut at step 1 of a submit, before the app gets the result',
  'connection cut at step 2 of a submit, before PostgreSQL gets it',
  'connection cut at step 3 of a submit, before the app gets the result',
  'connection cut at step 4 of a submit, before PostgreSQL gets it',
  'connection cut at step 5 of a submit, before PostgreSQL gets it',
  'connection cut at step 5 of a submit, before the app gets the result',
  'PostgreSQL killed and restarted',
  'one PostgreSQL process killed',
  'PostgreSQL frozen',
  'connections ended inside transactions',
  'table quiz_attempts locked',
  'pool exhausted',
  'no connection left on the server',
  'mail server down',
  'identity provider slow',
  'migration killed',
];
const embeddedFaults = [
  'app killed at step 4 of a submit, before the embedded database gets it',
  'app killed at step 5 of a submit, before the app gets the result',
  'app killed',
  'app restarted under load',
  'app stopped',
  'requests lost',
  'answers lost',
  'messages doubled',
  'messages reordered',
  'clocks of clients 50 hours slow',
  'mail server silent',
  'identity provider down',
];
const diskFault = 'disk full';

interface ShortForm {
  seed: number;
  say(line: string): void;
}

/** Forty faults on both databases at the same time, each once. */
export function runShortForm(form: ShortForm): Promise<Report[]> {
  const course = { ...form, isLong: false };
  return Promise.all([
    chaosOnPostgres({
      ...course,
      choose: (faults) => [
        ...named(postgresFaults, faults),
        ...faults.filter(({ name }) => name === diskFault),
      ],
    }),
    chaosOnEmbedded({ ...course, choose: (faults) => named(embeddedFaults, faults) }),
  ]);
}

function named<OnStage extends Stage>(
  names: string[],
  faults: readonly Fault<OnStage>[],
): Fault<OnStage>[] {
  return names.map((name) => {
    const found = faults.find((fault) => fault.name === name);
    if (!found) throw new Error(`There is no fault named "${name}".`);
    return found;
  });
}
