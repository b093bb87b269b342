import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Your level',
  hint: 'How well you do in each subject, from all your answers. The bar is the range in which your level is, with a probability of 90%: the longer, the less is known.',
  categories: 'Categories',
  tags: 'Tags',
  answers: ({ count }: { count: string }) => `Answers: ${count}`,
  levels: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  between: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  unknown: 'Not known yet',
  missing: ({ count }: { count: number }) =>
    `This needs about ${plural(count, { one: '# more answer', other: '# more answers' })} to questions that are new to you.`,
};
