/** Whether nothing on the page has the focus, as when the element that had it was removed. */
export const isFocusLost = (focused = document.activeElement): boolean =>
  focused === null || focused === document.body || !focused.isConnected;
