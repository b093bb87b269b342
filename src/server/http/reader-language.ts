import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageOfPath,
  languages,
  type PageLanguage,
} from '#shared/kernel/language/languages.ts';
import type { Config } from '../config.ts';
import { wireName } from './wire-name.ts';

/** The language of a page: the cookie's, else the best one of Accept-Language. */
export function readerLanguage(config: Config, request: FastifyRequest): Language {
  // Read from the header: a kept page is found before cookies are parsed.
  const name = `${wireName(config, languageCookie)}=`;
  const cookies = request.headers.cookie?.split('; ') ?? [];
  const chosen = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  return isLanguage(chosen) ? chosen : acceptedLanguage(request);
}

/** The language of a call: the best one of Accept-Language. The app sends the language of its page. */
export function acceptedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  // In this order where the header prefers none.
  const [best] = new Negotiator({ headers }).languages([...languages]);
  return isLanguage(best) ? best : defaultLanguage;
}

/** The language of a page: the one that its address begins with, else the reader's. */
export function languageOfPage(config: Config, request: FastifyRequest): PageLanguage {
  const named = languageOfPath(request.url.split('?', 1)[0] ?? '');
  return {
    language: named ?? readerLanguage(config, request),
    pathPrefix: named === undefined ? '' : `/${named}`,
  };
}

/** Under which a page is kept: one per language, also where the address names none. */
export const pageKey = ({ language }: PageLanguage, address: string): string =>
  `${language}:${address}`;
