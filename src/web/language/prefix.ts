import type { LocationRewrite } from '@tanstack/react-router';
import { withoutLanguage } from '#shared/kernel/language/languages.ts';

/**
 * Paths of routes are without the language that an address begins with; links keep it.
 * @param prefix `/de`
 */
export const prefixed = (prefix: string): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = withoutLanguage(url.pathname);
    return url;
  },
  output: ({ url }) => {
    url.pathname = withPrefix(prefix, url.pathname);
    return url;
  },
});

/** A path, with what follows it, under the language of an address: `/de` and not `/de/` for the home page. */
export const withPrefix = (prefix: string, path: string): string =>
  prefix && /^\/(?:\?|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
