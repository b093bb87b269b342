import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The programs of a cluster, where Debian's packages install them. */
export interface Programs {
  haproxy: string;
  pgbouncer: string;
  patroni: string;
  etcd: string;
  redis: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
}

const known = {
  haproxy: { package: 'haproxy', files: ['/usr/sbin/haproxy'] },
  pgbouncer: { package: 'pgbouncer', files: ['/usr/sbin/pgbouncer'] },
  patroni: { package: 'patroni', files: ['/usr/bin/patroni'] },
  etcd: { package: 'etcd-server', files: ['/usr/bin/etcd'] },
  redis: {
    package: 'valkey-server, or redis-server',
    files: ['/usr/bin/valkey-server', '/usr/bin/redis-server'],
  },
};

/**
 * Finds the programs; installs nothing.
 * @throws an error that names the packages to install
 */
export function findPrograms(): Programs {
  const missing: string[] = [];
  const find = (name: keyof typeof known): string => {
    const found = known[name].files.find(existsSync);
    if (!found) missing.push(known[name].package);
    return found ?? '';
  };
  const postgres = findPostgres();
  if (!postgres) missing.push('postgresql');
  const programs = {
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    patroni: find('patroni'),
    etcd: find('etcd'),
    redis: find('redis'),
    postgres: postgres ?? '',
  };
  if (missing.length > 0)
    throw new Error(`The cluster needs programs that are not installed: ${missing.join(', ')}.
On Debian: apt-get install --no-install-recommends haproxy pgbouncer patroni etcd-server postgresql redis-server`);
  return programs;
}

/** The newest of the installed versions. */
function findPostgres(): string | undefined {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder)
    .map(Number)
    .sort((a, b) => b - a);
  const bin = path.join(folder, String(newest), 'bin');
  return existsSync(path.join(bin, 'postgres')) ? bin : undefined;
}
