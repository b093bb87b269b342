import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  question: ({ number }: { number: number }) => `Question ${number}`,
  linkToQuestion: ({ number }: { number: number }) => `Link to question ${number}`,
  flagged: 'Flagged',
  correct: 'Correct',
  wrong: 'Wrong',
  partlyRight: 'Partly correct',
  credit: ({ percent }: { percent: string }) => `${percent} of this question`,
  notAnswered: 'Not answered',
  notMarked: 'Not marked',
  provisional: 'This result is provisional: answers are still to be marked, and it can only rise.',
  sampleAnswer: 'Sample answer',
  comment: 'Comment',
  keyNotShown:
    'The correct answer is not shown: the quiz was abandoned before this question was answered.',
  withheld: {
    score: 'Only the score of this attempt is shown.',
    marks: 'It is shown which answers were right, but not the right answers.',
    keys: 'Explanations are not shown.',
    more: 'More is shown when the quiz has closed: <date></date>.',
  },
  regraded: {
    new_key: 'The key was changed later; your answer counts by the new one.',
    either_key: 'The key was changed later; answers that were right by either one count.',
    full_credit: 'Everyone gets the point for this question.',
  },
  explanation: 'Explanation',
  yourAnswer: 'Your answer',
  yourAnswerCorrect: 'Your answer, correct',
  yourAnswerWrong: 'Your answer, wrong',
  yourPosition: ({ number }: { number: number }) => `Your position: ${number}`,
  notPlaced: 'Not chosen',
  practiseOthers: 'Practise other questions',
  practise: 'Practise these questions',
  correctAnswer: 'Correct answer',
  noAnswer: 'none',
  true: 'True',
  false: 'False',
  picture: {
    missing: 'The picture of this question could not be loaded.',
    missingOf: ({ alt }: { alt: string }) =>
      `The picture of this question could not be loaded. It shows: ${alt}`,
    alt: 'Belongs to the question',
    altLarge: 'Belongs to the question, enlarged',
    enlarge: 'Enlarge',
    title: 'Picture of the question',
    close: 'Close',
  },
  score: ({ score, passMark }: { score: string; passMark: string }) =>
    `${score} of 100%, pass mark ${passMark}`,
  passMark: ({ percent }: { percent: string }) => `Pass mark ${percent}`,
  scoreOf: ({ score, total }: { score: number; total: number }) => `${score} of ${total} correct`,
  pointsOf: ({ points, total }: { points: string; total: string }) =>
    `${points} of ${total} points`,
  verdict: { passed: 'Passed', failed: 'Not passed', waiting: 'To be marked', left: 'Abandoned' },
  receipt: {
    none: 'No answers received.',
    received: ({ count, time }: { count: number; time: string }) =>
      `${plural(count, { one: '# answer', other: '# answers' })} received ${time}.`,
    late: ({ number, seconds }: { number: number; seconds: number }) =>
      `Answer ${number} came ${seconds} s late and was not counted.`,
  },
  either: ({ one, other }: { one: string; other: string }) => `${one} or ${other}`,
};
