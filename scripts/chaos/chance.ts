import { seededChance } from '#shared/kernel/chance.ts';

/** Repeatable randomness: the same seed gives the same values. */
export class Chance {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededChance(String(seed));
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  isLucky(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const pool = [...items];
    const drawn: Item[] = [];
    while (pool.length > 0) drawn.push(...pool.splice(this.whole(0, pool.length - 1), 1));
    return drawn;
  }

  /** Another generator, so that concurrent users of chance do not disturb one another's values. */
  fork(): Chance {
    return new Chance(this.whole(0, 2 ** 31));
  }
}
