import { z } from 'zod';
import { AttemptSummary } from '#shared/features/attempt/schema.ts';

/** What this tab remembers of a submit, so that the summary can always show something. */
const StoredResult = z.object({
  /** The owner: it is not shown to another account in this tab. */
  userId: z.int(),
  attemptId: z.int(),
  quiz: z.object({ id: z.int(), title: z.string() }),
  answered: z.int(),
  totalQuestions: z.int(),
  /** The server's result; absent until it has answered. */
  result: AttemptSummary.extend({
    startedAt: z.string(),
    completedAt: z.string(),
    canRetakeAt: z.string().nullable(),
  }).optional(),
});
export type StoredResult = z.infer<typeof StoredResult>;

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
    return StoredResult.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
