import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Один вариант',
    multiple_choice: 'Несколько вариантов',
    true_false: 'Верно / Неверно',
    fill_blank: 'Вписать ответ',
    ordering: 'Упорядочивание',
    numeric: 'Число',
  },
  type: 'Тип',
  difficulty: 'Сложность',
  difficulties: {
    easy: 'Лёгкий',
    medium: 'Средний',
    hard: 'Сложный',
  },
  question: 'Вопрос',
  questionHint:
    'Можно использовать Markdown: **жирный**, `код`, $x^2$, списки. Вопрос, вставленный в формате Aiken или GIFT, заполнит все поля.',
  explanation: 'Пояснение',
  explanationHint: 'Показывается вместе с результатом, не раньше.',
  imageUrl: 'URL изображения',
  imageText: 'Описание изображения',
  imageTextHint: 'Что на нём, для тех, кто его не видит',
  pictureBroken: 'Это изображение не загружается. Учащиеся увидят вместо него сообщение.',
  noImageText: 'Нет описания',
  answer: 'Ответ',
  answerHint: 'Другие верные ответы отделяйте знаком |',
  number: 'Число',
  toleranceOfNumber: 'На сколько может отличаться ответ: 0.05 или 2%',
  units: 'Единицы измерения',
  unitsHint:
    'По одной в строке. Первая — единица самого числа; для остальных укажите множитель: cm = 0.01',
  tolerance: 'Допуск',
  toleranceHint: 'Для чисел: на сколько может отличаться ответ',
  caseSensitive: 'Учитывать регистр букв',
  whichIsCorrect: 'Что верно?',
  options: 'Варианты',
  markEvery: 'Отметьте все верные.',
  orderHint: 'Введите элементы в правильном порядке; учащиеся увидят их в другом.',
  markOne: 'Отметьте верный.',
  pasteHint: 'Вставленный список заполнит несколько; * отмечает верный.',
  option: ({ letter }) => `Вариант ${letter}`,
  optionIsCorrect: ({ letter }) => `Вариант ${letter} верный`,
  moveOptionUp: ({ letter }) => `Переместить вариант ${letter} вверх`,
  moveOptionDown: ({ letter }) => `Переместить вариант ${letter} вниз`,
  removeOption: ({ letter }) => `Убрать вариант ${letter}`,
  pinOption: ({ letter }) => `Оставить вариант ${letter} на месте`,
  pinHint: 'Остаётся на месте, когда варианты идут в случайном порядке',
  addOption: 'Добавить вариант',
  true: 'Верно',
  false: 'Неверно',
  filter: 'Фильтр вопросов',
  filterHint: 'Фильтр вопросов и ответов',
  showAll: 'Показать все вопросы',
  filtered: ({ shown, count }) => `${number(shown)} из ${number(count)}`,
  questions: 'Вопросы',
  removed: ({ count }) =>
    plural(count, {
      one: 'Убран # вопрос',
      few: 'Убрано # вопроса',
      many: 'Убрано # вопросов',
      other: 'Убрано # вопроса',
    }),
  undo: 'Отменить',
  addQuestion: 'Добавить вопрос',
  newQuestion: 'Новый вопрос',
  typeAndKey: ({ type, key }) => `${type}: ${key}`,
  noKey: 'Верного ответа ещё нет',
  hasProblem: 'Есть ошибка',
  numbered: {
    drag: ({ number }) => `Перетащить вопрос ${number}`,
    moveUp: ({ number }) => `Переместить вопрос ${number} вверх`,
    moveDown: ({ number }) => `Переместить вопрос ${number} вниз`,
    duplicate: ({ number }) => `Дублировать вопрос ${number}`,
    delete: ({ number }) => `Удалить вопрос ${number}`,
  },
  position: ({ number, total }) => `Вопрос ${number} из ${total}`,
  history: {
    open: 'Версии этого вопроса',
    title: 'Версии этого вопроса',
    loading: 'Загрузка версий',
    failed: 'Не удалось загрузить версии',
    version: ({ number }) => `Версия ${number}`,
    stored: 'сохранена сейчас',
    bringBack: 'Вернуть',
    bringBackOf: ({ version }) => `Вернуть: ${version}`,
  },
  open: {
    previous: 'Предыдущий вопрос',
    next: 'Следующий вопрос',
    moveUp: 'Переместить этот вопрос вверх',
    moveDown: 'Переместить этот вопрос вниз',
    duplicate: 'Дублировать этот вопрос',
    delete: 'Удалить этот вопрос',
  },
  stats: {
    notAsked: 'Ещё не задавался',
    skippedOnly: ({ skipped }) =>
      `Ответов: 0, пропущен ${plural(skipped, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })}`,
    answered: ({ skipped, answered, correct, percent }) =>
      `Ответов: ${number(answered)}, верных: ${number(correct)} (${percent}), пропущен ${plural(skipped, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })}`,
  },
  said: {
    moved: ({ position, total }) => `Перемещён на место ${position} из ${total}.`,
    removed: ({ number }) => `Вопрос ${number} убран.`,
    pasted: ({ count }) =>
      plural(count, {
        one: 'Вставлен # вопрос.',
        few: 'Вставлено # вопроса.',
        many: 'Вставлено # вопросов.',
        other: 'Вставлено # вопроса.',
      }),
  },
  hints: {
    title: ({ count }) => `Советы (${number(count)})`,
    intro: 'Рекомендации исследований о составлении вопросов. Ничто из этого не мешает публикации.',
    ofOption: ({ letter, text }) => `Вариант ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'Правильный вариант намного длиннее остальных. Тот, кто угадывает, выбирает самый длинный.',
      allOrNone:
        'Варианты перемешиваются, поэтому «все перечисленные» или «ни один из перечисленных» может оказаться первым. Перечислите сами варианты.',
      negativeStem:
        'Смысл вопроса зависит от отрицания, которое легко не заметить. Выделите его или спросите утвердительно.',
      absoluteWord: 'Категоричное слово вроде «всегда» или «никогда» выдаёт неверный вариант.',
      overlap: 'Он пересекается с предыдущим вариантом, поэтому верными могут быть оба.',
      article: '«a» или «an» перед вариантами подходит только к некоторым из них. Напишите «a/an».',
      shortStem: 'Из вопроса не ясно, о чём спрашивают. Напишите целое предложение.',
      manyBlanks: 'Из-за такого числа пропусков трудно что-либо понять. Оставьте один или два.',
      noAltText: 'У изображения нет текста для тех, кто его не видит.',
      noExplanation: 'Без пояснения учащиеся видят, что ошиблись, но не видят почему.',
      sameText: 'Один и тот же вопрос задан несколько раз.',
    },
    fixes: { negativeStem: 'Выделить слово', allOrNone: 'Удалить вариант' },
    openQuestion: ({ number }) => `Открыть вопрос ${number}`,
    more: ({ count }) => `и ещё ${number(count)}`,
  },
  trial: {
    untitled: 'Тест без названия',
    nothingSaved: 'Ничего не сохраняется и не учитывается.',
    leftOut: ({ count }) =>
      plural(count, {
        one: 'Пропущен # незаконченный вопрос.',
        few: 'Пропущено # незаконченных вопроса.',
        many: 'Пропущено # незаконченных вопросов.',
        other: 'Пропущено # незаконченных вопроса.',
      }),
  },
};
