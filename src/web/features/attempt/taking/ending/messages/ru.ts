import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  ready: 'Сдать тест?',
  close: 'Закрыть',
  counts: {
    answered: 'Отвечено',
    unanswered: 'Без ответа',
    flagged: 'Отмечено',
    timeLeft: 'Осталось',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })} без ответа`,
  countAsWrong: 'Вопросы без ответа считаются неверными.',
  earnNothing: 'За вопросы без ответа баллы не начисляются и не снимаются.',
  flagged: 'Отмечены для проверки',
  finalNote: ({ account }) => `После сдачи ответы изменить нельзя. Сдаёт: ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Ответы даны на все вопросы. После сдачи ответы изменить нельзя. Сдаёт: ${account}.`,
  guestNote: 'После сдачи ответы изменить нельзя.',
  guestNoteAllAnswered: 'Ответы даны на все вопросы. После сдачи ответы изменить нельзя.',
  keepWorking: 'Продолжить работу',
  submit: 'Сдать тест',
  goTo: ({ number }) => `К вопросу ${number}`,
  goToRange: ({ from, to }) => `К вопросам ${from}–${to}`,
  leave: {
    title: 'Выйти из теста?',
    confirm: 'Выйти из теста',
    stay: 'Остаться',
    follows: ({ wait }) =>
      `Если выйти, попытка сразу завершится. За неё будет засчитан ноль (не сдан), а пройти тест снова можно будет через ${wait}.`,
    followsAtOnce: 'Если выйти, попытка сразу завершится. За неё будет засчитан ноль (не сдан).',
    graded:
      'Если выйти, попытка сразу завершится. Один из ответов был проверен, поэтому она оценивается по данным ответам.',
    failed: ({ reason }) => `${reason} Вы ещё не вышли.`,
  },
  left: {
    title: ({ quiz }) => `Вы вышли из теста «${quiz}»`,
    void: ({ time }) => `Получено в ${time}. Попытка не засчитана: вы вышли в первые секунды.`,
    counts: ({ time }) => `Получено в ${time}. Попытка считается несданной.`,
    countsUntil: ({ time, opens }) =>
      `Получено в ${time}. Попытка считается несданной. Пройти тест снова можно ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `Тест «${quiz}» ещё не завершён`,
    reason: 'Сервер недоступен. Тест можно продолжить, пока не выйдет время.',
  },
  submitFailed: 'Не удалось сдать тест',
  submitFailedHint: 'Тест не сдан. Попробуйте ещё раз.',
  timesUp: 'Время вышло',
  timesUpHint: 'Ваши ответы сдаются.',
};
