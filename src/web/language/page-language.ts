import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOfPath,
  type PageLanguage,
} from '#shared/kernel/language/languages.ts';

/** In the browser: the language in which the server has rendered this page. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** In the browser: the language, and the prefix of the address. */
export function languageOfPage(): PageLanguage {
  const named = languageOfPath(location.pathname);
  return { language: pageLanguage(), pathPrefix: named ? `/${named}` : '' };
}
