import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Вопрос ${number}`,
  linkToQuestion: ({ number }) => `Ссылка на вопрос ${number}`,
  flagged: 'Отмечен',
  correct: 'Верно',
  wrong: 'Неверно',
  partlyRight: 'Отчасти верно',
  credit: ({ percent }) => `${percent} этого вопроса`,
  notAnswered: 'Без ответа',
  notMarked: 'Не проверено',
  provisional:
    'Это предварительный результат: есть непроверенные ответы, и он может только вырасти.',
  sampleAnswer: 'Образец ответа',
  comment: 'Комментарий',
  keyNotShown: 'Правильный ответ не показан: тест был прерван до ответа на этот вопрос.',
  withheld: {
    score: 'Показан только балл этой попытки.',
    marks: 'Видно, какие ответы верны, но не сами правильные ответы.',
    keys: 'Пояснения не показываются.',
    more: 'Больше будет видно после закрытия теста: <date></date>.',
  },
  regraded: {
    new_key: 'Ключ был изменён позже; ваш ответ засчитан по новому.',
    either_key: 'Ключ был изменён позже; засчитываются ответы, верные по любому из двух.',
    full_credit: 'Балл за этот вопрос получают все.',
  },
  explanation: 'Пояснение',
  yourAnswer: 'Ваш ответ',
  yourAnswerCorrect: 'Ваш ответ, верно',
  yourAnswerWrong: 'Ваш ответ, неверно',
  yourPosition: ({ number }) => `Ваша позиция: ${number}`,
  notPlaced: 'Не выбрано',
  practiseOthers: 'Повторить другие вопросы',
  practise: 'Повторить эти вопросы',
  correctAnswer: 'Правильный ответ',
  noAnswer: 'нет',
  true: 'Верно',
  false: 'Неверно',
  picture: {
    missing: 'Не удалось загрузить изображение к этому вопросу.',
    missingOf: ({ alt }) => `Не удалось загрузить изображение к этому вопросу. На нём: ${alt}`,
    alt: 'Изображение к вопросу',
    altLarge: 'Изображение к вопросу, увеличено',
    enlarge: 'Увеличить',
    title: 'Изображение к вопросу',
    close: 'Закрыть',
  },
  score: ({ score, passMark }) => `${score} из 100 %, проходной балл ${passMark}`,
  passMark: ({ percent }) => `Проходной балл ${percent}`,
  scoreOf: ({ score, total }) => `Верно: ${score} из ${total}`,
  pointsOf: ({ points, total }) => `Баллы: ${points} из ${total}`,
  verdict: { passed: 'Сдан', failed: 'Не сдан', waiting: 'Ждёт проверки', left: 'Прерван' },
  receipt: {
    none: 'Ответы не получены.',
    received: ({ count, time }) =>
      `${plural(count, { one: 'Получен # ответ', few: 'Получено # ответа', many: 'Получено # ответов', other: 'Получено # ответа' })} в ${time}.`,
    late: ({ number, seconds }) =>
      `Ответ ${number} пришёл с опозданием на ${seconds} с и не учтён.`,
  },
  either: ({ one, other }) => `${one} или ${other}`,
};
