/** A finished attempt. */
interface Finished {
  quiz: { id: number; title: string; language: string; isOpen: boolean };
  passed: boolean;
  canRetakeAt: string | null;
}

/** A quiz that was not passed the last time, and when it can be taken again. */
export interface Retake {
  quiz: Finished['quiz'];
  /** ISO 8601; null when it is open already. */
  opensAt: string | null;
}

/** Quizzes still to pass: those open now, the latest failure first, then those that open next. */
export function retakesOf(finished: readonly Finished[], now: number): Retake[] {
  const latest = new Map<number, Finished>();
  for (const attempt of finished) {
    if (!latest.has(attempt.quiz.id)) latest.set(attempt.quiz.id, attempt);
  }
  return [...latest.values()]
    .filter(({ passed, quiz }) => !passed && quiz.isOpen)
    .map(({ quiz, canRetakeAt }) => ({
      quiz,
      opensAt: canRetakeAt !== null && Date.parse(canRetakeAt) > now ? canRetakeAt : null,
    }))
    .sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''));
}
