import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '#db/open.ts';
import { busy, grouped } from '#server/kernel/database/grouped.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isClosed } from '#shared/features/attempt/pacing.ts';
import {
  abandonGuard,
  isInTime,
  passes,
  replacesAnswer,
  retakeFrom,
  secondsTaken,
} from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { responseOf } from '#shared/features/question/question-types/registry.ts';
import { type EndedColumns, writeEnds } from '../mutations.ts';
import {
  type AnswerRow,
  type AttemptRow,
  canBeVoided,
  listAllAnswers,
  lockAttempts,
} from '../queries.ts';
import { paceOf } from '../views.ts';
import { gradeAnswers, resultOf } from './grade.ts';

/** How an attempt ends. */
export type Ending =
  /** @param over the deadline, if the player submits because it has passed */
  | { by: 'submit'; answers: AnswerInput[]; over?: Date | undefined }
  | { by: 'leave' }
  | { by: 'deadline' };

interface End {
  attemptId: number;
  ending: Ending;
  now: Date;
}

/** An attempt and its answers as they are stored now. */
export interface StoredAttempt {
  attempt: AttemptRow;
  answers: AnswerRow[];
}

/**
 * Ends attempts, each once: a second call finds it ended and changes nothing. Attempts that end at the
 * same time share one transaction of three statements: they are locked, their answers read, the ends written.
 * @returns the attempt as it is now; null when there is no such attempt
 */
export const endAttempt = grouped({
  run: (db: Database, ends: End[]) => inTransaction(db, (tx) => endAll(tx, ends)),
  atMost: 50,
  keyOf: ({ attemptId }: End) => attemptId,
});

async function endAll(tx: Tx, ends: End[]): Promise<(StoredAttempt | null | typeof busy)[]> {
  const ids = ends.map(({ attemptId }) => attemptId);
  const mayWait = ends.length === 1;
  const attempts = byKey(await lockAttempts(tx, ids, { wait: mayWait }), ({ id }) => id);
  // A statement of its own after the lock, so that it sees a save that the lock waited for.
  const answers = Map.groupBy(await listAllAnswers(tx, ids), ({ quizAttemptId }) => quizAttemptId);
  const results = await Promise.all(
    ends.map(async ({ attemptId, ending, now }) => {
      const attempt = attempts.get(attemptId);
      if (!attempt) return mayWait ? null : busy;
      const stored = { attempt, answers: answers.get(attemptId) ?? [] };
      const mayVoid =
        leavesEarly(attempt, ending, now) &&
        !isAnyShown(stored.answers) &&
        (await canBeVoided(tx, attempt, now));
      return { ...stored, end: endOf(stored, { ending, now, mayVoid }) };
    }),
  );
  const decided = results.flatMap((result) =>
    result === null || result === busy ? [] : result.end,
  );
  await writeEnds(tx, {
    attempts: decided.flatMap(({ attempt }) => attempt ?? []),
    answers: decided.flatMap((end) => end.answers),
  });
  return results.map((result) => (result === null || result === busy ? result : after(result)));
}

/** Leaving within the first seconds voids an attempt where it can be voided. */
const leavesEarly = ({ startedAt }: AttemptRow, { by }: Ending, now: Date): boolean =>
  by === 'leave' && now.getTime() - startedAt.getTime() < abandonGuard;

/** Whether the deadline was moved since it ran out for the player, and is ahead. */
const hasMoreTime = ({ deadline }: AttemptRow, over: Date | undefined, now: Date): boolean =>
  over !== undefined && over < deadline && now < deadline;

/** Whether an answer was checked. Leaving must then have no advantage, so the attempt counts. */
const isAnyShown = (answers: AnswerRow[]): boolean =>
  answers.some(({ checkedAt }) => checkedAt !== null);

/** The changes that an end makes. */
interface Changes {
  /** Undefined: the attempt stays as it is. */
  attempt?: EndedColumns | undefined;
  /** The answers that change, as they are afterwards. */
  answers: AnswerRow[];
}

/**
 * Decides how an attempt ends. A submit in time is graded with its answers. After the deadline, the saved
 * answers are graded, and the answers of a late submit are recorded as late. An attempt that is left before its
 * deadline, or whose time runs out without an answer, is abandoned; one that is left after an answer was checked is
 * graded. The grace is for answers: after the deadline there is nothing to give up. A submit by the clock changes
 * nothing if minutes were added since: only the lock of the attempt decides which of the two came first.
 */
