import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  ask: 'Как вам этот тест?',
  hint: 'Автор прочитает ваше мнение, но не узнает вашего имени.',
  give: 'Поставить тесту звёзды',
  yours: 'Ваши звёзды этому тесту',
  change: 'Изменить',
  remove: 'Отозвать',
  removed: 'Ваши звёзды отозваны',
  remark: 'В нескольких словах (необязательно)',
  send: 'Отправить',
  cancel: 'Отмена',
  sent: 'Спасибо',
  failed: 'Не сохранено',
  star: ({ star, label }) => `${number(star)} из 5 звёзд: ${label}`,
  rated: ({ rating }) => `Оценка: ${number(rating)} из 5`,
  ratings: {
    poor: 'Плохо',
    fair: 'Удовлетворительно',
    good: 'Хорошо',
    veryGood: 'Очень хорошо',
    excellent: 'Отлично!',
  },
};
