export const messages = {
  title: 'Traguardi',
  lead: 'Ognuno viene assegnato una volta e resta, anche per ciò che hai fatto prima.',
  failed: 'Impossibile caricare i traguardi',
  counted: {
    'quizzes-passed': 'Quiz superati',
    'full-scores': 'Quiz con tutte le risposte corrette',
    'second-chances': 'Quiz superati dopo un tentativo non superato',
    'practice-answers': 'Risposte negli esercizi',
    'goal-days': 'Giorni con l’obiettivo raggiunto',
    certificates: 'Certificati validi',
  },
  soFar: ({ count }: { count: string }) => `Finora: ${count}`,
  earned: ({ level }: { level: string }) => `Livello ${level}: ottenuto`,
  notEarned: ({ level }: { level: string }) => `Livello ${level}: non ancora ottenuto`,
};
