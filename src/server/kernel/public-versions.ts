import { type PublicTopic, readPublicVersions } from '#db/changes/public-changes.ts';
import type { Database } from '#db/open.ts';
import { type LogPosition, readLogPosition } from '#db/replica.ts';

interface Options {
  /** Whether to read the position in the log too, which replicas are compared with. */
  withPosition?: boolean;
  /** Notifies other processes that this one has changed something. */
  announce?: () => void;
  /** Reads again what this process keeps of a topic, before the versions count as known. */
  beforeKnown?: (versions: ReadonlyMap<string, string>) => Promise<void>;
}

/** A read that lasts longer than this many milliseconds counts as failed. */
const answersWithin = 3000;

/** The version of several topics together; another one after a change of any of them. */
export const versionOf = (
  known: ReadonlyMap<string, string>,
  topics: Iterable<PublicTopic>,
): string => Array.from(topics, (topic) => known.get(topic)).join();

/** The versions of all topics, as this process has last read them. */
export class PublicVersions {
  readonly #db: Database;
  readonly #options: Options;
  #known: ReadonlyMap<string, string> = new Map();
  #position: LogPosition | undefined;
  #running: Promise<void> | undefined;
  #runningSince = 0;
  #hasFailed = false;
  #next: Promise<void> | undefined;

  constructor(db: Database, options: Options = {}) {
    this.#db = db;
    this.#options = options;
  }

  /** The versions as last read; each read creates a new map. */
  get known(): ReadonlyMap<string, string> {
    return this.#known;
  }

  /** Whether the database cannot be read now: the last read failed, or the current one lasts too long. */
  get areOutOfReach(): boolean {
    const lasts = this.#running ? performance.now() - this.#runningSince : 0;
    return this.#hasFailed || lasts > answersWithin;
  }

  /** A position in the primary's log that includes the known versions. */
  get position(): LogPosition | undefined {
    return this.#position;
  }

  /**
   * Reads the versions again: after a call that may have changed something, after a notification, and from time
   * to time. It includes everything committed before the call; concurrent callers share one query.
   */
  refresh(): Promise<void> {
    if (!this.#running) {
      this.#runningSince = performance.now();
      this.#running = this.#read().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    // The running query may have begun before the caller's change was committed.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.refresh();
      });
    return this.#next;
  }

  /** The same after a change by this process, of which others are notified. */
  async refreshAfterChange(): Promise<void> {
    this.#options.announce?.();
    await this.refresh();
  }

  async #read(): Promise<void> {
    try {
      const known = await readPublicVersions(this.#db);
      // Read afterwards, so that it includes what the versions include.
      const position = this.#options.withPosition ? await readLogPosition(this.#db) : undefined;
      await this.#options.beforeKnown?.(known);
      this.#known = known;
      this.#position = position;
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }
}
