/** The id prefix of a question's inputs. */
export const questionPrefix = (key: string) => `question-${key}`;

/** Once the page shows what was just changed. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) element.focus();
    // What was opened a moment ago may take one more frame.
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

/** After the last row was removed, its button is gone; after another one, the button of the next row is there. */
export function focusAfterRemoval({ index, count, adding }: RemovedRow): void {
  if (index === count - 1) focusSoon(adding);
}
