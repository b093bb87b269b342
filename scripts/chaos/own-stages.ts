import { Chance } from './chance.ts';
import { runChaos } from './chaos.ts';
import type { Fault } from './faults/fault.ts';
import { onEmbedded, onPostgres } from './faults/registry.ts';
import type { Report } from './report.ts';
import { startEmbeddedStage } from './stage/embedded-stage.ts';
import { startPostgresStage } from './stage/postgres-stage.ts';
import { mountSmallDisk } from './stage/small-disk.ts';
import type { EmbeddedStage, PostgresStage, Stage } from './stage/stage.ts';

interface Course<OnStage extends Stage> {
  seed: number;
  isLong: boolean;
  /** Which of the stage's faults are made. */
  choose(faults: readonly Fault<OnStage>[]): Fault<OnStage>[];
  /** How many; each once when left out. */
  count?: number;
  say(line: string): void;
}

const diskMegabytes = 600;

/** Makes faults on a PostgreSQL server that is started for it, with two processes of the app. */
export async function chaosOnPostgres(course: Course<PostgresStage>): Promise<Report> {
  const { seed, choose, say, isLong } = course;
  const disk = mountSmallDisk(diskMegabytes);
  if (!disk) say('This account may not mount a disk: no fault fills it.');
  const stage = await startPostgresStage({ parent: disk?.folder });
  try {
    const faults = choose(onPostgres(disk?.folder));
    const { count = faults.length } = course;
    return await runChaos({ stage, faults, count, chance: new Chance(seed), isLong, say });
  } finally {
    await stage.stop();
    disk?.remove();
  }
}

/** The same on the embedded database, with one process. */
export async function chaosOnEmbedded(course: Course<EmbeddedStage>): Promise<Report> {
  const { seed, choose, say, isLong } = course;
  const stage = await startEmbeddedStage();
  try {
    const faults = choose(onEmbedded);
    const { count = faults.length } = course;
    return await runChaos({ stage, faults, count, chance: new Chance(seed + 1), isLong, say });
  } finally {
    await stage.stop();
  }
}
