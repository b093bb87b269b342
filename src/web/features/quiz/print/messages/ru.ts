import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  pageTitle: 'Печать теста',
  description: 'Тест на бумаге с бланками ответов и ключом.',
  denied: 'Доступ запрещён: эта страница только для администраторов.',
  failed: 'Не удалось загрузить тест',
  title: 'Печать',
  edit: 'Изменить этот тест',
  print: 'Печатать',
  versions: 'Варианты',
  versionCount: ({ count }) =>
    plural(count, {
      one: '# вариант',
      few: '# варианта',
      many: '# вариантов',
      other: '# варианта',
    }),
  questions: 'Вопросы',
  allQuestions: ({ count }) =>
    `Все: ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
  asInAttempt: ({ count }) =>
    `Как в попытке: ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
  shuffleAgain: 'Перемешать заново',
  answerSheets: 'Бланки ответов',
  answerSheet: 'Бланк ответов',
  answerKey: 'Ключ',
  version: ({ letter }) => `Вариант ${letter}`,
  name: 'Имя',
  className: 'Класс',
  date: 'Дата',
  questionCount: ({ count }) =>
    plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
  passMark: ({ percent }) => `Проходной балл ${percent}`,
  instruction: 'Отметьте в каждом вопросе один ответ, если не указано иное.',
  penalty: ({ percent }) =>
    `За неверный ответ снимается ${percent} балла за вопрос, за пропущенный — ничего.`,
  hints: {
    letters: 'Отметьте все верные ответы.',
    order: 'Запишите буквы в правильном порядке.',
    targets: 'Напишите рядом с каждым элементом букву того, что ему соответствует.',
    gaps: 'Заполните пропуски.',
    picture: ({ count }: { count: number }) =>
      `Отметьте крестом ${plural(count, { one: '# место', few: '# места', many: '# мест', other: '# места' })} на картинке.`,
  },
  onPicture: 'на картинке',
  picture: 'Изображение к вопросу',
  true: 'Верно',
  false: 'Неверно',
  sum: 'Верных ответов:',
  question: 'Вопрос',
  rightAnswer: 'Верный ответ',
  nothing: 'В этом тесте пока нет готовых вопросов.',
  unfinished: ({ count }) =>
    `Пропущено незаконченных: ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
  drawnLeftOut: ({ count }) =>
    `Пропущено взятых из банка: ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}. Печатать их могут только администраторы.`,
  missingAt: ({ position, count }) =>
    `Не хватает в банке, место ${position} по порядку: ${plural(count, { one: '# вопроса', few: '# вопросов', many: '# вопросов', other: '# вопроса' })}`,
};
