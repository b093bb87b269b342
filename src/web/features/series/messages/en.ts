import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  series: 'Series',
  title: 'Learning Series',
  lead: 'Structured learning paths to master your skills',
  category: 'Category',
  allCategories: 'All Categories',
  categoriesFailed: 'Error loading categories',
  all: 'All Series',
  of: ({ category }: { category: string }) => `${category} Series`,
  failed: 'Error loading series',
  loading: 'Loading series…',
  none: 'No series found',
  noneYet: 'No series have been created yet.',
  noneInCategory: 'No series available in this category yet.',
  level: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  quizzes: ({ count }: { count: number }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  masteredOf: ({ mastered, count }: { mastered: string; count: number }) =>
    `${mastered} of ${plural(count, { one: '# quiz', other: '# quizzes' })} mastered`,
  created: 'Created <date></date>',
  prerequisitesOf: '<term>Prerequisites:</term> <list></list>',
  partOf: 'Part of a series',
  step: ({ step, count }: { step: string; count: string }) => `Quiz ${step} of ${count}`,
  details: {
    back: 'All series',
    title: 'Series Details',
    close: 'Close details',
    notFound: 'Series not found',
    notFoundHint: 'It may have been removed, or the address is wrong.',
    outcomes: 'Learning Outcomes',
    noOutcomes: 'Not described yet.',
    prerequisites: 'Prerequisites',
    noPrerequisites: 'None.',
    practise: 'Practise this series',
    quizzes: 'Quizzes in this Series',
    noQuizzes: 'No quizzes available in this series yet.',
    masteredOf: ({ mastered, count }: { mastered: string; count: string }) =>
      `${mastered} of ${count} mastered`,
    mastered: 'Mastered',
    noTimeLimit: 'No time limit',
    questions: ({ count }: { count: number }) =>
      plural(count, { one: '# question', other: '# questions' }),
    learners: ({ count }: { count: number }) =>
      plural(count, { one: '# learner', other: '# learners' }),
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# attempt', other: '# attempts' }),
    start: 'Start Quiz',
    startQuiz: ({ title }: { title: string }) => `Start Quiz: ${title}`,
  },
};
