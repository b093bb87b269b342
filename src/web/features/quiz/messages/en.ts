import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
  level: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  questions: ({ count }: { count: number }) =>
    plural(count, { one: '# question', other: '# questions' }),
  attempts: ({ count }: { count: number }) =>
    plural(count, { one: '# attempt', other: '# attempts' }),
  stars: ({ average, count }: { average: string; count: number }) =>
    `${average} of 5 stars from ${number(count)} learners`,
  action: {
    start: 'Start Quiz',
    continue: 'Continue Quiz',
    retake: 'Retake Quiz',
    loading: 'Processing...',
    mastered: 'Quiz Mastered',
    'not-yet': 'Not Open Yet',
    closed: 'Closed',
    'used-up': 'No Attempts Left',
    cooldown: 'In Cooldown',
  },
  loginToPlay: 'Login to Play',
  viewDetails: 'View Quiz Details',
  yourBest: ({ percent }: { percent: string }) => `Your best ${percent}`,
  opens: 'Opens <at></at>, <wait>in <left></left></wait>',
  share: ({ title }: { title: string }) => `Share “${title}”`,
  noTimeLimit: 'No time limit',
  nextQuiz: ({ title, timeLimit }: { title: string; timeLimit: string }) =>
    `Next: ${title} (${timeLimit})`,
  loading: 'Loading quizzes…',
  failed: 'Error loading quizzes',
  noneYet: 'No quizzes yet',
  noneYetHint: 'The first quizzes are being written. Come back soon.',
};
