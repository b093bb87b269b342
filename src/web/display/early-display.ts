/** Where a browser keeps how pages are shown: the words of the attribute `data-display`. */
export const displayKey = 'display';

/**
 * Runs inline in the head of every page, before anything is painted, and uses nothing outside itself. The same page is
 * sent to everybody; how it is shown is a matter of this browser.
 */
function showEarly(key: string) {
  const root = document.documentElement;
  try {
    root.dataset.display = localStorage.getItem(key) ?? '';
  } catch {
    root.dataset.display = '';
  }
  if (matchMedia('(prefers-contrast: more)').matches) root.dataset.display += ' highContrast';
}

/** For the server alone: a browser does not load it twice. */
export const earlyDisplay = import.meta.env.SSR ? `(${showEarly})('${displayKey}')` : '';
