import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  pending: {
    title: 'Not submitted yet',
    kept: 'Your answers are kept on this device.',
    keptOf: ({ answered, total }: { answered: number; total: number }) =>
      `Your answers are kept on this device. You answered ${answered} of ${total}.`,
    offline:
      'You are offline. They will be submitted automatically; keep this page open. What was saved before counts in any case when the time is up.',
    serverProblem:
      'The server has a problem. They will be submitted automatically; keep this page open. What was saved before counts in any case when the time is up.',
  },
  tryAgain: 'Try again',
  rejected: { title: 'Not submitted', error: 'Error submitting quiz' },
  backToQuiz: 'Back to the quiz',
  myResults: 'My Results',
  notLoaded: 'Your result could not be loaded',
  safe: 'It is safe on the server.',
  stillOpen: {
    title: 'This attempt is still open',
    reason: 'Its result is here once you have submitted it, or its time is up.',
    continue: 'Continue Quiz',
  },
  void: {
    title: 'This attempt does not count',
    reason: 'You left it within the first seconds. You can start the quiz again at any time.',
  },
  browse: 'Browse quizzes',
  bubbles: 'Your answers',
  bubble: {
    correct: ({ number }: { number: number }) => `Question ${number}, correct`,
    part: ({ number }: { number: number }) => `Question ${number}, partly correct`,
    wrong: ({ number }: { number: number }) => `Question ${number}, wrong`,
    empty: ({ number }: { number: number }) => `Question ${number}, not answered`,
    waiting: ({ number }: { number: number }) => `Question ${number}, to be marked`,
  },
  seeMistakes: 'See what went wrong',
  nextMistake: 'Next mistake',
  missing: ({ count, pass, total }: { count: number; pass: number; total: number }) =>
    `${plural(count, { one: 'One more correct answer', other: '# more correct answers' })} would have passed (${pass} of ${total}).`,
  missingPoints: ({ count, pass, total }: { count: number; pass: string; total: string }) =>
    `${plural(count, { one: '# more point', other: '# more points' })} would have passed (${pass} of ${total}).`,
  whatNext: 'What next',
  mastered: 'You have mastered this quiz.',
  readExplanations: 'Read the explanations before you try again.',
  waitForMarks: 'You get a notification when everything is marked.',
  retakeOn: 'You can take it again on <date></date>.',
  review: 'Review answers',
  moreQuizzes: 'More quizzes',
  timeTaken: ({ duration }: { duration: string }) => `Time taken: ${duration}`,
  ranOutEmpty: 'The time ran out without an answer: the attempt counts as zero.',
  left: 'You left this attempt: it counts as zero.',
  ranOut: 'The time ran out. Your answers were graded as they were then.',
  last: {
    same: ({ percent }: { percent: string }) => `The same as your last time (${percent})`,
    above: ({ points, percent }: { points: number; percent: string }) =>
      `${plural(points, { one: '# point', other: '# points' })} above your last time (${percent})`,
    below: ({ points, percent }: { points: number; percent: string }) =>
      `${plural(points, { one: '# point', other: '# points' })} below your last time (${percent})`,
  },
  average: {
    same: ({ percent }: { percent: string }) =>
      `The same as the average of other learners (${percent})`,
    above: ({ points, percent }: { points: number; percent: string }) =>
      `${plural(points, { one: '# point', other: '# points' })} above the average of other learners (${percent})`,
    below: ({ points, percent }: { points: number; percent: string }) =>
      `${plural(points, { one: '# point', other: '# points' })} below the average of other learners (${percent})`,
  },
};
