/** Which question this tab had on screen, so that a reload comes back to it. */
const key = (attemptId: number) => `quiz-attempt-${attemptId}`;

/** Undefined when this tab has not had the attempt open. */
export function readPlace(attemptId: number): number | undefined {
  try {
    const place = Number.parseInt(sessionStorage.getItem(key(attemptId)) ?? '', 10);
    return Number.isInteger(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

export function writePlace(attemptId: number, place: number): void {
  try {
    sessionStorage.setItem(key(attemptId), String(place));
  } catch {
    // Without storage a reload begins at the first question.
  }
}

export function forgetPlace(attemptId: number): void {
  try {
    sessionStorage.removeItem(key(attemptId));
  } catch {
    // There was nothing to forget.
  }
}
