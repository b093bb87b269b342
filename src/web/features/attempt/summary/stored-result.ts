import type { AttemptSummary } from '#shared/features/attempt/schema.ts';
import {
  fieldsOf,
  flag,
  integer,
  literal,
  number,
  optional,
  orNull,
  readStored,
  type Shape,
  text,
} from '#web/stored-shape.ts';

/** What this tab remembers of a submit, so that the summary can always show something. */
export interface StoredResult {
  /** The owner: it is not shown to another account in this tab. */
  userId: number;
  attemptId: number;
  quiz: { id: number; title: string };
  answered: number;
  totalQuestions: number;
  /** The server's result; absent until it has answered. */
  result?: AttemptSummary | undefined;
}

const attemptSummary: Shape<AttemptSummary> = fieldsOf({
  id: integer,
  quizId: integer,
  quiz: fieldsOf({ id: integer, title: text, language: text, isOpen: flag }),
  status: literal('submitted', 'timed_out', 'abandoned', 'self_reported'),
  selfReported: flag,
  score: integer,
  totalQuestions: integer,
  points: optional(number),
  percentage: number,
  passed: flag,
  toBeMarked: optional(integer),
  passScore: integer,
  passMarkPercent: number,
  endedBy: literal('learner', 'clock'),
  timeTaken: orNull(integer),
  startedAt: text,
  completedAt: text,
  canRetakeAt: orNull(text),
});

const storedResult: Shape<StoredResult> = fieldsOf({
  userId: integer,
  attemptId: integer,
  quiz: fieldsOf({ id: integer, title: text }),
  answered: integer,
  totalQuestions: integer,
  result: optional(attemptSummary),
});

const key = 'quiz-result';

export function writeStoredResult(note: StoredResult): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Without storage the address still names the attempt.
  }
}

export function readStoredResult(): StoredResult | undefined {
  try {
    return readStored(sessionStorage.getItem(key), storedResult);
  } catch {
    return undefined;
  }
}
