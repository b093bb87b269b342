import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Quizzes',
  titleOf: ({ category }: { category: string }) => `${category} quizzes`,
  lead: 'Pick a topic, mind the clock, and see every answer explained afterwards.',
  description:
    'Timed multiple-choice quizzes by topic and level, each answer explained afterwards.',
  descriptionOf: ({ category }: { category: string }) =>
    `Timed multiple-choice quizzes on ${category}, each answer explained afterwards.`,
  categories: 'Categories',
  allCategories: 'All Categories',
  categoriesFailed: 'Error loading categories',
  subCategories: 'Sub-categories',
  allSubCategories: 'All',
  difficulty: 'Difficulty',
  anyLevel: 'All levels',
  length: 'Length',
  anyLength: 'Any length',
  lengths: {
    short: 'Up to 10 mins',
    medium: '11 to 20 mins',
    long: 'Over 20 mins',
  },
  state: 'Your progress',
  anyState: 'Any progress',
  states: {
    new: 'New to you',
    open: 'In progress',
    mastered: 'Mastered',
    to_be_marked: 'To be marked',
    cooldown: 'In cooldown',
  },
  sort: 'Sort by',
  sorts: {
    best: 'Best match first',
    newest: 'Newest first',
    popular: 'Most taken',
    stars: 'Best liked',
    title: 'Title A to Z',
    shortest: 'Shortest first',
  },
  searchPlaceholder: 'Search quizzes',
  searchByWords: 'Search quizzes by words',
  search: 'Search',
  clearSearch: 'Clear search',
  found: ({ count }: { count: number }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  foundFor: ({ count, text }: { count: number; text: string }) =>
    `${plural(count, { one: '# quiz', other: '# quizzes' })} for “${text}”`,
  quoted: ({ text }: { text: string }) => `“${text}”`,
  removeFilter: ({ filter }: { filter: string }) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
  clearAllFilters: 'Clear all filters',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  beyondEnd: 'The list ends before this page',
  firstPage: 'Go to the first page',
  noMatch: 'No quiz matches',
  noMatchHint: 'Try fewer words, or remove a filter.',
  membersOnly: 'For members only',
};
