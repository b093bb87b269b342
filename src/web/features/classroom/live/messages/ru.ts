import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  pageTitle: 'Ход работы, администрирование',
  description: 'Насколько каждый участник класса продвинулся в задании.',
  denied: 'Доступ запрещён',
  failed: 'Не удалось загрузить ход работы',
  openNamed: ({ name }) => `Следить за ходом: ${name}`,
  open: 'Следить за ходом',
  list: 'Участники',
  member: 'Участник',
  state: 'Состояние',
  states: { not_started: 'Ещё не начато', writing: 'В процессе', ended: 'Завершено' },
  summary: ({ writing, ended, waiting }) =>
    `В процессе: ${writing}. Завершено: ${ended}. Ещё не начато: ${waiting}.`,
  question: 'Вопрос',
  answered: 'Отвечено',
  of: ({ number, total }) => `${number} из ${total}`,
  timeLeft: 'Осталось',
  noTimeLimit: 'Без ограничения',
  afterDue: 'Закончится после срока',
  contact: 'Связь',
  connected: 'На связи',
  lost: 'Нет связи с <time></time>',
  minutes: 'Минуты',
  addToAll: ({ count }) =>
    plural(count, {
      one: 'Добавить всем # минуту',
      few: 'Добавить всем # минуты',
      many: 'Добавить всем # минут',
      other: 'Добавить всем # минуты',
    }),
  added: ({ count }) =>
    plural(count, {
      one: 'Добавлена # минута',
      few: 'Добавлено # минуты',
      many: 'Добавлено # минут',
      other: 'Добавлено # минуты',
    }),
  moreFor: ({ name }) => `Больше времени: ${name}`,
  notDone: 'Не получилось',
  noMembers: 'В классе пока нет участников',
  noMembersHint: 'Кто вступит, сразу появится здесь.',
};
