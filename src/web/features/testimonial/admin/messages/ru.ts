import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Отзывы',
  pageTitle: 'Отзывы, администрирование',
  description: 'Одобряйте или отклоняйте отзывы учащихся.',
  denied: 'Доступ запрещён',
  loadFailed: 'Не удалось загрузить отзывы',
  toReview: ({ count }) =>
    plural(count, {
      one: '# отзыв на проверку',
      few: '# отзыва на проверку',
      many: '# отзывов на проверку',
      other: '# отзыва на проверку',
    }),
  pendingReview: 'Ждут проверки',
  status: {
    pending: 'На проверке',
    approved: 'Одобрен',
    rejected: 'Отклонён',
  },
  from: 'Автор',
  testimonial: 'Отзыв',
  stars: 'Звёзды',
  ofFiveStars: ({ rating }) => `${rating} из 5 звёзд`,
  received: 'Получен',
  statusTitle: 'Статус',
  whichToShow: 'Какие показать',
  all: 'Все',
  find: 'Найти отзыв',
  nameOrWords: 'Имя или слова',
  keys: 'В строке A одобряет, R отклоняет.',
  testimonialOf: ({ name }) => `отзыв: ${name}`,
  approve: 'Одобрить',
  reject: 'Отклонить',
  pendingAgain: 'Вернуть на проверку',
  delete: 'Удалить',
  approveOf: ({ name }) => `Одобрить отзыв: ${name}`,
  rejectOf: ({ name }) => `Отклонить отзыв: ${name}`,
  pendingAgainOf: ({ name }) => `Вернуть на проверку отзыв: ${name}`,
  deleteOf: ({ name }) => `Удалить отзыв: ${name}`,
  noMatch: 'Подходящих отзывов нет',
  tryOtherWords: 'Попробуйте сократить или изменить запрос.',
  noneToReview: 'Нет отзывов на проверку',
  noneHere: 'Отзывов здесь нет',
  appearsHere: 'Здесь появляется то, что присылают учащиеся.',

  actions: {
    updateFailed: 'Не удалось обновить отзыв',
    restoreFailed: 'Не удалось восстановить отзыв',
    deleteFailed: 'Не удалось удалить отзыв',
    deleteOne: ({ name }) => `Удалить отзыв (${name})?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: 'Удалить # отзыв?',
        few: 'Удалить # отзыва?',
        many: 'Удалить # отзывов?',
        other: 'Удалить # отзыва?',
      }),
    consequences: 'Он исчезнет для всех. Это можно отменить в следующем сообщении.',
    missing: ({ count }) =>
      plural(count, {
        one: '# отзыв уже был удалён за это время.',
        few: '# отзыва уже были удалены за это время.',
        many: '# отзывов уже было удалено за это время.',
        other: '# отзыва уже было удалено за это время.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв одобрен',
          few: '# отзыва одобрены',
          many: '# отзывов одобрено',
          other: '# отзыва одобрено',
        }),
      notDone: 'Не одобрено',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже одобрен.',
          few: '# отзыва уже одобрены.',
          many: '# отзывов уже одобрено.',
          other: '# отзыва уже одобрено.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв отклонён',
          few: '# отзыва отклонены',
          many: '# отзывов отклонено',
          other: '# отзыва отклонено',
        }),
      notDone: 'Не отклонено',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже отклонён.',
          few: '# отзыва уже отклонены.',
          many: '# отзывов уже отклонено.',
          other: '# отзыва уже отклонено.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв снова на проверке',
          few: '# отзыва снова на проверке',
          many: '# отзывов снова на проверке',
          other: '# отзыва снова на проверке',
        }),
      notDone: 'Не возвращено на проверку',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже на проверке.',
          few: '# отзыва уже на проверке.',
          many: '# отзывов уже на проверке.',
          other: '# отзыва уже на проверке.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв в прежнем состоянии',
          few: '# отзыва в прежнем состоянии',
          many: '# отзывов в прежнем состоянии',
          other: '# отзыва в прежнем состоянии',
        }),
      notDone: 'Не возвращено в прежнее состояние',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже в прежнем состоянии.',
          few: '# отзыва уже в прежнем состоянии.',
          many: '# отзывов уже в прежнем состоянии.',
          other: '# отзыва уже в прежнем состоянии.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв удалён',
          few: '# отзыва удалены',
          many: '# отзывов удалено',
          other: '# отзыва удалено',
        }),
      notDone: 'Не удалено',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже удалён.',
          few: '# отзыва уже удалены.',
          many: '# отзывов уже удалено.',
          other: '# отзыва уже удалено.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: '# отзыв восстановлен',
          few: '# отзыва восстановлены',
          many: '# отзывов восстановлено',
          other: '# отзыва восстановлено',
        }),
      notDone: 'Не восстановлено',
      already: ({ count }) =>
        plural(count, {
          one: '# отзыв уже восстановлен.',
          few: '# отзыва уже восстановлены.',
          many: '# отзывов уже восстановлено.',
          other: '# отзыва уже восстановлено.',
        }),
    },
  },
};
