export const messages = {
  title: 'Достижения',
  lead: 'Каждое присваивается один раз и остаётся, в том числе за сделанное раньше.',
  failed: 'Не удалось загрузить достижения',
  counted: {
    'quizzes-passed': 'Сданные тесты',
    'full-scores': 'Тесты без единой ошибки',
    'second-chances': 'Тесты, сданные после неудачи',
    'practice-answers': 'Ответы на тренировках',
    'goal-days': 'Дни с достигнутой целью дня',
    certificates: 'Действительные сертификаты',
  },
  soFar: ({ count }: { count: string }) => `Пока: ${count}`,
  earned: ({ level }: { level: string }) => `Уровень ${level}: достигнут`,
  notEarned: ({ level }: { level: string }) => `Уровень ${level}: ещё не достигнут`,
};
