export const messages = {
  title: 'Achievements',
  lead: 'Each is awarded once and stays, also for what you did before.',
  failed: 'The achievements did not load',
  counted: {
    'quizzes-passed': 'Quizzes passed',
    'full-scores': 'Quizzes with every answer right',
    'second-chances': 'Quizzes passed after a failed attempt',
    'practice-answers': 'Answers in practice',
    'goal-days': 'Days with the daily goal reached',
    certificates: 'Valid certificates',
  },
  soFar: ({ count }: { count: string }) => `So far: ${count}`,
  earned: ({ level }: { level: string }) => `Level ${level}: earned`,
  notEarned: ({ level }: { level: string }) => `Level ${level}: not yet earned`,
};
