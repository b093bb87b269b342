export const messages = {
  title: 'Question of the day',
  lead: 'One question for everyone, from midnight to midnight (UTC).',
  notLoaded: 'The question of the day could not be loaded',
  none: 'There is no question today',
  noneHint:
    'It comes from quizzes that their authors have opened for practice. There is none at the moment.',
  chooseQuiz: 'Choose a quiz',
  share: ({ percent, count }: { percent: string; count: string }) =>
    `Right today: ${percent}. Answers today: ${count}.`,
  toQuiz: 'To its quiz',
  toPractice: 'Practise more',
  signInHint: 'With an account, practice asks the question again before you forget it.',
  signIn: 'Sign in',
  tomorrow:
    'Your first answer today counts in practice. The next question comes at midnight (UTC).',
};
