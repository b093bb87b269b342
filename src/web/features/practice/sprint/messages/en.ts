export const messages = {
  title: 'Five-minute sprint',
  lead: 'As many right answers as you can in five minutes, from everything you can practise. It does not count on the leaderboard.',
  best: ({ right }: { right: string }) => `Your best: ${right} right`,
  start: 'Start the sprint',
  notStarted: 'The sprint was not started',
  left: 'Time left',
  rightSoFar: ({ right }: { right: string }) => `Right: ${right}`,
  over: 'Time is up',
  result: ({ right, answers }: { right: string; answers: string }) =>
    `${right} of ${answers} right`,
  newBest: 'A new best!',
  again: 'Another sprint',
};
