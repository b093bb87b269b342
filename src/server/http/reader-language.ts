import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import {
  fallbackAmong,
  isLanguage,
  type Language,
  languageCookie,
  languageOfPath,
  languages,
  type PageLanguage,
  withoutLanguage,
} from '#shared/kernel/language/languages.ts';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import type { Services } from '../kernel/context.ts';
import { wireName } from './wire-name.ts';

type SiteServices = Pick<Services, 'config' | 'settings'>;

/** The language of a page: the cookie's, else the best one of Accept-Language. */
export function readerLanguage(
  { config, settings }: SiteServices,
  request: FastifyRequest,
): Language {
  const { languages: offered } = settings.current;
  // Read from the header: a kept page is found before cookies are parsed.
  const name = `${wireName(config, languageCookie)}=`;
  const cookies = request.headers.cookie?.split('; ') ?? [];
  const chosen = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  return isLanguage(chosen) && offered.includes(chosen)
    ? chosen
    : acceptedLanguage(request, offered);
}

/** The language of a call: the best one of Accept-Language. The app sends the language of its page. */
export function acceptedLanguage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly Language[] = languages,
): Language {
  // In this order where the header prefers none.
  const [best] = new Negotiator({ headers }).languages([...offered]);
  return isLanguage(best) ? best : fallbackAmong(offered);
}

/** The language of a page: the one that its address begins with, else the reader's. */
export function languageOfPage(site: SiteServices, request: FastifyRequest): PageLanguage {
  const named = languageOfPath(request.url.split('?', 1)[0] ?? '');
  return named !== undefined && site.settings.current.languages.includes(named)
    ? { language: named, pathPrefix: `/${named}` }
    : { language: readerLanguage(site, request), pathPrefix: '' };
}

/** The address without the language that it names, if that language is not offered. */
export function withoutUnoffered(
  { settings }: Pick<Services, 'settings'>,
  { url }: Pick<FastifyRequest, 'url'>,
): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const named = languageOfPath(path);
  if (named === undefined || settings.current.languages.includes(named)) return undefined;
  return safeReturnPath(withoutLanguage(path) + url.slice(path.length));
}

/** Under which a page is kept: one per language, also where the address names none. */
export const pageKey = ({ language }: PageLanguage, address: string): string =>
  `${language}:${address}`;
