import type { AttemptSummary } from '#shared/features/attempt/schema.ts';
import { withStorage } from '#web/browser-storage.ts';
import { personalKey } from '#web/session/personal-storage.ts';
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
  /** The attempt is over only by a time that no answer of the server has confirmed. */
  isAssumed?: boolean | undefined;
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
  isAssumed: optional(flag),
  result: optional(attemptSummary),
});

const key = personalKey('quiz-result');

export function writeStoredResult(note: StoredResult): void {
  // Without storage the address still names the attempt.
  withStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify(note)));
}

export function readStoredResult(): StoredResult | undefined {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(key));
  return readStored(stored, storedResult);
}
