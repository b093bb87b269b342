export const messages = {
  title: 'Erfolge',
  lead: 'Jeder wird einmal verliehen und bleibt, auch für das, was du vorher geschafft hast.',
  failed: 'Die Erfolge wurden nicht geladen',
  counted: {
    'quizzes-passed': 'Bestandene Quizze',
    'full-scores': 'Quizze mit lauter richtigen Antworten',
    'second-chances': 'Nach einem Fehlversuch bestandene Quizze',
    'practice-answers': 'Antworten beim Üben',
    'goal-days': 'Tage mit erreichtem Tagesziel',
    certificates: 'Gültige Zertifikate',
  },
  soFar: ({ count }: { count: string }) => `Bisher: ${count}`,
  earned: ({ level }: { level: string }) => `Stufe ${level}: erreicht`,
  notEarned: ({ level }: { level: string }) => `Stufe ${level}: noch nicht erreicht`,
};
