import { yearSeconds } from '#server/kernel/clock.ts';
import type { Context } from '#server/kernel/context.ts';
import { languageCookie } from '#shared/kernel/language/languages.ts';

/** The language that a browser sends with each request, before it is known who makes it. */
export function rememberLanguage({ cookies }: Pick<Context, 'cookies'>, language: string): void {
  if (cookies.get(languageCookie) === language) return;
  cookies.set(languageCookie, language, { maxAgeSeconds: yearSeconds });
}
