import type { LocationRewrite } from '@tanstack/react-router';
import { withoutLanguage } from '#shared/kernel/language/languages.ts';

/**
 * Routes know nothing of the language that an address begins with; links keep it.
 * @param prefix `/de`
 */
export const prefixed = (prefix: string): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = withoutLanguage(url.pathname);
    return url;
  },
  output: ({ url }) => {
    url.pathname = url.pathname === '/' ? prefix : `${prefix}${url.pathname}`;
    return url;
  },
});
