import { createStore, del, delMany, entries, get, type UseStore, update } from 'idb-keyval';
import { replacesAnswer } from '#shared/features/attempt/rules.ts';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import {
  fieldsOf,
  flag,
  listOf,
  number,
  optional,
  readStored,
  type Shape,
  text,
} from '#web/stored-shape.ts';
import { savedAnswer } from './saved-answer.ts';
import { readSpare, removeSpare, spareKeys, writeSpare } from './spare-storage.ts';

/** A submit that the server has not answered yet. */
export interface KeptSubmit {
  /** The deadline that is over, if the clock submits and not the learner. */
  deadline?: string | undefined;
}

/** What this browser keeps of one attempt until the server has it. */
interface Kept {
  answers: SavedAnswer[];
  submitted: boolean;
  /** The deadline of a submit by the clock. */
  deadline?: string | undefined;
  /** Time of the last change, by this device's clock. */
  keptAt: number;
}

const kept: Shape<Kept> = fieldsOf({
  answers: listOf(savedAnswer),
  submitted: flag,
  deadline: optional(text),
  keptAt: number,
});

/** Some browsers' storage never answers; nothing waits longer for it. */
const storageTimeoutMs = 3000;

/** Longer than any attempt can last, in milliseconds; older answers are deleted. */
const keptFor = 14 * dayMs;

/**
 * Answers that the server has not confirmed, in this browser's IndexedDB, by account and attempt: they
 * survive a reload, a crash and a lost network, and are only sent for the account that gave them.
 * Every write is one transaction, so tabs do not undo each other's. What IndexedDB does not take is kept in the
 * spare storage, and both are read.
 */
export class AnswerStore {
  readonly #userId: number;
  readonly #store: UseStore;

  constructor(userId: number, store: UseStore = createStore('quiz-answers', 'attempts')) {
    this.#userId = userId;
    this.#store = store;
  }

  /** The unconfirmed answers, oldest change first, and the submit that is waiting with them. */
  async read(
    attemptId: number,
  ): Promise<{ answers: SavedAnswer[]; submit: KeptSubmit | undefined }> {
    const key = this.#key(attemptId);
    const stored = keptFrom(await inTime(() => get(key, this.#store)).catch(() => undefined));
    const spare = spareFrom(key);
    const { answers } = spare.answers.reduce(withAnswer, stored);
    const submitted = [stored, spare].find((kept) => kept.submitted);
    return {
      answers: answers.toSorted((one, other) => one.seq - other.seq),
      submit: submitted && { deadline: submitted.deadline },
    };
  }

  /** Keeps an answer, unless a newer one of the same question is kept already. */
  put(attemptId: number, answer: SavedAnswer): Promise<void> {
    return this.#change(attemptId, (kept) => withAnswer(kept, answer));
  }

  /** Removes answers up to these sequence numbers; newer changes stay. */
  confirm(attemptId: number, stored: readonly Pick<SavedAnswer, 'questionId' | 'seq'>[]) {
    const held = new Map(stored.map(({ questionId, seq }) => [questionId, seq]));
    return this.#change(attemptId, (kept) => ({
      ...kept,
      answers: kept.answers.filter(({ questionId, seq }) => seq > (held.get(questionId) ?? 0)),
    }));
  }

  keepSubmit(attemptId: number, submit: KeptSubmit | undefined): Promise<void> {
    const submitted = submit !== undefined;
    return this.#change(attemptId, (kept) => ({ ...kept, submitted, deadline: submit?.deadline }));
  }

  /** The attempt is over. */
  clear(attemptId: number): Promise<void> {
    removeSpare(this.#key(attemptId));
    return inTime(() => del(this.#key(attemptId), this.#store));
  }

  /** Deletes the answers of attempts that ended long ago, of all accounts. */
  async prune(now = Date.now()): Promise<void> {
    const isOld = ({ keptAt }: Kept) => keptAt < now - keptFor;
    for (const key of spareKeys()) if (isOld(spareFrom(key))) removeSpare(key);
    const all = await entries(this.#store);
    const old = all.filter(([, stored]) => isOld(keptFrom(stored)));
    await delMany(
      old.map(([key]) => key),
      this.#store,
    );
  }

  /** @param change changes nothing more when it is applied again */
  async #change(attemptId: number, change: (kept: Kept) => Kept): Promise<void> {
    const key = this.#key(attemptId);
    const next = (kept: Kept) => ({ ...change(kept), keptAt: Date.now() });
    const changeSpare = () => writeSpare(key, JSON.stringify(next(spareFrom(key))));
    if (readSpare(key)) changeSpare();
    const write = () => update(key, (stored) => next(keptFrom(stored)), this.#store);
    await inTime(write).catch(changeSpare);
  }

  #key(attemptId: number): string {
    return `user ${this.#userId}, attempt ${attemptId}`;
  }
}

/** @throws when the storage takes longer than `storageTimeoutMs` */
async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer')), storageTimeoutMs);
  });
  return Promise.race([work(), tooLate]).finally(() => clearTimeout(timer));
}

const nothing: Kept = { answers: [], submitted: false, keptAt: 0 };

function keptFrom(stored: unknown): Kept {
  return kept(stored) ? stored : nothing;
}

function spareFrom(key: string): Kept {
  return readStored(readSpare(key), kept) ?? nothing;
}

function withAnswer(kept: Kept, answer: SavedAnswer): Kept {
  const known = kept.answers.find(({ questionId }) => questionId === answer.questionId);
  if (!replacesAnswer(answer, known)) return kept;
  const others = kept.answers.filter(({ questionId }) => questionId !== answer.questionId);
  return { ...kept, answers: [...others, answer] };
}
