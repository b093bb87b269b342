export const messages = {
  pageTitle: 'A challenge',
  description: 'A friend challenges you to a quiz.',
  challengedBy: ({ name }: { name: string }) => `${name} challenges you`,
  challenged: 'You have been challenged',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Result to beat: ${score} of ${total} (${percent})`,
  toBeatIn: ({
    score,
    total,
    percent,
    duration,
  }: {
    score: string;
    total: string;
    percent: string;
    duration: string;
  }) => `Result to beat: ${score} of ${total} (${percent}) in ${duration}`,
  official: 'You get the same questions in the same order. Your attempt counts like every other.',
  start: 'Take the challenge',
  notStarted: 'The challenge could not be started',
  try: 'Try it',
  questions: ({ count }: { count: string }) => `Questions: ${count}`,
  seenOnly:
    'It asks only questions that you have already seen. The others wait for your next attempt that counts.',
  tryNotes: 'A try counts nowhere.',
  bars: {
    guest:
      'Without an account you can try the same questions. Sign in for an attempt that counts: you come back here.',
    own: 'This is your own challenge: send its link to a friend.',
    open: 'You have an open attempt at this quiz. Please finish it first.',
    cooldown: 'You can take this quiz again from <date></date>.',
    'used-up': 'You have used all your attempts at this quiz.',
    'not-yet': 'This quiz opens on <date></date>.',
    closed: 'This quiz is closed.',
    'access-code': 'This quiz now needs an access code, so challenges are not possible.',
    changed:
      'The quiz has changed since, so its questions of that time can no longer be asked in an attempt that counts.',
  },
  membersOnly: 'This challenge is for members. Please sign in: you come back here.',
  signIn: 'Sign in',
  toTheQuiz: 'To the quiz',
  noKeys:
    'It counted nowhere, and it shows no right answers: they come with an attempt that counts.',
  both: 'Both results',
  you: 'You',
  challenger: 'Challenger',
  result: 'Result',
  time: 'Time',
  question: ({ number }: { number: string }) => `Question ${number}`,
  ahead: 'You are ahead',
  behind: 'You are behind',
  even: 'It is a tie',
  friend: 'Challenge a friend',
  intro: 'Anyone with the link sees your result and gets the same questions in the same order.',
  showName: 'Show my name',
  make: 'Make a link',
  renew: 'Replace the link',
  end: 'End the link',
  taken: ({ count }: { count: string }) => `Attempts with this link that count: ${count}`,
  madeBars: {
    unfinished: 'Only a submitted attempt can be a challenge.',
    'marked-by-hand': 'Answers to this quiz are marked by a person, so it cannot be a challenge.',
    withheld: 'The quiz still withholds a part of the results, so it cannot be a challenge yet.',
    'access-code': 'This quiz needs an access code, so it cannot be a challenge.',
    'by-link': 'This quiz is opened with a link from its author, so it cannot be a challenge.',
    'not-open': 'This quiz is not open any more.',
  },
  shownOnce: 'Copy the link now: it is shown only this once',
  link: 'Link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  ended: 'The link was ended',
  failed: 'The link could not be changed',
};
