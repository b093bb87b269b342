import { LRUCache } from 'lru-cache';
import { readMemberChanges } from '#db/changes/member-changes.ts';
import type { Database } from '#db/open.ts';

const maxMembers = 50_000;

/**
 * A version for each member, which is another one after each change of what decides which quizzes the member can
 * start: own attempts, exceptions, classes, rules of quizzes. A change by this process in the member's own call counts
 * at once, every other one at the next `refresh`.
 */
export class MemberVersions {
  /** None when it is off: its memory is allocated in advance, which takes a tenth of the start of an app. */
  readonly #versions: LRUCache<number, object> | undefined;
  #readFrom = '0';

  /** @param isOn if not, each look-up gives another version, so that nothing is kept */
  constructor(isOn: boolean) {
    this.#versions = isOn ? new LRUCache({ max: maxMembers }) : undefined;
  }

  /** The member's version, to be compared by identity. Read it before what is kept with it. */
  of(userId: number): object {
    const known = this.#versions?.get(userId);
    if (known) return known;
    const version = {};
    this.#versions?.set(userId, version);
    return version;
  }

  raise(userId: number): void {
    this.#versions?.delete(userId);
  }

  /** Raises the versions of all members about whom something was committed since the last call. */
  async refresh(db: Database): Promise<void> {
    if (!this.#versions) return;
    const { userIds, next } = await readMemberChanges(db, this.#readFrom);
    this.#readFrom = next;
    for (const userId of userIds) {
      if (userId === null) this.#versions.clear();
      else this.raise(userId);
    }
  }
}
