import { languageOfPath, withoutLanguage } from '#shared/kernel/language/languages.ts';

/** Loads the page again after another language was chosen: one that the address names no longer counts. */
export function showInChosenLanguage(): void {
  const { pathname, search, hash } = location;
  if (languageOfPath(pathname) === undefined) location.reload();
  else location.assign(withoutLanguage(pathname) + search + hash);
}
