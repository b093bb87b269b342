import { median } from '#scripts/quantiles.ts';
import type { Chance } from '../chance.ts';
import { type ClientParts, type Mishaps, noMishaps } from './client.ts';
import { Learner } from './learner.ts';
import type { Ledger } from './ledger.ts';

interface CrowdParts {
  url: () => string;
  quizIds: number[];
  chance: Chance;
  /** How many learners are there at the same time. */
  size: number;
  onBug(text: string): void;
}

/** How many of the newest calls show how fast the machine is now. */
const callsInPace = 31;

/** Learners who take quizzes until they are asked to stop; for one who has taken all, another one registers. */
export class Crowd {
  readonly mishaps: Mishaps = noMishaps();
  readonly learners: Learner[] = [];
  readonly #parts: CrowdParts;
  readonly #running: Promise<void>[];
  /** Times of acknowledgements, in milliseconds, the newest last. */
  readonly #acknowledged: number[] = [];
  /** Durations of the newest successful calls, in milliseconds. */
  readonly #durations: number[] = [];
  #isStopping = false;

  constructor(parts: CrowdParts) {
    this.#parts = parts;
    this.#running = Array.from({ length: parts.size }, () => this.#keepTaking());
  }

  get ledgers(): Ledger[] {
    return this.learners.map(({ ledger }) => ledger);
  }

  get acknowledgements(): number {
    return this.#acknowledged.length;
  }

  /** The time of the first acknowledgement after a moment; undefined before there is one. */
  firstAfter(moment: number): number | undefined {
    for (let index = this.#acknowledged.length - 1; index >= 0; index -= 1) {
      const at = this.#acknowledged[index] ?? 0;
      if (at <= moment) return this.#acknowledged[index + 1];
    }
    return this.#acknowledged[0];
  }

  /** The median duration of the newest calls, in milliseconds; few of them are slowed by an earlier fault. */
  pace(): number {
    return median(this.#durations);
  }

  /** Waits until every learner has finished what it was doing. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running);
  }

  async #keepTaking(): Promise<void> {
    while (!this.#isStopping) {
      const learner = new Learner({
        client: {
          url: this.#parts.url,
          mishaps: this.mishaps,
          chance: this.#parts.chance.fork(),
          onBug: this.#parts.onBug,
          onAnswered: (milliseconds) => {
            this.#durations.push(milliseconds);
            if (this.#durations.length > callsInPace) this.#durations.shift();
          },
        } satisfies ClientParts,
        number: this.learners.length + 1,
        quizIds: this.#parts.quizIds,
        onAcknowledged: () => this.#acknowledged.push(performance.now()),
        isStopping: () => this.#isStopping,
      });
      this.learners.push(learner);
      await learner.takeAll();
    }
  }
}
