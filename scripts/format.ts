import { spawnSync } from 'node:child_process';

/** Formats and mends what can be mended by itself. */
process.exitCode = spawnSync('biome', ['check', '--write'], { stdio: 'inherit' }).status ?? 1;
