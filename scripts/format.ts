import { spawnSync } from 'node:child_process';

/** Formats the code and applies safe fixes. */
process.exitCode = spawnSync('biome', ['check', '--write'], { stdio: 'inherit' }).status ?? 1;
