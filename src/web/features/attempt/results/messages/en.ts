import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'My Results',
  lead: ({ count, passed }: { count: number; passed: number }) =>
    `${plural(count, { one: '# attempt', other: '# attempts' })}, ${passed} passed.`,
  newest: ({ count }: { count: string }) =>
    `This list has your newest ${count} attempts. Your data export has all of them.`,
  noneFound: 'None of these',
  showAll: 'Show all',
  showMore: ({ count }: { count: number }) =>
    `Show ${plural(count, { one: '# more', other: '# more' })}`,
  noResults: 'No results yet',
  noResultsHint: 'After your first quiz, its result and every answer are here.',
  explore: 'Explore Quizzes',
  attempts: 'Attempts',
  tableName: 'Your finished attempts, newest first',
  quiz: 'Quiz',
  verdict: 'Verdict',
  score: 'Score',
  correct: 'Correct',
  points: 'points',
  time: 'Time',
  finished: 'Finished',
  selfReported: 'Self-reported',
  filterByVerdict: 'Filter by verdict',
  all: 'All',
  allQuizzes: 'All quizzes',
  from: 'From',
  to: 'To',
  saveAsCsv: 'Save as CSV',
  csv: {
    fileName: 'my-results.csv',
    questions: 'Questions',
    points: 'Points',
    seconds: 'Seconds',
    reportedBy: 'Reported by',
    you: 'you',
    server: 'the server',
  },
  beforeRegrade: ({ score, total }: { score: number; total: number }) =>
    `Before questions were graded again: ${score} of ${total}.`,
  pointsBeforeRegrade: ({ points, total }: { points: string; total: string }) =>
    `Before questions were graded again: ${points} of ${total} points.`,
  trend: {
    title: ({ count }: { count: number }) => `Your last ${count} graded attempts`,
    asList: 'The figures as a list',
    chart: 'Score by attempt, oldest first',
    range: ({
      first,
      firstDate,
      last,
      lastDate,
      passed,
      count,
    }: {
      first: string;
      firstDate: string;
      last: string;
      lastDate: string;
      passed: number;
      count: number;
    }) =>
      `From ${first} on ${firstDate} to ${last} on ${lastDate}; ${passed} of ${plural(count, { one: '# attempt', other: '# attempts' })} reached the pass mark.`,
    rangeWithMark: ({
      first,
      firstDate,
      last,
      lastDate,
      passed,
      count,
      passMark,
    }: {
      first: string;
      firstDate: string;
      last: string;
      lastDate: string;
      passed: number;
      count: number;
      passMark: string;
    }) =>
      `From ${first} on ${firstDate} to ${last} on ${lastDate}; ${passed} of ${plural(count, { one: '# attempt', other: '# attempts' })} reached the pass mark of ${passMark}.`,
    point: ({ quiz, percent, date }: { quiz: string; percent: string; date: string }) =>
      `${quiz}: ${percent} on ${date}`,
    passMark: 'Pass mark',
  },
  explain: 'Explain my result',
  challengeFriend: 'Challenge a friend',
  print: 'Print',
  result: 'Result',
  finishedOn: 'Finished <date></date>.',
  finishedIn: ({ duration }: { duration: string }) => `Finished <date></date>, in ${duration}.`,
  selfReportedNote: 'Self-reported: it does not count on the leaderboard.',
  retakeOn: 'You can take it again on <date></date>.',
  attempt: ({ id }: { id: number }) => `Attempt ID ${id}.`,
  downloadReceipt: 'Download signed receipt',
  receiptFile: ({ product, id }: { product: string; id: number }) =>
    `${product}-receipt-${id}.json`,
  noReceipt: 'No receipt',
  noAnswersKept: 'The single answers of this attempt are not stored.',
  showAllQuestions: 'Show all questions',
  toTheQuiz: 'To the quiz',
  moreQuizzes: 'More quizzes',
  oneByOne: {
    begin: ({ count }: { count: number }) =>
      `Go through ${plural(count, { one: '# question', other: '# questions' })}`,
    moves: 'Questions, one at a time',
    back: 'Back to the result',
    previous: 'Previous question',
    next: 'Next question',
    position: ({ number, total }: { number: number; total: number }) => `${number} of ${total}`,
  },
  filterQuestions: 'Filter questions',
  filters: { all: 'All', wrong: 'Wrong', flagged: 'Flagged', unanswered: 'Not answered' },
  keys: { title: 'Keyboard shortcuts', next: 'next question', previous: 'previous question' },
};
