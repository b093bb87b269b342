import { type Language, languages, withoutLanguage } from '#shared/kernel/language/languages.ts';

/** The page for practice without a connection, without a language. */
export const offlinePath = '/offline';

/** Under its language, so that the page that was kept is the same whichever language is chosen later. */
export const offlinePage = (language: string): string => `/${language}${offlinePath}`;

/** Where the page is opened instead when there is no connection. */
const insteadOf = new Set(['/', '/practice', offlinePath]);
export const isForOffline = (pathname: string): boolean => insteadOf.has(withoutLanguage(pathname));

const messages = new RegExp(`/(${languages.join('|')})-[^/]+\\.js$`);

/** The language of a built file of messages; undefined for other files. */
export const messageLanguage = (file: string): Language | undefined => {
  const named = messages.exec(file)?.[1];
  return languages.find((language) => language === named);
};
