/**
 * A `ref` for what replaces the control that was just used: it gets the focus when it is shown, which would otherwise be lost.
 * The element needs `tabIndex={-1}`.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
