import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresStage } from '../stage/stage.ts';
import { type Fault, lasting } from './fault.ts';
import { accepting } from './postgres.ts';

/** The disk of PostgreSQL's data is full for a while. @param folder on that disk */
export const diskFault = (folder: string): Fault<PostgresStage> => ({
  name: 'disk full',
  inflict: async (scene) => {
    const file = path.join(folder, 'filler');
    fill(file);
    await pause(lasting(scene, 2000, 8000));
    rmSync(file, { force: true });
    return accepting(scene);
  },
});

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const block of [1 << 20, 1 << 12])
      for (const bytes = Buffer.alloc(block, 1); isWritten(descriptor, bytes); );
  } finally {
    closeSync(descriptor);
  }
}

function isWritten(descriptor: number, bytes: Buffer): boolean {
  try {
    return writeSync(descriptor, bytes) === bytes.length;
  } catch {
    return false;
  }
}
