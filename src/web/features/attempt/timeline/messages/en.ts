import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Attempts',
  attempt: ({ number }: { number: string }) => `Attempt ${number}`,
  description: 'What was received of an attempt.',
  lead: 'Every answer that the server received of an attempt, in order. Learners see the number of an attempt on its result page.',
  denied: 'Access Denied',
  attemptNumber: 'Attempt number',
  wholeNumber: 'Enter a whole number',
  show: 'Show',
  notFound: ({ number }: { number: string }) => `There is no attempt ${number}`,
  failed: 'This attempt cannot be shown',
  loading: 'Loading the attempt',

  open: 'Open',
  learner: 'Learner',
  erasedAccount: 'Erased account',
  result: 'Result',
  notGraded: 'Not graded yet',
  score: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} correct, ${percent}`,
  points: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} points, ${percent}`,
  started: 'Started',
  deadline: 'Deadline',
  exceptions: 'Exceptions',
  moreTime: ({ percent }: { percent: string }) => `${percent} more time`,
  chosenTime: ({ percent }: { percent: string }) => `${percent} more time, chosen by the learner`,
  addedMinutes: ({ count }: { count: number }) =>
    plural(count, { one: '# minute added', other: '# minutes added' }),
  waitEnded: 'The wait before it was ended',
  ended: 'Ended',
  received: 'Received',
  lastHash: ({ hash }: { hash: string }) => `Last hash, as in the receipt: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'The record is complete',
      text: 'Every stored answer agrees with the last event of its question.',
    },
    incomplete: {
      title: 'The record is incomplete',
      text: 'An earlier version stored some answers without an event.',
    },
    altered: {
      title: 'The record was altered',
      text: 'A stored answer or an event was changed in the database, not by this program.',
    },
  },
  events: ({ count }: { count: number }) => plural(count, { one: '# event', other: '# events' }),
  question: ({ number }: { number: string }) => `Question ${number}`,
  noAnswer: 'No answer',
  flagged: 'Flagged',
  afterEvent: ({ number, total, time }: { number: string; total: string; time: string }) =>
    `After event ${number} of ${total}, ${time}`,
  beforeFirst: 'Before the first event',
  previousEvent: 'Previous event',
  nextEvent: 'Next event',
  moment: 'Moment',
  paper: 'The paper at this moment',
  correct: 'Correct',
  partlyRight: 'Partly correct',
  wrong: 'Wrong',
  nothingReceived: 'No answer was received.',
  eventsErased: 'The account was erased, and the events with it.',
};
