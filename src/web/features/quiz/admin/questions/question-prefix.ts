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
