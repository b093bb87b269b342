import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'Не удалось загрузить рейтинг',
  loading: 'Загрузка рейтинга…',
  noneYet: 'В рейтинге пока никого нет',
  noneYetHint: 'Пройдите тест хотя бы с одним верным ответом, и первое место ваше.',
  caption:
    'Балл — это число верных ответов вашей лучшей попытки в каждом тесте. При равенстве выше тот, у кого меньше попыток, затем тот, кто набрал балл раньше. Показаны только баллы больше 0.',
  place: 'Место',
  name: 'Имя',
  quizzes: 'Тесты',
  score: 'Балл',
  you: '(вы)',
};
