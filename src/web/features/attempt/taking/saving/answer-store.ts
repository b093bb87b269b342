import { createStore, del, delMany, entries, get, type UseStore, update } from 'idb-keyval';
import { replacesAnswer } from '#shared/features/attempt/rules.ts';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { fieldsOf, flag, listOf, number, type Shape } from '#web/stored-shape.ts';
import { savedAnswer } from './saved-answer.ts';

/** What this browser keeps of one attempt until the server has it. */
interface Kept {
  answers: SavedAnswer[];
  /** The learner submitted, and the server has not answered yet. */
  submitted: boolean;
  /** Time of the last change, by this device's clock. */
  keptAt: number;
}

const kept: Shape<Kept> = fieldsOf({
  answers: listOf(savedAnswer),
  submitted: flag,
  keptAt: number,
});

/** Some browsers' storage never answers; nothing waits longer for it. */
const storageTimeoutMs = 3000;

/** Longer than any attempt can last, in milliseconds; older answers are deleted. */
const keptFor = 14 * dayMs;

/**
 * Answers that the server has not confirmed, in this browser's IndexedDB, by account and attempt: they
 * survive a reload, a crash and a lost network, and are only sent for the account that gave them.
 * Every write is one transaction, so tabs do not undo each other's.
 */
export class AnswerStore {
  readonly #userId: number;
  readonly #store: UseStore;

  constructor(userId: number, store: UseStore = createStore('quiz-answers', 'attempts')) {
    this.#userId = userId;
    this.#store = store;
  }

  /** The unconfirmed answers, oldest change first, and whether a submit is waiting with them. */
  async read(attemptId: number): Promise<{ answers: SavedAnswer[]; submitted: boolean }> {
    const stored = await inTime(get(this.#key(attemptId), this.#store));
    const { answers, submitted } = keptFrom(stored);
    return { answers: answers.toSorted((one, other) => one.seq - other.seq), submitted };
  }

  /** Keeps an answer, unless a newer one of the same question is kept already. */
  put(attemptId: number, answer: SavedAnswer): Promise<void> {
    return this.#change(attemptId, (kept) => {
      const known = kept.answers.find(({ questionId }) => questionId === answer.questionId);
      if (!replacesAnswer(answer, known)) return kept;
      const others = kept.answers.filter(({ questionId }) => questionId !== answer.questionId);
      return { ...kept, answers: [...others, answer] };
    });
  }

  /** Removes answers up to these sequence numbers; newer changes stay. */
  confirm(attemptId: number, stored: readonly Pick<SavedAnswer, 'questionId' | 'seq'>[]) {
    const held = new Map(stored.map(({ questionId, seq }) => [questionId, seq]));
    return this.#change(attemptId, (kept) => ({
      ...kept,
      answers: kept.answers.filter(({ questionId, seq }) => seq > (held.get(questionId) ?? 0)),
    }));
  }

  markSubmitted(attemptId: number, submitted = true): Promise<void> {
    return this.#change(attemptId, (kept) => ({ ...kept, submitted }));
  }

  /** The attempt is over. */
  clear(attemptId: number): Promise<void> {
    return inTime(del(this.#key(attemptId), this.#store));
  }

  /** Deletes the answers of attempts that ended long ago, of all accounts. */
  async prune(now = Date.now()): Promise<void> {
    const all = await entries(this.#store);
    const old = all.filter(([, stored]) => keptFrom(stored).keptAt < now - keptFor);
    await delMany(
      old.map(([key]) => key),
      this.#store,
    );
  }

  #change(attemptId: number, change: (kept: Kept) => Kept): Promise<void> {
    return inTime(
      update(
        this.#key(attemptId),
        (kept) => ({ ...change(keptFrom(kept)), keptAt: Date.now() }),
        this.#store,
      ),
    );
  }

  #key(attemptId: number): string {
    return `user ${this.#userId}, attempt ${attemptId}`;
  }
}

/** @throws when the storage takes longer than `storageTimeoutMs` */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer')), storageTimeoutMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

function keptFrom(stored: unknown): Kept {
  return kept(stored) ? stored : { answers: [], submitted: false, keptAt: 0 };
}
