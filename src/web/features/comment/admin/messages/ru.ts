import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Комментарии',
  pageTitle: 'Комментарии, администрирование',
  description: 'Публикуйте или отклоняйте то, что учащиеся говорят о вопросах.',
  denied: 'Доступ запрещён',
  loadFailed: 'Не удалось загрузить комментарии',
  toReview: ({ count }) =>
    plural(count, {
      one: 'На проверку: # комментарий',
      few: 'На проверку: # комментария',
      many: 'На проверку: # комментариев',
      other: 'На проверку: # комментария',
    }),
  states: {
    waiting: 'Ждёт решения',
    published: 'Опубликован',
    rejected: 'Отклонён',
    reported: 'Есть жалобы',
  },
  reports: ({ count }) =>
    plural(count, {
      one: '# жалоба',
      few: '# жалобы',
      many: '# жалоб',
      other: '# жалобы',
    }),
  waiting: 'Ждут одобрения',
  reported: 'С жалобами',
  whichToShow: 'Что показывать',
  all: 'Все',
  find: 'Найти комментарий',
  words: 'Слова комментария',
  keys: 'В строке A публикует, R отклоняет.',
  comment: 'Комментарий',
  author: 'От',
  question: 'Вопрос',
  sent: 'Отправлен',
  state: 'Состояние',
  publish: 'Опубликовать',
  reject: 'Отклонить',
  waitAgain: 'Вернуть на проверку',
  delete: 'Удалить',
  commentOf: ({ name }) => `комментарий от ${name}`,
  publishOf: ({ name }) => `Опубликовать комментарий от ${name}`,
  rejectOf: ({ name }) => `Отклонить комментарий от ${name}`,
  waitAgainOf: ({ name }) => `Вернуть на проверку комментарий от ${name}`,
  deleteOf: ({ name }) => `Удалить комментарий от ${name}`,
  noMatch: 'Подходящих комментариев нет',
  tryOtherWords: 'Попробуйте меньше слов или другие.',
  noneToReview: 'Комментариев на проверку нет',
  noneHere: 'Здесь нет комментариев',
  appearsHere: 'Здесь появляются комментарии к вашим вопросам.',
  donePublished: ({ count }) =>
    plural(count, {
      one: 'Опубликовано: # комментарий',
      few: 'Опубликовано: # комментария',
      many: 'Опубликовано: # комментариев',
      other: 'Опубликовано: # комментария',
    }),
  doneRejected: ({ count }) =>
    plural(count, {
      one: 'Отклонено: # комментарий',
      few: 'Отклонено: # комментария',
      many: 'Отклонено: # комментариев',
      other: 'Отклонено: # комментария',
    }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: 'Снова на проверке: # комментарий',
      few: 'Снова на проверке: # комментария',
      many: 'Снова на проверке: # комментариев',
      other: 'Снова на проверке: # комментария',
    }),
  doneUndone: ({ count }) =>
    plural(count, {
      one: 'Как раньше: # комментарий',
      few: 'Как раньше: # комментария',
      many: 'Как раньше: # комментариев',
      other: 'Как раньше: # комментария',
    }),
  doneDeleted: ({ count }) =>
    plural(count, {
      one: 'Удалено: # комментарий',
      few: 'Удалено: # комментария',
      many: 'Удалено: # комментариев',
      other: 'Удалено: # комментария',
    }),
  doneRestored: ({ count }) =>
    plural(count, {
      one: 'Восстановлено: # комментарий',
      few: 'Восстановлено: # комментария',
      many: 'Восстановлено: # комментариев',
      other: 'Восстановлено: # комментария',
    }),
  notDone: 'Не изменено',
  already: ({ count }) =>
    plural(count, {
      one: 'Уже так: # комментарий.',
      few: 'Уже так: # комментария.',
      many: 'Уже так: # комментариев.',
      other: 'Уже так: # комментария.',
    }),
  missing: ({ count }) =>
    plural(count, {
      one: 'Удалено за это время: # комментарий.',
      few: 'Удалено за это время: # комментария.',
      many: 'Удалено за это время: # комментариев.',
      other: 'Удалено за это время: # комментария.',
    }),
  updateFailed: 'Не удалось изменить комментарии',
  deleteFailed: 'Не удалось удалить комментарии',
  restoreFailed: 'Не удалось восстановить комментарии',
  deleteOne: ({ name }) => `Удалить комментарий от ${name}?`,
  deleteMany: ({ count }) =>
    plural(count, {
      one: 'Удалить # комментарий?',
      few: 'Удалить # комментария?',
      many: 'Удалить # комментариев?',
      other: 'Удалить # комментария?',
    }),
  consequences: 'Он исчезнет для всех. Отменить можно в следующем сообщении.',
};
