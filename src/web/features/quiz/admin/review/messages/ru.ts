import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Перед публикацией',
  advice: 'Оценка — это совет: тест можно опубликовать с любой оценкой.',
  score: 'Оценка теста',
  outOf: ({ score }) => `${score} из 100`,
  noScore: 'У теста нет собственных вопросов, оценивать нечего.',
  bands: {
    high: 'Хорошо сделано.',
    middle: 'Хорошо, но кое-что можно улучшить.',
    low: 'Несколько мест стоит пересмотреть.',
  },
  parts: {
    writing: 'Формулировки',
    explanations: 'Пояснения',
    altTexts: 'Тексты к картинкам и звукам',
    difficulty: 'Разнообразие сложности',
    keyPositions: 'Места верных ответов',
    tags: 'Метки',
    passMark: 'Проходной балл',
    time: 'Время',
  },
  notApplicable: ({ parts }) => `Здесь не применяется: ${parts}`,
  severities: {
    serious: 'Важно',
    slight: 'Совет',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Почти у всех вопросов сложность «${difficulty}». Разная сложность лучше показывает, что знают учащиеся.`,
    onePosition: ({ letter }) =>
      `Большинство верных ответов стоит на месте ${letter}, и порядок вариантов сохраняется.`,
    noTags: 'Без меток вопросы трудно найти в банке, а результаты не могут назвать их темы.',
    passesAll: 'При проходном балле 0 % засчитывается любая попытка.',
    perfection: 'При проходном балле 100 % попытку проваливает одна оплошность.',
    guessable: ({ percent }) =>
      `Угадывание даёт около ${percent}: это близко к проходному баллу или выше него.`,
    shortTime: ({ time }) => `Учащимся обычно нужно около ${time}. Ограничение времени меньше.`,
    longTime: ({ time }) =>
      `Учащимся обычно нужно около ${time}. Ограничение времени намного больше.`,
    shortQuestionTime: 'Времени на вопрос не хватает, чтобы прочитать эти вопросы и ответить.',
  },
  fromBank: ({ first }) =>
    `Начиная с номера ${first} вопросы взяты из банка: связанные и пример случайно выбранных.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# вопрос из банка не входит в оценку.',
      few: '# вопроса из банка не входят в оценку.',
      many: '# вопросов из банка не входят в оценку.',
      other: '# вопроса из банка не входят в оценку.',
    }),
  learners: 'Что увидят учащиеся',
  asked: ({ count }) =>
    plural(count, {
      one: '# вопрос за попытку',
      few: '# вопроса за попытку',
      many: '# вопросов за попытку',
      other: '# вопроса за попытку',
    }),
  ofOwn: ({ asked, total }) => `Выбирается ${asked} из ${total} собственных вопросов`,
  passMark: 'Проходной балл',
  wait: 'Ожидание между попытками',
  waits: ({ passed, failed }) => `${passed} после успеха, ${failed} после неудачи`,
  noWait: 'Нет',
  who: 'Кто может пройти',
  everyone: 'Все',
  publish: 'Опубликовать',
  open: 'Открыть в редакторе',
  loadFailed: 'Не удалось загрузить тест',
};
