import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../local-postgres.ts';
import { Child, type Workspace } from './child.ts';
import type { DatabaseNode } from './postgres-pair.ts';
import type { Programs } from './programs.ts';

/** What is between visitors, processes and databases. */
export interface Front {
  webUrl: string;
  /** Through PgBouncer in transaction mode. */
  databaseUrl: string;
  /** Past PgBouncer, to the primary. */
  directUrl: string;
  /** To the standby. */
  replicaUrl: string;
  redisUrl: string;
  haproxy: Child;
  pgbouncer: Child;
  redis: Child;
  end(): Promise<void>;
}

/** Starts HAProxy, PgBouncer and Redis. @param appPorts where the processes of the app will listen */
export async function startFront(
  workspace: Workspace,
  programs: Programs,
  { nodes, appPorts }: { nodes: DatabaseNode[]; appPorts: number[] },
): Promise<Front> {
  const [web, primary, replica, pool, memory] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const proxyFile = path.join(workspace.folder, 'haproxy.cfg');
  writeFileSync(proxyFile, proxySettings({ web, primary, replica, nodes, appPorts }));
  const haproxy = new Child(workspace, {
    name: 'haproxy',
    program: programs.haproxy,
    args: ['-db', '-f', proxyFile],
  }).start();
  const poolFile = path.join(workspace.folder, 'pgbouncer.ini');
  writeFileSync(poolFile, poolSettings({ pool, primary }));
  writeFileSync(path.join(workspace.folder, 'users.txt'), '"postgres" "cluster"\n');
  const pgbouncer = new Child(workspace, {
    name: 'pgbouncer',
    program: programs.pgbouncer,
    args: [poolFile],
  }).start();
  const redis = new Child(workspace, {
    name: 'redis',
    program: programs.redis,
    args: ['--port', String(memory), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  }).start();
  const database = (port: number) => `postgres://postgres:cluster@127.0.0.1:${port}/postgres`;
  return {
    webUrl: `http://localhost:${web}`,
    databaseUrl: database(pool),
    directUrl: database(primary),
    replicaUrl: database(replica),
    redisUrl: `redis://127.0.0.1:${memory}`,
    haproxy,
    pgbouncer,
    redis,
    end: async () => {
      await Promise.all([haproxy.end(), pgbouncer.end('SIGINT'), redis.end()]);
    },
  };
}

interface ProxyParts {
  web: number;
  primary: number;
  replica: number;
  nodes: DatabaseNode[];
  appPorts: number[];
}

/**
 * A request whose process does not accept it goes to another one. A GET is also sent again when its process dies
 * before it answers; how far a POST came is not known, so its client repeats it, with its idempotency key.
 */
const proxySettings = ({ web, primary, replica, nodes, appPorts }: ProxyParts): string => `
defaults
  timeout connect 1s
  timeout client 130s
  timeout server 130s
  timeout check 2s

frontend web
  mode http
  bind 127.0.0.1:${web}
  option forwardfor
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive

${['ready', 'alive'].map((name) => appBackend(name, appPorts)).join('\n')}
${databaseRole('primary', primary, nodes)}
${databaseRole('replica', replica, nodes)}`;

/** The database that has a role now, by the answers of Patroni. */
const databaseRole = (role: 'primary' | 'replica', listenPort: number, nodes: DatabaseNode[]) => `
listen ${role}
  mode tcp
  bind 127.0.0.1:${listenPort}
  option httpchk GET /${role}
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rolePort }) => `  server ${name} 127.0.0.1:${port} check port ${rolePort}`).join('\n')}
`;

/**
 * A process is ready while it reaches the database. When none does, those that are alive go on serving the public
 * pages that they keep or read from the standby.
 */
const appBackend = (name: string, appPorts: number[]): string => `
backend ${name}
  mode http
  balance leastconn
  option httpchk GET ${name === 'ready' ? '/readyz' : '/healthz'}
  http-check expect status 200
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
${appPorts.map((port, index) => `  server app${index} 127.0.0.1:${port} check`).join('\n')}
`;

const poolSettings = ({ pool, primary }: { pool: number; primary: number }): string => `
[databases]
postgres = host=127.0.0.1 port=${primary} dbname=postgres user=postgres password=cluster

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pool}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 0.2
server_connect_timeout = 2
query_wait_timeout = 15
`;
