export const messages = {
  pageTitle: 'Open a quiz',
  description: 'A quiz that you were given a link to.',
  signInFirst: 'Sign in to open this quiz',
  signInHint: 'It is for members who have the link. You come back here after signing in.',
  signIn: 'Sign in',
  notYet: 'This quiz is not published yet',
  notYetHint: 'You can open it once it is. Please use the same link then.',
};
