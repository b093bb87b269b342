import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Мои результаты',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' })}, сдано: ${passed}.`,
  noneFound: 'Таких нет',
  showAll: 'Показать все',
  showMore: ({ count }) =>
    `Показать ещё ${plural(count, { one: '#', few: '#', many: '#', other: '#' })}`,
  noResults: 'Результатов пока нет',
  noResultsHint: 'После первого теста здесь появятся результат и все ответы.',
  explore: 'Выбрать тест',
  attempts: 'Попытки',
  tableName: 'Ваши завершённые попытки, сначала новые',
  quiz: 'Тест',
  verdict: 'Итог',
  score: 'Балл',
  correct: 'Верно',
  points: 'баллы',
  time: 'Время',
  finished: 'Завершено',
  selfReported: 'Сообщено вами',
  filterByVerdict: 'Фильтр по итогу',
  all: 'Все',
  allQuizzes: 'Все тесты',
  from: 'С',
  to: 'По',
  saveAsCsv: 'Сохранить как CSV',
  csv: {
    fileName: 'мои-результаты.csv',
    questions: 'Вопросы',
    points: 'Баллы',
    seconds: 'Секунды',
    reportedBy: 'Кем сообщено',
    you: 'вами',
    server: 'сервером',
  },
  beforeRegrade: ({ score, total }) => `До пересчёта баллов: ${score} из ${total}.`,
  pointsBeforeRegrade: ({ points, total }) => `Баллы до пересчёта: ${points} из ${total}.`,
  trend: {
    title: ({ count }) => `Последние оценённые попытки: ${count}`,
    asList: 'Данные списком',
    chart: 'Баллы по попыткам, сначала старые',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `От ${first} (${firstDate}) до ${last} (${lastDate}); проходной балл набран в ${passed} из ${plural(count, { one: '# попытки', few: '# попыток', many: '# попыток', other: '# попытки' })}.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `От ${first} (${firstDate}) до ${last} (${lastDate}); проходной балл ${passMark} набран в ${passed} из ${plural(count, { one: '# попытки', few: '# попыток', many: '# попыток', other: '# попытки' })}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent}, ${date}`,
    passMark: 'Проходной балл',
  },
  explain: 'Объяснить мой результат',
  challengeFriend: 'Бросить вызов другу',
  print: 'Печать',
  result: 'Результат',
  finishedOn: 'Завершено <date></date>.',
  finishedIn: ({ duration }) => `Завершено <date></date>, за ${duration}.`,
  selfReportedNote: 'Сообщено вами: в рейтинге не учитывается.',
  retakeOn: 'Пройти его снова можно <date></date>.',
  attempt: ({ id }) => `Попытка, ID ${id}.`,
  downloadReceipt: 'Скачать подписанную квитанцию',
  receiptFile: ({ product, id }) => `${product}-квитанция-${id}.json`,
  noReceipt: 'Квитанции нет',
  noAnswersKept: 'Отдельные ответы этой попытки не сохранены.',
  showAllQuestions: 'Показать все вопросы',
  toTheQuiz: 'К тесту',
  moreQuizzes: 'Другие тесты',
  oneByOne: {
    begin: ({ count }) =>
      `Просмотреть ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
    moves: 'Вопросы по одному',
    back: 'Назад к результату',
    previous: 'Предыдущий вопрос',
    next: 'Следующий вопрос',
    place: ({ number, total }) => `${number} из ${total}`,
  },
  filterQuestions: 'Фильтр вопросов',
  filters: { all: 'Все', wrong: 'Неверные', flagged: 'Отмеченные', unanswered: 'Без ответа' },
  keys: { title: 'Горячие клавиши', next: 'следующий вопрос', previous: 'предыдущий вопрос' },
};
