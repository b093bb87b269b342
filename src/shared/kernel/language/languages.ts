/** The languages of the interface, by their ISO 639-1 codes. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language of a page, and how its address says so. */
export interface PageLanguage {
  language: Language;
  /** What all addresses of the app begin with, if the page's does: `/de`, else empty. */
  pathPrefix: string;
}

/** Used where a reader has asked for none of the languages. */
export const defaultLanguage: Language = 'en';

/** For readers whose own language is not among the offered ones. */
export const fallbackAmong = (offered: readonly Language[]): Language =>
  offered.includes(defaultLanguage) ? defaultLanguage : (offered[0] ?? defaultLanguage);

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
  ar: 'العربية',
};

export const isLanguage = (code: string | undefined): code is Language =>
  languages.some((language) => language === code);

const rightToLeft: ReadonlySet<Language> = new Set(['ar']);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(language) ? 'rtl' : 'ltr';

/** The cookie with the language that a visitor has chosen. Scripts may read and write it. */
export const languageCookie = 'language';

/**
 * The language that an address begins with: `/de/quizzes`.
 * @param pathname with a slash at its beginning
 */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}

/** `/quizzes` for `/de/quizzes`; other paths are returned unchanged. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === undefined ? pathname : pathname.slice(language.length + 1) || '/';
}
