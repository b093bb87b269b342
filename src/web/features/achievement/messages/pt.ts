export const messages = {
  title: 'Conquistas',
  lead: 'Cada uma é concedida uma vez e permanece, também pelo que você fez antes.',
  failed: 'Não foi possível carregar as conquistas',
  counted: {
    'quizzes-passed': 'Quizzes com aprovação',
    'full-scores': 'Quizzes com todas as respostas certas',
    'second-chances': 'Quizzes com aprovação após uma tentativa não aprovada',
    'practice-answers': 'Respostas na prática',
    'goal-days': 'Dias com a meta diária alcançada',
    certificates: 'Certificados válidos',
  },
  soFar: ({ count }: { count: string }) => `Até agora: ${count}`,
  earned: ({ level }: { level: string }) => `Nível ${level}: alcançado`,
  notEarned: ({ level }: { level: string }) => `Nível ${level}: ainda não alcançado`,
};
