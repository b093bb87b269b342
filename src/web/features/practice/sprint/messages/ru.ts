import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Пятиминутный спринт',
  lead: 'Как можно больше верных ответов за пять минут из всего, что можно повторять. В рейтинге не учитывается.',
  best: ({ right }) => `Ваш рекорд, верных ответов: ${right}`,
  start: 'Начать спринт',
  notStarted: 'Спринт не начался',
  left: 'Осталось времени',
  rightSoFar: ({ right }) => `Верно: ${right}`,
  over: 'Время вышло',
  result: ({ right, answers }) => `Верно ${right} из ${answers}`,
  newBest: 'Новый рекорд!',
  again: 'Ещё один спринт',
};