function endOf(
  { attempt, answers }: StoredAttempt,
  { ending, now, mayVoid }: { ending: Ending; now: Date; mayVoid: boolean },
): Changes {
  const isOpen = attempt.status === 'open';
  const inTime = isOpen && isInTime(attempt.deadline, now);
  const late =
    ending.by === 'submit' && !inTime && attempt.status !== 'void'
      ? lateAnswers(attempt, answers, ending.answers, now)
      : [];
  if (!isOpen || (ending.by === 'deadline' && inTime)) return { answers: late };
  if (ending.by === 'submit' && hasMoreTime(attempt, ending.over, now)) return { answers: [] };

  const completedAt = now < attempt.deadline ? now : attempt.deadline;
  const isLeft = ending.by === 'leave' && inTime && now < attempt.deadline;
  if (isLeft && mayVoid) return { attempt: uncounted(attempt, 'void', completedAt), answers: [] };
  const isSubmitted = ending.by === 'submit' && inTime;
  const final = isSubmitted
    ? replaced(answers, submittedAnswers(attempt, answers, ending.answers, now))
    : replaced(answers, late);
  const graded = gradeAnswers(attempt, final);
  const isGivenUp = isLeft && !isAnyShown(final);
  if (isGivenUp || (!isSubmitted && final.every(({ response }) => response === null)))
    // The answers of an abandoned attempt are graded for the review; they do not count.
    return { attempt: uncounted(attempt, 'abandoned', completedAt), answers: graded };
  const result = resultOf(attempt, graded);
  const passed = passes(result, attempt.rules);
  return {
    answers: graded,
    attempt: {
      id: attempt.id,
      status: isSubmitted || isLeft ? 'submitted' : 'timed_out',
      completedAt,
      voidedAt: null,
      score: result.score,
      points: result.points,
      passed,
      timeTaken: secondsTaken(attempt.startedAt, completedAt),
      canRetakeAt: retakeFrom(passed, completedAt, attempt.rules),
      toBeMarked: graded.filter(({ isCorrect }) => isCorrect === null).length,
      isCounted: true,
    },
  };
}

/**
 * The end of an attempt without a score: voided, which leaves no result, or abandoned, which locks the quiz.
 */
function uncounted(
  attempt: AttemptRow,
  status: 'void' | 'abandoned',
  completedAt: Date,
): EndedColumns {
  return {
    id: attempt.id,
    status,
    completedAt,
    voidedAt: status === 'void' ? completedAt : null,
    score: 0,
    points: null,
    passed: false,
    timeTaken: secondsTaken(attempt.startedAt, completedAt),
    canRetakeAt: status === 'abandoned' ? retakeFrom(false, completedAt, attempt.rules) : null,
    toBeMarked: 0,
    isCounted: false,
  };
}

/** The newer answers of a submit as they are stored; those to questions that are closed by now stay as they are. */
function submittedAnswers(
  attempt: AttemptRow,
  stored: AnswerRow[],
  given: AnswerInput[],
  now: Date,
): AnswerRow[] {
  const indexes = new Map(attempt.paper.map(({ questionId }, index) => [questionId, index]));
  const open = given.filter(
    ({ questionId }) => !isClosed(paceOf(attempt), indexes.get(questionId) ?? 0, now),
  );
  const unchecked = stored.filter(({ checkedAt }) => checkedAt === null);
  return matched(attempt, unchecked, open).map(({ row, answer, response }) => ({
    ...row,
    response,
    flagged: answer.flagged,
    seq: answer.seq ?? Math.min(row.seq + 1, Number.MAX_SAFE_INTEGER),
    savedAt: now,
  }));
}

/** Marks answers of a late submit that differ from the counted ones. The time of an earlier mark stays. */
function lateAnswers(
  attempt: AttemptRow,
  stored: AnswerRow[],
  given: AnswerInput[],
  now: Date,
): AnswerRow[] {
  return matched(attempt, stored, given)
    .filter(
      ({ row, response }) =>
        row.lateAt === null && row.checkedAt === null && !isDeepStrictEqual(row.response, response),
    )
    .map(({ row }) => ({ ...row, lateAt: now }));
}

/**
 * The newest given answer to each question (without a number: the last one) with the row that stores it, unless that is
 * as new: another device may have saved a later change.
 */
function matched({ paper }: AttemptRow, stored: AnswerRow[], given: AnswerInput[]) {
  const types = new Map(paper.map(({ questionId, type }) => [questionId, type]));
  const newest = new Map<number, AnswerInput>();
  for (const answer of given) {
    const known = newest.get(answer.questionId);
    if (!known || numberOf(answer) >= numberOf(known)) newest.set(answer.questionId, answer);
  }
  return stored.flatMap((row) => {
    const answer = newest.get(row.questionId);
    const type = types.get(row.questionId);
    if (!answer || !type || !replacesAnswer({ seq: numberOf(answer) }, row)) return [];
    return [{ row, answer, response: responseOf(type, answer) }];
  });
}

const numberOf = ({ seq }: AnswerInput): number => seq ?? Number.POSITIVE_INFINITY;

const replaced = (answers: AnswerRow[], changed: AnswerRow[]): AnswerRow[] => {
  const byId = byKey(changed, ({ id }) => id);
  return answers.map((answer) => byId.get(answer.id) ?? answer);
};

/** The attempt as it is once its end has been written. */
function after({ attempt, answers, end }: StoredAttempt & { end: Changes }): StoredAttempt {
  if (!end.attempt) return { attempt, answers: replaced(answers, end.answers) };
  const { isCounted: _, voidedAt, ...columns } = end.attempt;
  return {
    attempt: { ...attempt, ...columns, voidedAt: voidedAt ?? attempt.voidedAt },
    answers: replaced(answers, end.answers),
  };
}

const byKey = <Item>(items: Item[], keyOf: (item: Item) => number): Map<number, Item> =>
  new Map(items.map((item) => [keyOf(item), item]));
