import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/open.ts';
import { hasReached } from '#db/replica.ts';
import type { PublicVersions } from '../public-versions.ts';

/** Milliseconds for which a replica that failed is not asked. */
const retryAfter = 5000;

/**
 * Chooses the database for public reads, which decide over no write. It is the replica if that has replayed
 * everything up to the public versions that this process has read: a response is kept for these versions, so it
 * must not be computed from older data. Otherwise, and while the replica is away, it is the primary.
 */
export class PublicReads {
  readonly #primary: Database;
  readonly #versions: PublicVersions;
  readonly #replica: Database | undefined;
  readonly #log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  #awayUntil = 0;

  constructor(
    primary: Database,
    versions: PublicVersions,
    replica?: Database,
    log?: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#primary = primary;
    this.#versions = versions;
    this.#replica = replica;
    this.#log = log;
  }

  async choose(): Promise<Database> {
    const { position } = this.#versions;
    if (!this.#replica || !position || performance.now() < this.#awayUntil) return this.#primary;
    try {
      return (await hasReached(this.#replica, position)) ? this.#replica : this.#primary;
    } catch (err) {
      this.#awayUntil = performance.now() + retryAfter;
      this.#log?.warn({ err }, 'the replica is away: public reads use the primary');
      return this.#primary;
    }
  }
}
