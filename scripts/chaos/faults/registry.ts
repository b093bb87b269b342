import type { Chance } from '../chance.ts';
import type { EmbeddedStage, GivenStage, PostgresStage } from '../stage/stage.ts';
import { connectionFaults } from './connections.ts';
import { diskFault } from './disk.ts';
import { embeddedFaults } from './embedded.ts';
import type { Fault } from './fault.ts';
import { messageFaults } from './messages.ts';
import { migrationFault } from './migration.ts';
import { postgresFaults } from './postgres.ts';
import { clusterFaults, processFaults } from './processes.ts';
import { serviceFaults } from './services.ts';

/** @param smallDisk the folder of a disk that may be filled, if PostgreSQL's data are on one */
export const onPostgres = (smallDisk: string | undefined): Fault<PostgresStage>[] => [
  ...messageFaults,
  ...processFaults,
  ...clusterFaults,
  ...connectionFaults,
  ...postgresFaults,
  ...serviceFaults,
  ...(smallDisk === undefined ? [] : [diskFault(smallDisk)]),
  migrationFault,
];

export const onEmbedded: Fault<EmbeddedStage>[] = [
  ...processFaults,
  ...messageFaults,
  ...serviceFaults,
  ...embeddedFaults,
];

/** For an installation that another program runs; that program makes its own faults. */
export const onGiven: Fault<GivenStage>[] = messageFaults;

/** An endless order of faults in rounds, each with every fault once in another order. */
export function* inRounds<Kind>(faults: readonly Kind[], chance: Chance): Generator<Kind> {
  for (;;) yield* chance.shuffled(faults);
}
