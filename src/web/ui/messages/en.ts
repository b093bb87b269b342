import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  loading: 'Loading…',
  loadingEditor: 'Loading editor...',
  close: 'Close',
  cancel: 'Cancel',
  goHome: 'Go home',
  languages: 'Languages',
  allLanguages: 'All languages',
  notFound: {
    head: 'Page Not Found',
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    browse: 'Browse quizzes',
    findQuiz: 'Find a quiz',
    find: 'Find',
  },
  pager: {
    pages: 'Pages',
    page: ({ page }: { page: number }) => `Page ${number(page)}`,
    pageOf: ({ page, pages }: { page: number; pages: number }) =>
      `Page ${number(page)} of ${number(pages)}`,
    first: 'first',
    previous: 'previous',
    next: 'next',
    last: 'last',
  },
  difficulty: 'Difficulty:',
  notifications: 'Notifications (F8)',
  dismiss: 'Dismiss',
  share: {
    copied: 'Link copied!',
    copiedHint: 'The address of this page is on your clipboard.',
    notCopied: 'The link could not be copied',
  },
  leaving: {
    title: 'Leave without saving?',
    leave: 'Leave',
    stay: 'Stay',
    unsaved: 'What you changed here has not been saved and would be lost.',
  },
};
