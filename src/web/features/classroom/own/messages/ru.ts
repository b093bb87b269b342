import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Классы',
  lead: 'Что нужно сделать вашим классам и до какого срока.',
  taughtBy: ({ names }) => `Учителя: ${names}`,
  none: 'Вы пока не состоите в классе',
  noneHint: 'Введите код, который дал учитель.',
  nothingAssigned: 'Ничего не назначено.',
  noDueDate: 'Без срока',
  dueAt: 'Срок: <date></date>',
  opens: 'Откроется <date></date>',
  states: {
    done: 'Сдано',
    late: 'С опозданием',
    open: 'Сделать',
    missing: 'Просрочено',
    upcoming: 'Ещё рано',
  },
  toQuiz: 'К тесту',
  code: 'Код класса',
  codeHint: '8 букв и цифр',
  join: 'Вступить в класс',
  joined: 'Вы вступили в класс',
  notJoined: 'Вы не вступили',
  leave: 'Выйти',
  leaveNamed: ({ name }) => `Выйти из ${name}`,
  leaveTitle: ({ name }) => `Выйти из класса ${name}?`,
  leaveHint: 'Ваши результаты остаются вашими. Чтобы вернуться, нужен код.',
  left: 'Вы вышли из класса',
  notLeft: 'Вы не вышли',
};
