import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  quizzes: 'Quizzes',
  breadcrumb: 'Breadcrumb',
  descriptionOf: ({ questions, category }: { questions: number; category: string }) =>
    `A timed quiz of ${plural(questions, { one: '# question', other: '# questions' })} on ${category}.`,
  alsoIn: 'Also in:',
  inYourLanguage: 'Take this quiz in English',
  challenged: 'You have been challenged!',
  challenge: 'A friend dares you to beat their score.',
  challengeWithBest: ({ best }: { best: string }) =>
    `A friend dares you to beat their score. The best so far is ${best}.`,
  othersResults: 'How others did',
  everyonesResults: 'How everyone did',
  takers: ({ count }: { count: number }) =>
    plural(count, { one: 'Learner took it', other: 'Learners took it' }),
  onlyYou: 'Learner took it: you',
  topScore: 'Top score',
  averageScore: 'Average score',
  passRate: 'Pass rate',
  takeThisQuiz: 'Take this quiz',
  passMark: ({ percent }: { percent: string }) =>
    `Pass mark ${percent}. The clock starts with the first question.`,
  passMarkUntimed: ({ percent }: { percent: string }) =>
    `Pass mark ${percent}. There is no time limit.`,
  allRules: 'All rules',
  free: 'Free. Your results are saved.',
  yourProgress: 'Your progress',
  notTaken: 'You have not taken this quiz yet.',
  left: 'You left this quiz before submitting. There is no score to show yet.',
  mastered: 'Mastered',
  best: ({ correct, total, count }: { correct: string; total: string; count: number }) =>
    `Your best, ${correct} of ${total} in ${plural(count, { one: '# attempt', other: '# attempts' })}; last on <date></date>`,
  bestPoints: ({ points, total, count }: { points: string; total: string; count: number }) =>
    `Your best, ${points} of ${total} points in ${plural(count, { one: '# attempt', other: '# attempts' })}; last on <date></date>`,
  marks: {
    last: ({ percent }: { percent: string }) => `Your last attempt counts: ${percent}`,
    average: ({ percent }: { percent: string }) =>
      `The average of your attempts counts: ${percent}`,
    first: ({ percent }: { percent: string }) => `Your first attempt counts: ${percent}`,
  },
  pastResults: ({ results, passMarks }: { results: string; passMarks: string }) =>
    `Your results, oldest first: ${results}. Pass mark ${passMarks}.`,
  thenPassMark: ({ before, percent }: { before: string; percent: string }) =>
    `${before}, then ${percent}`,
  timeIsUp: 'Time is up',
  leftAtOnce: 'You left this quiz right after starting it, and its time has run out.',
  untilStart: 'until you can start it again, <at></at>',
  untilRetake: 'until you can retake it, <at></at>',
  closedFirst: 'The quiz closes before you can take it again.',
  passed: 'Passed',
  failedCooldown: 'Failed - Cooldown',
  toBeMarked: 'To be marked',
  lastResult: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }: { points: string; total: string; percent: string }) =>
    `${points} of ${total} points, ${percent}.`,
  seeAnswers: 'See your answers',
  practise: 'Practise these questions',
  practiseOthers: 'Practise other questions',
  notFound: 'Quiz Not Found',
  notFoundHint: "The quiz you're looking for doesn't exist or has been removed.",
  browse: 'Browse quizzes',
  access: {
    opens: 'Opens <date></date>',
    closes: 'Closes <date></date>',
    extraTime: ({ percent, time }: { percent: string; time: string }) =>
      `You have ${percent} more time: ${time}.`,
    extraAttempts: ({ count, all }: { count: number; all: string }) =>
      `You have ${plural(count, { one: '# more attempt', other: '# more attempts' })}: ${all} in all.`,
    ownDate: 'Your own date.',
    needsCode: 'You need an access code to start.',
    notYet: 'Not open yet',
  },
  overview: {
    title: ({ title }: { title: string }) => `Before you start: ${title}`,
    description: 'The rules, the time, the pass mark, and what happens if you leave or fail.',
    lead: 'What to expect, how the quiz is graded, and what happens if you leave or run out of time.',
    back: 'Back to the quiz',
    rules: 'Rules and time',
    questions: 'You can skip, flag and come back. An unanswered question counts as wrong.',
    questionsOneWay:
      'The questions come one after another, and there is no way back: answer each before you go on. An unanswered question counts as wrong.',
    questionsWithPenalty:
      'You can skip, flag and come back. An unanswered question earns nothing and costs nothing.',
    questionsOneWayWithPenalty:
      'The questions come one after another, and there is no way back: answer each before you go on. An unanswered question earns nothing and costs nothing.',
    allOnOnePage: 'All questions are on one page.',
    clock:
      'The clock starts with the first question and keeps running, even if you close the page. You can come back on any device until time runs out.',
    noClock: ({ days }: { days: number }) =>
      `Take the time you need. You can close the page and come back on any device. An attempt that is still open when the quiz closes, or after ${plural(days, { one: '# day', other: '# days' })}, is graded with the answers saved until then.`,
    questionTime: ({ seconds }: { seconds: number }) =>
      plural(seconds, { one: '# second per question', other: '# seconds per question' }),
    questionTimeText:
      'The time of a question starts when you come to it and runs on, even if you close the page. When it is over, the answer that you have given counts, and the next question comes.',
    toPass: ({ percent }: { percent: string }) => `${percent} to pass`,
    passMark: ({ needed, count }: { needed: string; count: number }) =>
      `That is ${needed} of ${plural(count, { one: '# question', other: '# questions' })}. If several options are correct, choose all of them and no others.`,
    passMarkPoints: ({ needed, count }: { needed: string; count: number }) =>
      `That is ${needed} of ${plural(count, { one: '# point', other: '# points' })}; a right answer earns one.`,
    partialCredit: 'Partial credit',
    partialCreditText:
      'An answer that is right in part earns a part of its question. If several options are correct, each right one adds to it and each wrong one takes away.',
    penalty: 'Wrong answers cost points',
    penaltyText: ({ percent }: { percent: string }) =>
      `A wrong answer costs ${percent} of a question. A question that you leave out costs nothing. Your result is never below zero.`,
    timeOut: 'When time runs out',
    timeOutText: 'Your answers will be submitted automatically and graded.',
    checking: 'Checking answers',
    checkingText: {
      marks:
        'You can have each answer checked, and are shown at once whether it is right. It cannot be changed after that, and if you then leave, the attempt is graded as it is.',
      keys: 'You can have each answer checked, and are shown at once what is right. It cannot be changed after that, and if you then leave, the attempt is graded as it is.',
      explanations:
        'You can have each answer checked, and are shown at once what is right and why. It cannot be changed after that, and if you then leave, the attempt is graded as it is.',
    },
    leaving: 'If you leave',
    leavingText:
      'Confirming “Leave Quiz” ends the attempt with a score of zero. A lost connection or an empty battery does not: answers are saved as you give them.',
    failing: 'If you fail',
    failingText: ({ failedHours, passedDays }: { failedHours: number; passedDays: number }) =>
      `You can retake it after ${plural(failedHours, { one: '# hour', other: '# hours' })}. If you failed now, that would be <date></date>. You can retake a passed quiz after ${plural(passedDays, { one: '# day', other: '# days' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# attempt', other: '# attempts' }),
    attemptsText: 'This is how often you can take it. An abandoned attempt counts.',
    counted: 'Which attempt counts',
    countedText: {
      last: 'Your last attempt counts.',
      average: 'The average of all your attempts counts.',
      first: 'Your first attempt counts.',
    },
    noWait: 'You can take it again at once.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `You can retake it ${failed} after a failed attempt; if you failed now, that would be <date></date>. You can retake it ${passed} after a passed one.`,
    antiCheating: 'Anti-cheating',
    antiCheatingText:
      'The server keeps the time, draws the questions and grades the answers; during an attempt the correct ones never reach your browser before you submit. Nothing else is recorded: no camera, no screen, no typing. Work alone and without notes.',
    antiCheatingChecked:
      'The server keeps the time, draws the questions and grades the answers; during an attempt the correct ones reach your browser only when you submit or have your answer checked. Nothing else is recorded: no camera, no screen, no typing. Work alone and without notes.',
    startNow: 'Start now',
  },
};
