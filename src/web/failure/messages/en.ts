import { english } from '../english.ts';

export const messages = {
  ...english,
  tryAgain: 'Try again',
  reference: ({ id }: { id: string }) => `Reference ${id}`,
  pageDidNotLoad: 'This page did not load',
  partDidNotLoad: 'This part did not load',
  homePage: 'Home page',
};
