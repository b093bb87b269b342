/**
 * What gets the focus when a control goes away because of its own press: the part of the page around it.
 * It is looked for before, because the control may be gone then.
 */
export function focusAround(control: Element): () => void {
  const part = control.closest<HTMLElement>('[tabindex="-1"]');
  return () => part?.focus({ preventScroll: true });
}
