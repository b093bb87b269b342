import { execFileSync } from 'node:child_process';

/** Builds the app if it is stale, for tests that start the built server or render with it. */
export function setup(): void {
  // In a separate process, because the environment of tests differs from that of a build.
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
