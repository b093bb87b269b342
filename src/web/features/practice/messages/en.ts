import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
  title: 'Practice',
  daily: 'Question of the day',
  bookmarks: 'Bookmarks and notes',
  lead: 'Questions you have already seen, as often as you like. Practice does not count in results and locks nothing.',
  nothingYet: 'Nothing to practise yet',
  sprintMode: 'Five-minute sprint',
  nothingYetHint:
    'Finish a quiz, and its questions can be practised here at any time, even while the quiz is locked.',
  chooseQuiz: 'Choose a quiz',
  due: ({ count }: { count: number }) =>
    plural(count, { one: '# question is due', other: '# questions are due' }),
  nothingDue: 'Nothing is due now',
  dueHint:
    'These are the ones you are about to forget. A few minutes now save a lot of time later.',
  nothingDueHint: 'Practise anything you like, or come back later.',
  mistakesHint: 'Repeat what you answered wrong, or come back later.',
  practiseDue: 'Practise what is due',
  practiseMixed: 'Practise a mix',
  mistakes: ({ count }: { count: number }) =>
    plural(count, { one: 'Repeat # mistake', other: 'Repeat # mistakes' }),
  forecast: 'Due in the next two weeks',
  dueOn: ({ day, count }: { day: string; count: number }) =>
    `${day}: ${plural(count, { one: '# question', other: '# questions' })}`,
  today: 'Today',
  seen: 'Questions seen',
  thisWeek: 'Practised in 7 days',
  rightThisWeek: 'Right in 7 days',
  topics: 'Topics',
  topicsHint: 'The share you are expected to answer right today, the weakest first.',
  quizzes: 'Quizzes',
  remembered: ({ percent }: { percent: string }) => `${percent} remembered`,
  questionsAndDue: ({ questions, due }: { questions: number; due: number }) =>
    `${plural(questions, { one: '# question', other: '# questions' })}, ${number(due)} due`,
  practise: 'Practise',
  practiseNamed: ({ name }: { name: string }) => `Practise: ${name}`,
  settings: 'Settings',
  target: 'Share to remember',
  targetHint:
    'A question comes again when your expected recall falls to this share. A larger share means more questions a day.',
  asksConfidence: 'Ask how sure I am',
  asksConfidenceHint: 'A right guess then comes again sooner.',
  dailyGoal: 'Questions a day',
  dailyGoalHint:
    'Your daily goal, in quizzes and in practice. Days are those of the time zone in your profile.',
  noGoal: 'No goal',
  notSaved: 'The setting was not saved',
  notLoaded: 'Error loading the questions',
  emptySet: 'Nothing to practise here',
  emptySetHint: 'Nothing of this kind is due at the moment.',
  emptyQuizHint:
    'The questions of a quiz can be practised after an attempt whose right answers are shown, or at once if the author has opened it for practice.',
  emptyBookmarksHint:
    'Bookmark questions in your results, or here after an answer. They can be practised while their quiz is open.',
  toOverview: 'All practice',
  progress: 'Progress',
  doneOf: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  check: 'Check',
  next: 'Next question',
  finish: 'Finish',
  notChecked: 'The answer was not checked',
  howSure: 'How sure are you?',
  confidences: { sure: 'Sure', unsure: 'Think so', guess: 'A guess' },
  againOn: 'Comes again on <date></date>.',
  setDone: 'Set finished',
  rightOf: ({ right, total }: { right: string; total: string }) => `${right} of ${total} right`,
  allRight: 'All correct. Well done!',
  someWrong: ({ count }: { count: number }) =>
    plural(count, {
      one: '# answer was wrong. It comes again soon.',
      other: '# answers were wrong. They come again soon.',
    }),
  more: 'Another set',
  toMistakes: 'Repeat mistakes',
};
