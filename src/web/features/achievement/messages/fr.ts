export const messages = {
  title: 'Succès',
  lead: 'Chacun est accordé une fois et reste acquis, y compris pour ce que vous avez fait avant.',
  failed: 'Les succès n’ont pas pu être chargés',
  counted: {
    'quizzes-passed': 'Quiz réussis',
    'full-scores': 'Quiz avec toutes les réponses justes',
    'second-chances': 'Quiz réussis après une tentative non réussie',
    'practice-answers': 'Réponses à l’entraînement',
    'goal-days': 'Jours avec objectif atteint',
    certificates: 'Certificats valables',
  },
  soFar: ({ count }: { count: string }) => `Jusqu’ici : ${count}`,
  earned: ({ level }: { level: string }) => `Niveau ${level} : obtenu`,
  notEarned: ({ level }: { level: string }) => `Niveau ${level} : pas encore obtenu`,
};
