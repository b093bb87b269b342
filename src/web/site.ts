/** Settings of the server that the app needs; the same for every visitor. */
export interface Site {
  /** Origin without a slash at the end: `https://quiz.example`. */
  publicUrl: string;
  /** Whether Google sign-in is configured. */
  googleSignIn: boolean;
  /** Where visitors can write directly. */
  contactEmail?: string | undefined;
  /** Of the analytics service, where one is used. */
  analyticsId?: string | undefined;
}
