export const messages = {
  title: 'Logros',
  lead: 'Cada uno se concede una vez y permanece, también por lo que hiciste antes.',
  failed: 'No se pudieron cargar los logros',
  counted: {
    'quizzes-passed': 'Cuestionarios aprobados',
    'full-scores': 'Cuestionarios con todas las respuestas correctas',
    'second-chances': 'Cuestionarios aprobados tras un intento no aprobado',
    'practice-answers': 'Respuestas en la práctica',
    'goal-days': 'Días con el objetivo diario cumplido',
    certificates: 'Certificados válidos',
  },
  soFar: ({ count }: { count: string }) => `Hasta ahora: ${count}`,
  earned: ({ level }: { level: string }) => `Nivel ${level}: conseguido`,
  notEarned: ({ level }: { level: string }) => `Nivel ${level}: aún no conseguido`,
};
