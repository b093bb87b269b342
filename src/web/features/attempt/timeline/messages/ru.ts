import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Попытки',
  attempt: ({ number }) => `Попытка ${number}`,
  description: 'Что было получено в ходе попытки.',
  lead: 'Все ответы попытки, полученные сервером, по порядку. Учащиеся видят номер попытки на странице её результата.',
  denied: 'Доступ запрещён',
  attemptNumber: 'Номер попытки',
  wholeNumber: 'Введите целое число',
  show: 'Показать',
  notFound: ({ number }) => `Попытки ${number} не существует`,
  failed: 'Не удаётся показать эту попытку',
  loading: 'Загрузка попытки',

  open: 'Не завершена',
  learner: 'Учащийся',
  erasedAccount: 'Удалённый аккаунт',
  result: 'Результат',
  notGraded: 'Ещё не оценена',
  score: ({ score, total, percent }) => `Верно ${score} из ${total}, ${percent}`,
  points: ({ score, total, percent }) => `Баллы: ${score} из ${total}, ${percent}`,
  started: 'Начата',
  deadline: 'Срок',
  exceptions: 'Исключения',
  moreTime: ({ percent }) => `На ${percent} больше времени`,
  chosenTime: ({ percent }) => `На ${percent} больше времени, по выбору учащегося`,
  addedMinutes: ({ count }) =>
    plural(count, {
      one: 'Добавлена # минута',
      few: 'Добавлено # минуты',
      many: 'Добавлено # минут',
      other: 'Добавлено # минуты',
    }),
  waitEnded: 'Ожидание перед попыткой было завершено',
  ended: 'Завершена',
  received: 'Получено',
  lastHash: ({ hash }) => `Последний хеш, как в квитанции: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'Запись полная',
      text: 'Каждый сохранённый ответ совпадает с последним событием своего вопроса.',
    },
    incomplete: {
      title: 'Запись неполная',
      text: 'Более ранняя версия сохранила некоторые ответы без события.',
    },
    altered: {
      title: 'Запись была изменена',
      text: 'Сохранённый ответ или событие были изменены в базе данных, а не этой программой.',
    },
  },
  events: ({ count }) =>
    plural(count, { one: '# событие', few: '# события', many: '# событий', other: '# события' }),
  question: ({ number }) => `Вопрос ${number}`,
  noAnswer: 'Нет ответа',
  flagged: 'Отмечен',
  afterEvent: ({ number, total, time }) => `После события ${number} из ${total}, ${time}`,
  beforeFirst: 'До первого события',
  previousEvent: 'Предыдущее событие',
  nextEvent: 'Следующее событие',
  moment: 'Момент',
  paper: 'Ответы на этот момент',
  correct: 'Верно',
  partlyRight: 'Отчасти верно',
  wrong: 'Неверно',
  nothingReceived: 'Ответов не получено.',
  eventsErased: 'Аккаунт был удалён вместе с событиями.',
};
