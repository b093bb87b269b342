/** Repeatable randomness: the same seed gives the same values. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1 (the generator mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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
