/** How long a section may take to be drawn again, in milliseconds. */
const maxWait = 5000;

/** What a reader does to move on by hand. */
const movements = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the section that a link within the page leads to. The router takes its fragment for a navigation, which
 * keeps the browser from scrolling. Entries of the history that the router has made are left to it.
 */
export function followSectionLinks(): void {
  // One may have been pressed before this script ran.
  let stop = followFragment();
  addEventListener('hashchange', () => {
    stop();
    stop = followFragment();
  });
}

/**
 * Before the page is hydrated, a fragment also makes React draw the text again: the section may be absent for a moment,
 * and is then another element, to which the browser has not scrolled.
 * @returns a function that ends it
 */
function followFragment(): () => void {
  const id = fragment();
  if (history.state !== null || id === '') return () => {};
  let shown: HTMLElement | null = null;
  const show = () => {
    const section = document.getElementById(id);
    if (section && section !== shown) section.scrollIntoView();
    shown = section ?? shown;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  setTimeout(stop, maxWait);
  for (const movement of movements) addEventListener(movement, stop, { once: true, passive: true });
  return stop;
}

/** The fragment of the address; empty if it cannot be read. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
