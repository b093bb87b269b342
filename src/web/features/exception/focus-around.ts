/**
 * Finds the part of the page around a control that is removed by its own click.
 * @returns sets the focus there; the part is found before the click takes effect, because the control may be gone then
 */
export function focusAround(control: Element): () => void {
  const part = control.closest<HTMLElement>('[tabindex="-1"]');
  return () => part?.focus({ preventScroll: true });
}
