export const messages = {
  title: 'How sure, and how right',
  verdicts: {
    few: ({ min }: { min: string }) =>
      `After ${min} answers with a confidence, you see here how well it fits.`,
    over: 'You are right less often than you say. Take a second look before you choose “Sure”.',
    under: 'You are right more often than you say. You can trust yourself more.',
    fair: 'You are right about as often as you say.',
  },
  brier: ({ score, half }: { score: string; half: string }) =>
    `Brier score: ${score} (0 is perfect, ${half} is saying 50% each time)`,
  table: 'What you said and how often it was right',
  said: 'You said',
  means: 'Expected',
  right: 'Right',
  none: 'no answers',
  chart: 'Said (across) and right (up). On the dashed line both are the same.',
  progress: 'Brier score over time, a lower one is better',
  share: ({ share, right, answers }: { share: string; right: string; answers: string }) =>
    `${share} (${right} of ${answers})`,
  between: ({ low, high }: { low: string; high: string }) => `between ${low} and ${high}`,
  answers: 'Answers',
  score: 'Score',
  range: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
};
