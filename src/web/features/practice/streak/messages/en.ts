export const messages = {
  title: 'Daily goal',
  answered: ({ answered, goal }: { answered: string; goal: string }) =>
    `${answered} of ${goal} questions today`,
  reached: ({ answered }: { answered: string }) => `Reached today: ${answered} questions`,
  inARow: ({ days }: { days: string }) => `Days in a row: ${days}`,
  freezes: ({ count }: { count: string }) => `Spare days: ${count}`,
  freezesHint:
    'Seven days in a row earn a spare day; you can keep two. A missed day uses one, and the count goes on.',
  week: 'The last seven days',
  states: { reached: 'goal reached', frozen: 'spare day used', none: 'goal not reached' },
};
