import { useRouteContext } from '@tanstack/react-router';
import type { PublicSettings } from '#shared/features/setting/rules.ts';
import type { PageLanguage } from '#shared/kernel/language/languages.ts';

/** An OpenID provider, by its id and the name on its button. */
export interface SignInProvider {
  id: string;
  name: string;
}

/** What the app needs to know of the server and the site, and the language of the page. */
export interface Site extends PageLanguage, PublicSettings {
  /** Origin without a slash at the end: `https://quiz.example`. */
  publicUrl: string;
  /** Whether Google sign-in is configured. */
  googleSignIn: boolean;
  /** Other OpenID providers that people can sign in with. */
  providers: readonly SignInProvider[];
  /** Of the analytics service, where one is used. */
  analyticsId?: string | undefined;
}

/** What is known of the site. */
export const useSite = (): Site =>
  useRouteContext({ from: '__root__', select: ({ site }) => site });
