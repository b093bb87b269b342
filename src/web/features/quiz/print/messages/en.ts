import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  pageTitle: 'Print a Quiz',
  description: 'A quiz on paper, with answer sheets and the key.',
  denied: 'Access Denied — You need administrator privileges to access this page.',
  failed: 'The quiz could not be loaded',
  title: 'Print',
  edit: 'Edit this quiz',
  print: 'Print',
  versions: 'Versions',
  versionCount: ({ count }: { count: number }) =>
    plural(count, { one: '# version', other: '# versions' }),
  questions: 'Questions',
  allQuestions: ({ count }: { count: number }) =>
    `All: ${plural(count, { one: '# question', other: '# questions' })}`,
  asInAttempt: ({ count }: { count: number }) =>
    `As in an attempt: ${plural(count, { one: '# question', other: '# questions' })}`,
  shuffleAgain: 'Shuffle again',
  answerSheets: 'Answer sheets',
  answerSheet: 'Answer sheet',
  answerKey: 'Answer key',
  version: ({ letter }: { letter: string }) => `Version ${letter}`,
  name: 'Name',
  className: 'Class',
  date: 'Date',
  questionCount: ({ count }: { count: number }) =>
    plural(count, { one: '# question', other: '# questions' }),
  passMark: ({ percent }: { percent: string }) => `Pass mark ${percent}`,
  instruction: 'Mark one answer to each question, unless it says otherwise.',
  penalty: ({ percent }: { percent: string }) =>
    `A wrong answer costs ${percent} of a question; one that is left out costs nothing.`,
  hints: {
    letters: 'Mark every right answer.',
    order: 'Write the letters in the right order.',
    targets: 'Write the letter of what belongs to each item.',
    gaps: 'Fill in the gaps.',
    picture: ({ count }: { count: number }) =>
      `Mark ${plural(count, { one: '# place', other: '# places' })} in the picture with a cross.`,
  },
  onPicture: 'in the picture',
  picture: 'Picture of the question',
  true: 'True',
  false: 'False',
  sum: 'Right answers:',
  question: 'Question',
  rightAnswer: 'Right answer',
  nothing: 'This quiz has no complete question yet.',
  unfinished: ({ count }: { count: number }) =>
    `Left out because incomplete: ${plural(count, { one: '# question', other: '# questions' })}`,
  drawnLeftOut: ({ count }: { count: number }) =>
    `Left out because drawn from the question bank: ${plural(count, { one: '# question', other: '# questions' })}. Only administrators can print them.`,
  missingAt: ({ position, count }: { position: string; count: number }) =>
    `Missing from the bank at position ${position} of the order: ${plural(count, { one: '# question', other: '# questions' })}`,
};
