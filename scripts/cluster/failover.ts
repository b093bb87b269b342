import type { Cluster } from './cluster.ts';
import type { DatabaseNode } from './postgres-pair.ts';

/** Ends the server of PostgreSQL at once; its Patroni notices and gives its role away. */
function killServer(node: DatabaseNode): void {
  process.kill(node.postmaster(), 'SIGKILL');
}

/** Ends the server and its Patroni at once, as the loss of a machine does; its lock has to expire. */
function killMachine(node: DatabaseNode): void {
  node.patroni.signal('SIGKILL');
  killServer(node);
}

/**
 * Kills the primary and waits until there is a new one with a standby.
 * @returns the names of the old and of the new primary
 */
export async function failOver(
  { databases }: Pick<Cluster, 'databases'>,
  how: 'server' | 'machine',
): Promise<{ from: string; to: string }> {
  const old = await databases.settled();
  if (how === 'server') killServer(old);
  else killMachine(old);
  await databases.promoted(old);
  if (how === 'machine') old.patroni.start();
  const next = await databases.settled();
  return { from: old.name, to: next.name };
}
