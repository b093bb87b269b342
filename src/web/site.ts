/** What the server tells the app about the place it runs at; the same for every visitor. */
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
