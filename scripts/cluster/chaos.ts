import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { failOver } from './failover.ts';
import { startWriter } from './writer.ts';

const kills = 10;
/** One of this many kills takes the whole machine of the primary. */
const machineEvery = 5;

/**
 * Runs the chaos of `npm run chaos` on the cluster and kills the primary meanwhile, each time once there is a
 * standby again. @returns the number of what went wrong
 */
export async function runChaosOn(
  { front, databases, admin }: Cluster,
  say: (line: string) => void,
): Promise<number> {
  const script = path.resolve(import.meta.dirname, '../chaos/run.ts');
  const chaos = spawn(
    process.execPath,
    [
      [script],
      ['--url', front.webUrl],
      ['--database-url', front.directUrl],
      ['--admin-email', admin.email],
      ['--admin-password', admin.password],
      ['--faults', '200'],
    ].flat(),
    { stdio: 'inherit' },
  );
  const ended = once(chaos, 'exit');
  const writer = await startWriter(front.webUrl, admin);
  const gaps: Record<'server' | 'machine', number[]> = { server: [], machine: [] };
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(2000 + Math.random() * 4000);
    await databases.settled();
    writer.longestGap();
    const how = kill % machineEvery === 0 ? 'machine' : 'server';
    const { from, to } = await failOver({ databases }, how);
    await pause(1000);
    const gap = Math.round(writer.longestGap());
    gaps[how].push(gap);
    say(
      `kill ${kill}: the ${how} of primary ${from}; ${to} took over; no acknowledgement for ${gap} ms`,
    );
  }
  const { acknowledged, lost, doubled } = await writer.end(front.directUrl);
  const [code] = await ended;
  for (const [how, found] of Object.entries(gaps))
    say(`${found.length} times the ${how}: gap ${Math.min(...found)} to ${Math.max(...found)} ms`);
  say(`${acknowledged} writes acknowledged, ${lost.length} lost, ${doubled.length} doubled`);
  return (code === 0 ? 0 : 1) + lost.length + doubled.length;
}
