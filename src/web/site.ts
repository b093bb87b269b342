import type { PageLanguage } from '#shared/kernel/language/languages.ts';

/** Settings of the server that the app needs, and the language of the page. */
export interface Site extends PageLanguage {
  /** Origin without a slash at the end: `https://quiz.example`. */
  publicUrl: string;
  /** Whether Google sign-in is configured. */
  googleSignIn: boolean;
  /** How many characters a new password needs. */
  passwordMinimum: number;
  /** Whether administrators need a second factor. */
  adminSecondFactor?: boolean;
  /** Where visitors can write directly. */
  contactEmail?: string | undefined;
  /** Of the analytics service, where one is used. */
  analyticsId?: string | undefined;
}
