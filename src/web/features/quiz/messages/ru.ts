import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Начальный',
    intermediate: 'Средний',
    advanced: 'Продвинутый',
  },
  questions: ({ count }) =>
    plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
  attempts: ({ count }) =>
    plural(count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
  stars: ({ average, count }) => `${average} из 5 звёзд, оценок: ${number(count)}`,
  action: {
    start: 'Начать тест',
    continue: 'Продолжить тест',
    retake: 'Пройти снова',
    loading: 'Обработка…',
    mastered: 'Тест освоен',
    'not-yet': 'Ещё не открыт',
    closed: 'Закрыт',
    'used-up': 'Попыток не осталось',
    cooldown: 'Ожидание',
  },
  loginToPlay: 'Войти и начать',
  viewDetails: 'Подробнее о тесте',
  yourBest: ({ percent }) => `Лучший результат: ${percent}`,
  opens: 'Откроется <at></at>, <wait>через <left></left></wait>',
  share: ({ title }) => `Поделиться: «${title}»`,
  noTimeLimit: 'Без ограничения времени',
  nextQuiz: ({ title, timeLimit }) => `Далее: ${title} (${timeLimit})`,
  loading: 'Загрузка тестов…',
  failed: 'Не удалось загрузить тесты',
  noneYet: 'Тестов пока нет',
  noneYetHint: 'Первые тесты уже готовятся. Загляните позже.',
};
