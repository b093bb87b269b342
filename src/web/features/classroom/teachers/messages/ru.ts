import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Учителя',
  failed: 'Не удалось загрузить учителей',
  maker: 'Создал класс',
  inactive: 'Сейчас не может преподавать',
  lead: 'Все ведут класс и видят его результаты. Удаляет класс и выбирает учителей только его создатель.',
  account: 'Имя пользователя или адрес почты учителя',
  add: 'Добавить учителя',
  added: 'Учитель добавлен',
  removeNamed: ({ name }) => `Исключить ${name}`,
  removeTitle: ({ name }) => `Исключить ${name} из учителей?`,
  removeHint: 'Эта учётная запись больше не сможет открыть класс и его результаты.',
  remove: 'Убрать',
  removed: 'Исключён',
  leave: 'Больше не вести этот класс',
  leaveTitle: 'Больше не вести этот класс?',
  leaveHint: 'Вы больше не увидите его. Создатель может добавить вас снова.',
  left: 'Вы больше не ведёте этот класс',
  notDone: 'Ничего не изменено',
};
