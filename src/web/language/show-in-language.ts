import { languageOfPath, withoutLanguage } from '#shared/kernel/language/languages.ts';
import { languageChosen } from './language.tsx';

/** Loads the page again after another language was chosen: one that the address names no longer counts. What was typed stays. */
export function showInChosenLanguage(): void {
  dispatchEvent(new Event(languageChosen));
  const { pathname, search, hash } = location;
  if (languageOfPath(pathname) === undefined) location.reload();
  else location.assign(withoutLanguage(pathname) + search + hash);
}
