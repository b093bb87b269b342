import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '#scripts/local-postgres.ts';
import { StatementReader } from './statement-reader.ts';

export interface Address {
  host: string;
  port: number;
}

/** One client's connection through a link. */
export interface Connection {
  /** Ends both sides without a farewell. */
  cut(): void;
}

/** Stops a connection at a statement of its PostgreSQL session. */
export interface Trap {
  /** Whether the link acts now: before the statement is passed on, or before its response is. */
  isAt(statement: PassedStatement): boolean;
  spring(connection: Connection): void;
}

export interface PassedStatement {
  text: string;
  /** The number of the statement in its transaction, from 1 (`begin`). */
  step: number;
  /** The statements of the transaction so far, this one included. */
  transaction: readonly string[];
  moment: 'request' | 'response';
}

/**
 * A TCP proxy on loopback that can refuse, stall, delay and cut what passes. On the way to PostgreSQL it can also
 * act at a certain statement.
 */
export class Link {
  /** Refuse: new connections are ended at once. Stall: nothing passes until the mode changes. */
  mode: 'pass' | 'refuse' | 'stall' = 'pass';
  /** Milliseconds that everything from the client waits. */
  delay = 0;
  trap: Trap | undefined;
  readonly #targets: () => Address[];
  readonly #readsStatements: boolean;
  readonly #server: net.Server;
  readonly #connections = new Set<Connection>();
  #turn = 0;
  #isClosed = false;

  private constructor(targets: () => Address[], readsStatements: boolean) {
    this.#targets = targets;
    this.#readsStatements = readsStatements;
    this.#server = net.createServer((client) => void this.#accept(client));
  }

  /**
   * @param targets where to connect to; several take turns, and one that refuses is passed over
   * @param readsStatements whether the target is PostgreSQL, so that a trap can be set
   */
  static async open(
    targets: () => Address[],
    { readsStatements = false }: { readsStatements?: boolean } = {},
  ): Promise<Link> {
    const link = new Link(targets, readsStatements);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return portOf(this.#server);
  }

  /** How many connections there are. */
  get connections(): number {
    return this.#connections.size;
  }

  /** Cuts all connections. @returns how many there were */
  cutAll(): number {
    const { size } = this.#connections;
    for (const connection of this.#connections) connection.cut();
    return size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.cutAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #accept(client: net.Socket): Promise<void> {
    client.on('error', () => {});
    client.setNoDelay(true);
    if (this.mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const target = await this.#connect();
    if (!target || client.destroyed || this.#isClosed) {
      client.resetAndDestroy();
      target?.destroy();
      return;
    }
    const connection = {
      cut: () => {
        client.resetAndDestroy();
        target.resetAndDestroy();
      },
    };
    this.#connections.add(connection);
    for (const [side, other] of [
      [client, target],
      [target, client],
    ] as const) {
      side.on('close', () => {
        this.#connections.delete(connection);
        other.destroy();
      });
    }
    this.#pass(client, target, connection);
  }

  #pass(client: net.Socket, target: net.Socket, connection: Connection): void {
    const reader = new StatementReader();
    const springs = (moment: PassedStatement['moment']): boolean => {
      const { trap } = this;
      const { last } = reader;
      if (!trap || !last || !trap.isAt({ ...last, moment })) return false;
      this.trap = undefined;
      trap.spring(connection);
      return true;
    };
    inOrder(client, target, async (chunk, since) => {
      await this.#untilPassing(client);
      const left = since + this.delay - performance.now();
      if (this.delay > 0 && left > 0) await pause(left);
      return !(this.#readsStatements && reader.read(chunk) && springs('request'));
    });
    inOrder(target, client, async () => {
      await this.#untilPassing(client);
      return !(this.#readsStatements && springs('response'));
    });
  }

  async #untilPassing(client: net.Socket): Promise<void> {
    while (this.mode === 'stall' && !client.destroyed) await pause(5);
  }

  async #connect(): Promise<net.Socket | undefined> {
    const targets = this.#targets();
    for (let tried = 0; tried < targets.length; tried += 1) {
      this.#turn += 1;
      const address = targets[this.#turn % targets.length];
      const socket = address && net.connect(address);
      if (!socket) continue;
      socket.setNoDelay(true);
      const isConnected = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
      if (isConnected) return socket;
    }
    return undefined;
  }
}

/**
 * Passes on what `from` sends, each chunk once `admit` has let it through; a chunk that is not admitted is lost.
 * @param admit gets the chunk and the time at which it came, in milliseconds
 */
function inOrder(
  from: net.Socket,
  to: net.Socket,
  admit: (chunk: Buffer, since: number) => Promise<boolean>,
): void {
  let last: Promise<unknown> = Promise.resolve();
  from.on('data', (chunk: Buffer) => {
    const since = performance.now();
    last = last.then(async () => {
      if ((await admit(chunk, since)) && to.writable) to.write(chunk);
    });
  });
  from.on('end', () => {
    last = last.then(() => to.end());
  });
}
