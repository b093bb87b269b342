import { createStore, del, get, keys, set, type UseStore, update } from 'idb-keyval';
import { z } from 'zod';
import type { PackResults } from '#shared/features/practice/pack/rules.ts';
import { KeptAnswer, PracticePack } from '#shared/features/practice/pack/schema.ts';

const KeptPack = z.object({
  pack: PracticePack.extend({ loadedAt: z.iso.datetime() }),
  results: z.record(z.string(), z.boolean()),
});

/** A pack in this browser, with how its questions were answered since it was loaded. */
export interface KeptPack {
  pack: PracticePack;
  results: PackResults;
}

const packSuffix = ', pack';
const answersSuffix = ', answers';

/**
 * The pack of an account in this browser, and its answers that the server has not confirmed. What one account gave is
 * never shown to another or sent for it. Every write is one transaction, so tabs do not undo each other's.
 */
export class PackStore {
  readonly #userId: number;
  readonly #store: UseStore;

  constructor(userId: number, store: UseStore = createStore('practice-packs', 'accounts')) {
    this.#userId = userId;
    this.#store = store;
  }

  async read(): Promise<KeptPack | undefined> {
    return packFrom(await get(this.#packKey, this.#store));
  }

  write(pack: PracticePack): Promise<void> {
    return set(this.#packKey, { pack, results: {} } satisfies KeptPack, this.#store);
  }

  /** Keeps an answer before anything else is done with it. */
  async keep(answer: KeptAnswer, isRight: boolean): Promise<void> {
    await this.#changeAnswers((kept) => [
      ...kept.filter(({ answerId }) => answerId !== answer.answerId),
      answer,
    ]);
    await update<unknown>(
      this.#packKey,
      (stored) => {
        const known = packFrom(stored);
        return known && { ...known, results: { ...known.results, [answer.questionId]: isRight } };
      },
      this.#store,
    );
  }

  /** The answers that wait to be sent, in the order in which they were given. */
  async unsent(): Promise<KeptAnswer[]> {
    return answersFrom(await get(this.#answersKey, this.#store));
  }

  /** Removes answers that the server has. */
  confirm(answerIds: ReadonlySet<string>): Promise<void> {
    return this.#changeAnswers((kept) => kept.filter(({ answerId }) => !answerIds.has(answerId)));
  }

  /** Removes the packs of all accounts: they contain keys. Answers wait for their own account. */
  async removePacks(): Promise<void> {
    const all = await keys<string>(this.#store);
    await Promise.all(
      all.filter((key) => key.endsWith(packSuffix)).map((key) => del(key, this.#store)),
    );
  }

  /** Whether answers of any account wait. */
  async hasUnsent(): Promise<boolean> {
    for (const key of await keys<string>(this.#store)) {
      if (!key.endsWith(answersSuffix)) continue;
      if (answersFrom(await get(key, this.#store)).length > 0) return true;
    }
    return false;
  }

  #changeAnswers(change: (kept: KeptAnswer[]) => KeptAnswer[]): Promise<void> {
    return update<unknown>(this.#answersKey, (kept) => change(answersFrom(kept)), this.#store);
  }

  get #packKey(): string {
    return `user ${this.#userId}${packSuffix}`;
  }

  get #answersKey(): string {
    return `user ${this.#userId}${answersSuffix}`;
  }
}

const packFrom = (stored: unknown): KeptPack | undefined => KeptPack.safeParse(stored).data;

/** What another version has stored differently is left out, so that it does not keep the rest from being sent. */
const answersFrom = (stored: unknown): KeptAnswer[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(stored)
    .flatMap((answer) => KeptAnswer.safeParse(answer).data ?? []);
