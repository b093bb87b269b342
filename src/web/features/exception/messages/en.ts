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
  allQuizzes: 'All quizzes of the class',
  byClass: ({ name }: { name: string }) => `Given by the class ${name}`,
  titleOf: ({ name }: { name: string }) => `Exceptions for ${name}`,
  given: 'Given in this class',
  classLead: 'They hold for quizzes that are assigned in this class, while the person is a member.',
  classHint:
    'It counts for attempts that begin afterwards, at quizzes that are assigned in this class.',
  changeNamed: ({ name }: { name: string }) => `Change exception: ${name}`,
  formerTeacher: 'Former teacher',
  notAssigned: 'Without effect: this quiz is not assigned now',
  inEffect: 'In effect now',
  begins: 'In effect from <date></date>',
  time: ({ time }: { time: string }) => `Time: ${time}`,
  attempts: ({ used }: { used: string }) => `Attempts used: ${used}`,
  attemptsOf: ({ used, most }: { used: string; most: string }) =>
    `Attempts used: ${used} of ${most}`,
  waits: 'Waits',
  waitsUntil: 'Has to wait until <date></date>',
  endWait: 'End the wait',
  endWaitNamed: ({ name }: { name: string }) => `End the wait: ${name}`,
  waitEnded: 'The wait has ended',
  sources: {
    administrator: 'By an administrator:',
    'other-class': 'By another class:',
  },
};
