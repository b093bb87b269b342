import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Ваш результат подробно',
  notLoaded: 'Объяснение не загрузилось',
  save: 'Сохранить данные',
  file: ({ id, product }) => `${product}-result-${id}.json`,
  passing: {
    title: 'Чего хватило бы для сдачи',
    passed: ({ needed }) => `Тест сдан: было нужно ${needed}.`,
    unanswered: ({ count }) =>
      `Без ответа: ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}.`,
  },
  time: {
    title: 'На что ушло время',
    longest: ({ duration, number, total }) =>
      `Больше всего времени занял вопрос ${number}: ${duration} из ${total}.`,
    rest: ({ duration }) => `После последнего ответа прошло ${duration}.`,
    meaning:
      'Время до сохранения ответа относится к его вопросу. Сюда входят и перерывы, и вопросы, которые вы только прочитали.',
    unknown: 'Время этой попытки не записано.',
    noAnswer: 'В этой попытке не сохранено ни одного ответа.',
    question: 'Вопрос',
    course: 'Ход попытки',
    time: 'Время',
    showAll: ({ count }) => `Показать все вопросы (${count})`,
  },
  changes: {
    title: 'Изменённые ответы',
    none: 'Вы не меняли ответы.',
    changed: ({ count }) =>
      `Вы изменили ответ на ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}.`,
    effects: ({ right, wrong }) =>
      `Стали верными: ${plural(right, { one: '#', few: '#', many: '#', other: '#' })}, стали неверными: ${plural(wrong, { one: '#', few: '#', many: '#', other: '#' })}.`,
    gained: ({ points }) => `В баллах: ${points}.`,
    hidden: 'К чему это привело, показывается вместе с правильными ответами.',
    question: ({ effect, number }) => `Вопрос ${number}: ${effect}`,
    effect: {
      to_right: 'изменён на верный',
      to_wrong: 'изменён на неверный',
      other: 'изменён, но ни на верный, ни на неверный',
    },
  },
  topics: {
    title: 'Темы',
    none: 'У вопросов этой попытки нет меток.',
    meaning:
      'Полоса — ваша доля в этой попытке. Тонкая линия показывает, где была бы ваша доля при очень большом числе вопросов, с уверенностью 95 %: чем меньше вопросов, тем она длиннее.',
    hidden: 'Темы показываются вместе с оценкой ответов.',
    topic: 'Тема',
    share: 'Доля',
    earned: ({ asked, earned }) => `${earned} из ${asked}`,
    range: ({ high, low }) => `от ${low} до ${high}`,
  },
  compared: {
    title: 'Сравнение',
    first: 'Это ваша первая оценённая попытка в этом тесте.',
    before: ({ before, now }) => `Предыдущая попытка: ${before}. Эта: ${now}.`,
    ownAttempts: 'Ваши попытки в этом тесте',
    others: ({ below, median, takers }) =>
      `Половина других учащихся (всего ${takers}) набрала в первой попытке ${median} или больше. Ваш результат лучше, чем у ${below} из них.`,
    tooFew: ({ count }) =>
      `Другие учащиеся показываются, когда их не меньше ${count}, чтобы нельзя было угадать результат одного человека.`,
    distribution: 'Результаты других учащихся',
    range: 'Результат',
    learners: 'Учащиеся',
    between: ({ from, to }) => `${from}–${to}`,
    yours: ({ range }) => `${range} (вы)`,
  },
  next: {
    title: 'Что делать дальше',
    set: ({ count }) =>
      plural(count, {
        one: 'Повторить # вопрос',
        few: 'Повторить # вопроса',
        many: 'Повторить # вопросов',
        other: 'Повторить # вопроса',
      }),
    meaning: 'Сначала идёт то, что не получилось, затем знакомые вопросы с теми же метками.',
    nothing: 'Из того, что не получилось, повторить ничего нельзя.',
    hidden: 'То, что не получилось, можно будет повторить, когда покажут правильные ответы.',
    mixed: 'Повторить вперемешку',
  },
};
