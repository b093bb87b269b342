import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  exit: 'Exit Quiz',
  overview: 'Overview',
  allQuestions: 'All questions',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Quiz',
  questions: 'Questions',
  questionsAnswered: ({ answered, total }: { answered: number; total: number }) =>
    `Questions, ${answered}/${total} answered`,
  progress: 'Questions answered',
  progressOf: ({ answered, total }: { answered: number; total: number }) =>
    `${answered} of ${total}`,
  answeredOf: ({ answered, total }: { answered: number; total: number }) =>
    `${answered} of ${total} answered`,
  firstUnanswered: 'First unanswered',
  reviewAndSubmit: 'Review and submit',
  oneWay: 'There is no way back to a question that you have passed.',
  partialCredit: 'An answer that is right in part earns a part of its question.',
  penalty: ({ percent }: { percent: string }) =>
    `A wrong answer costs ${percent} of a question; one that is left out costs nothing.`,
  check: {
    check: 'Check answer',
    hint: 'It cannot be changed after that.',
    waits: 'No connection. The answer is checked as soon as there is one.',
    failed: ({ reason }: { reason: string }) => `Not checked: ${reason}`,
  },
  skip: {
    title: 'Go on without an answer?',
    text: 'You cannot come back to this question. It would count as wrong.',
    textWithPenalty:
      'You cannot come back to this question. It would earn nothing and cost nothing.',
    confirm: 'Go on',
    stay: 'Stay',
  },
  shortcuts: 'Keyboard shortcuts',
  tile: {
    separator: ', ',
    question: ({ number }: { number: number }) => `Question ${number}`,
    answered: 'answered',
    unanswered: 'unanswered',
    refused: 'not accepted',
    checked: 'checked',
    flagged: 'flagged',
    current: 'current',
  },
  legend: {
    answered: 'Answered',
    unanswered: 'Unanswered',
    flagged: 'Flagged',
    current: 'Current',
    evenPace: 'Even pace',
  },
  settings: { goOn: 'Go on when I answer', strike: 'Strike out options', hideTime: 'Hide time' },
  status: {
    timesUp: "Time's up. Submitting your answers…",
    submitting: 'Submitting your answers…',
    over: 'This attempt is over. Opening its result…',
    refused: ({ reason }: { reason: string }) => `Answer not accepted: ${reason}`,
    refusedAt: ({ number }: { number: number }) =>
      `Your answer to question ${number} was not accepted.`,
    showQuestion: 'Show question',
    offline: ({ count }: { count: number }) =>
      `Offline: ${plural(count, { one: '# answer', other: '# answers' })} kept on this device.`,
    signedOut: ({ count }: { count: number }) =>
      `Signed out: ${plural(count, { one: '# answer', other: '# answers' })} kept on this device.`,
    notSaved: ({ count }: { count: number }) =>
      `Not saved yet: ${plural(count, { one: '# answer', other: '# answers' })} kept on this device.`,
    send: 'Send answers',
    otherTab: 'Also open in another tab. The last change counts.',
    continued: 'Continued from another device. Your answers are here.',
    saved: 'Saved',
    saving: 'Saving',
  },
  timer: {
    left: 'Time left',
    show: 'Show time',
    low: 'Time running low!',
    critical: 'Auto-submit in progress!',
  },
  questionTimer: {
    left: 'Time left for this question',
    tenSeconds: '10 seconds left for this question.',
    over: 'The time of the question is over. This is the next one.',
  },
  spoken: {
    fiveMinutes: 'Time running low! 5 minutes left.',
    oneMinute: '1 minute left. Your answers will be submitted automatically.',
    tenSeconds: '10 seconds left. Your answers will be submitted automatically.',
  },
  questionOf: ({ number, total }: { number: number; total: number }) =>
    `Question ${number} <of>of ${total}</of>`,
  flag: 'Flag',
  flagged: 'Flagged',
  clear: 'Clear answer',
  instruction: {
    single_choice: 'Choose one',
    multiple_choice: 'Choose all that apply',
    true_false: 'True or false?',
    fill_blank: 'Write your answer',
    ordering: 'Choose the items in the right order',
    numeric: 'Write a number, with its unit if it has one',
    matching: 'Choose what belongs to each item',
    categorise: 'Choose the category of each item',
    cloze: 'Fill in the gaps',
    hotspot: 'Mark the right places in the picture',
  },
  chooseTarget: 'Choose…',
  gapOf: ({ number, total }: { number: number; total: number }) => `Gap ${number} of ${total}`,
  yourAnswer: 'Your answer',
  placedAt: ({ number }: { number: number }) => `, position ${number}`,
  struckOut: ', struck out',
  strikeOut: ({ letter }: { letter: string }) => `Strike out option ${letter}`,
  bringBack: ({ letter }: { letter: string }) => `Bring back option ${letter}`,
  keys: {
    choose: 'Choose an option',
    strike: 'Strike out an option',
    previous: 'Previous question',
    next: 'Next question',
    flag: 'Flag the question',
    zoom: 'Enlarge the picture',
    help: 'Show this list',
    switch: 'Use keyboard shortcuts',
  },
  notStarted: {
    signInTitle: 'Authentication Required',
    signIn: 'Sign In',
    signInReason: 'Please log in to take this quiz.',
    notFound: 'Quiz Not Found',
    notFoundReason: "The quiz you're looking for doesn't exist or has been removed.",
    browse: 'Browse quizzes',
    failed: 'The quiz could not be started',
    backToQuiz: 'Back to the quiz',
    codeTitle: 'This quiz needs an access code',
    codeHint:
      'Ask the person who gave you this quiz. The clock starts when you enter the right code.',
    code: 'Access code',
    codeWrong: 'This code is not right.',
    codeStart: 'Start Quiz',
    wait: 'You need to wait before retaking this quiz.',
    waitFor: ({ failed, passed }: { failed: string; passed: string }) =>
      `Wait ${failed} after a failed attempt, ${passed} after a passed one.`,
    waitUntil: ({ failed, passed, opens }: { failed: string; passed: string; opens: string }) =>
      `Wait ${failed} after a failed attempt, ${passed} after a passed one. It opens again on ${opens}.`,
  },
};
