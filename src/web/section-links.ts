/** How long a section may take to be drawn again, in milliseconds. */
const waitAtMost = 5000;

/**
 * Scrolls to the section that a link within the page leads to. The router takes its fragment for a navigation, which
 * keeps the browser from scrolling. While the page is not yet hydrated, that navigation also makes React draw the text
 * again, so that the section may be absent for a moment. Entries of the history that the router has made are left to it.
 */
export function followSectionLinks(): void {
  addEventListener('hashchange', () => {
    if (history.state !== null) return;
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === '' || showSection(id)) return;
    const observer = new MutationObserver(() => {
      if (showSection(id)) observer.disconnect();
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), waitAtMost);
  });
}

function showSection(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  return section !== null;
}
