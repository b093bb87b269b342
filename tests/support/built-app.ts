import { execFileSync } from 'node:child_process';

/** Builds the app if it is stale, for tests that start the built server or render with it. */
export function setup(): void {
  // A process of its own: the environment of tests is not that of a build.
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
