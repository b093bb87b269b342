/** The id prefix of a question's inputs. */
export const questionPrefix = (key: string) => `question-${key}`;

/** Sets the focus once the change that was just made is rendered. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) element.focus();
    // An element that was just opened may need one more frame.
    else requestAnimationFrame(() => document.getElementById(id)?.focus());
  });
}

interface RemovedRow {
  index: number;
  /** How many rows there were before. */
  count: number;
  /** Id of what adds a row. */
  adding: string;
}

/**
 * After the last row was removed, the button that adds a row gets the focus. After another one, the button of the next
 * row is in the same position and keeps it.
 */
export function focusAfterRemoval({ index, count, adding }: RemovedRow): void {
  if (index === count - 1) focusSoon(adding);
}
