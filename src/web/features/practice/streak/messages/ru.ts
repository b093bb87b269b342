import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Цель дня',
  answered: ({ answered, goal }) => `Сегодня вопросов: ${answered} из ${goal}`,
  reached: ({ answered }) => `Сегодня достигнута, вопросов: ${answered}`,
  inARow: ({ days }) => `Дней подряд: ${days}`,
  freezes: ({ count }) => `Запасных дней: ${count}`,
  freezesHint:
    'Семь дней подряд дают запасной день, не больше двух. Пропущенный день расходует один, и счёт продолжается.',
  week: 'Последние семь дней',
  states: {
    reached: 'цель достигнута',
    frozen: 'использован запасной день',
    none: 'цель не достигнута',
  },
};
