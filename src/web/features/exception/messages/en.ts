import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Exceptions',
  lead: 'What this person is allowed beyond the rules of quizzes.',
  failed: 'Error loading the exceptions',
  add: 'Add exception',
  everyQuiz: 'Every quiz',
  moreTime: ({ percent }: { percent: string }) => `${percent} more time`,
  moreAttempts: ({ count }: { count: number }) =>
    plural(count, { one: '# more attempt', other: '# more attempts' }),
  openUntil: 'Open until <date></date>',
  removeNamed: ({ name }: { name: string }) => `Remove exception: ${name}`,
  removed: 'The exception was removed',
  added: 'The exception was saved',
  notDone: 'This could not be done',
  quiz: 'Quiz',
  nothingFound: 'No quiz found',
  extraTime: 'Extra time',
  none: 'None',
  extraAttempts: 'More attempts',
  closesAt: 'Open until',
  hint: 'It counts for attempts that begin afterwards. Another exception on the same quiz is replaced.',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
};
