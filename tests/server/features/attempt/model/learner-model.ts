const second = 1000;
const hour = 3_600_000;
const rules = {
  timeLimit: 10 * 60 * second,
  grace: 15 * second,
  earlyLeave: 4 * second,
  pin: 30 * 60 * second,
  cooldown: { passed: 120 * hour, missed: 48 * hour },
};

/** The option that is correct in every question. */
const rightOption = 1;

/** An answer as a tab sends it; without `seq` it is the newest, -1 is no option. */
export interface Given {
  questionId: number;
  seq: number | undefined;
  option: number;
  flagged: boolean;
}

export interface StoredAnswer {
  seq: number;
  option: number;
  flagged: boolean;
  isLate: boolean;
}

export type Status = 'open' | 'submitted' | 'timed_out' | 'abandoned' | 'void';

/** One attempt; times in milliseconds. */
export interface ModelAttempt {
  id: number;
  status: Status;
  startedAt: number;
  deadline: number;
  completedAt: number | null;
  voidedAt: number | null;
  retakeAt: number | null;
  score: number;
  answers: Map<number, StoredAnswer>;
}

/** What the specification says about one learner and one quiz, as short as possible. */
export class LearnerModel {
  now: number;
  attempts: ModelAttempt[] = [];

  constructor(now: number) {
    this.now = now;
  }

  get last(): ModelAttempt | undefined {
    return this.attempts.at(-1);
  }

  /** What a start gives: a new attempt, an attempt to continue, or a refusal. */
  start(): 'new' | 'locked' | ModelAttempt {
    this.gradeOverdue();
    const { last, now } = this;
    if (!last || last.status === 'open') return last ?? 'new';
    const locks = this.attempts.map(({ retakeAt }) => retakeAt ?? 0);
    if (Math.max(...locks) > now) return 'locked';
    const isPinned = last.status === 'void' && (last.voidedAt ?? 0) + rules.pin > now;
    if (!isPinned) return 'new';
    if (last.deadline <= now) return 'locked';
    return Object.assign(last, { status: 'open', completedAt: null });
  }

  begin(id: number, questionIds: number[]): void {
    const blank = () => ({ seq: 0, option: -1, flagged: false, isLate: false });
    this.attempts.push({
      id,
      status: 'open',
      startedAt: this.now,
      deadline: this.now + rules.timeLimit,
      completedAt: null,
      voidedAt: null,
      retakeAt: null,
      score: 0,
      answers: new Map(questionIds.map((questionId) => [questionId, blank()])),
    });
  }

  /** @returns whether the attempt accepts answers */
  save(attempt: ModelAttempt, given: Given[]): boolean {
    const accepts = this.#accepts(attempt);
    for (const answer of newestOf(given)) {
      const stored = attempt.answers.get(answer.questionId);
      if (!stored || (answer.seq !== undefined && answer.seq <= stored.seq)) continue;
      if (accepts) put(stored, answer);
      else markLate(attempt, stored, answer);
    }
    return accepts;
  }

  submit(attempt: ModelAttempt, given: Given[]): Status {
    if (this.save(attempt, given)) this.#finish(attempt, 'submitted');
    else this.#gradeIfOverdue(attempt);
    return attempt.status;
  }

  leave(attempt: ModelAttempt): Status {
    if (attempt.status !== 'open') return attempt.status;
    if (attempt.deadline <= this.now) this.#gradeSaved(attempt);
    else if (this.now - attempt.startedAt < rules.earlyLeave && this.#mayVoid(attempt))
      Object.assign(attempt, {
        status: 'void',
        completedAt: this.now,
        voidedAt: this.now,
      });
    else this.#finish(attempt, 'abandoned');
    return attempt.status;
  }

  gradeOverdue(): void {
    for (const attempt of this.attempts) this.#gradeIfOverdue(attempt);
  }

  #accepts({ status, deadline }: ModelAttempt): boolean {
    return status === 'open' && deadline >= this.now - rules.grace;
  }

  #gradeIfOverdue(attempt: ModelAttempt): void {
    if (attempt.status === 'open' && !this.#accepts(attempt)) this.#gradeSaved(attempt);
  }

  #gradeSaved(attempt: ModelAttempt): void {
    const isAnswered = [...attempt.answers.values()].some(({ option }) => option >= 0);
    this.#finish(attempt, isAnswered ? 'timed_out' : 'abandoned');
  }

  #finish(attempt: ModelAttempt, status: 'submitted' | 'timed_out' | 'abandoned'): void {
    const right = [...attempt.answers.values()].filter(({ option }) => option === rightOption);
    attempt.status = status;
    attempt.completedAt = Math.min(this.now, attempt.deadline);
    attempt.score = status === 'abandoned' ? 0 : right.length;
    attempt.retakeAt =
      attempt.completedAt + (isPassed(attempt) ? rules.cooldown.passed : rules.cooldown.missed);
  }

  #mayVoid(attempt: ModelAttempt): boolean {
    const wasVoided = this.attempts.some(
      ({ voidedAt }) => voidedAt !== null && voidedAt > this.now - rules.cooldown.missed,
    );
    return attempt.voidedAt === null && !wasVoided;
  }
}

export const isPassed = ({ score, answers }: ModelAttempt): boolean =>
  score * 5 >= answers.size * 4;

/** The newest answer to each question: the last one without a number, else the last with the highest. */
function newestOf(given: Given[]): Given[] {
  const rank = ({ seq = Number.POSITIVE_INFINITY }: Given) => seq;
  const ofQuestion = Map.groupBy(given, ({ questionId }) => questionId);
  return [...ofQuestion.values()].map((answers) =>
    answers.reduce((newest, next) => (rank(next) >= rank(newest) ? next : newest)),
  );
}

function put(stored: StoredAnswer, { seq = 0, option, flagged }: Given): void {
  Object.assign(stored, { seq: Math.max(seq, stored.seq + 1), option, flagged });
}

function markLate({ status }: ModelAttempt, stored: StoredAnswer, { option }: Given): void {
  if (status !== 'void' && stored.option !== option) stored.isLate = true;
}
