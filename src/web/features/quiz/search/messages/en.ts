import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  search: 'Search quizzes',
  submit: 'Search',
  close: 'Close search',
  suggestions: ({ count }: { count: number }) =>
    plural(count, { one: '# suggestion', other: '# suggestions' }),
  recent: 'Recent searches',
  matching: 'Matching quizzes',
  clearRecent: 'Clear recent searches',
  notAvailable: 'Suggestions are not available right now.',
  noTitle: 'No quiz has this in its title.',
  allResults: ({ text }: { text: string }) => `See all results for “${text}”`,
  questions: 'Questions',
  draftOf: ({ quiz }: { quiz: string }) => `${quiz} (draft)`,
};
