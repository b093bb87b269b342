import type { Database } from '#db/open.ts';
import { readPublicVersions } from '#db/public-changes.ts';

/** The versions of all topics, as this process knows them. */
export class PublicVersions {
  readonly #db: Database;
  #known: ReadonlyMap<string, string> = new Map();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The versions as last read; each read creates a new map. */
  get known(): ReadonlyMap<string, string> {
    return this.#known;
  }

  /**
   * Reads the versions again: after a call that may have changed something, after a notification, and from time
   * to time. It includes everything committed before the call; concurrent callers share one query.
   */
  refresh(): Promise<void> {
    if (!this.#running) {
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

  async #read(): Promise<void> {
    this.#known = await readPublicVersions(this.#db);
  }
}
