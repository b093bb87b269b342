import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  edit: 'Изменить задание',
  editNamed: ({ name }) => `Изменить задание ${name}`,
  editHint: 'Оценки сразу следуют новым условиям. Оценки, поставленные вручную, остаются.',
  edited: 'Задание изменено',
  series: 'Серия',
  seriesHint:
    'Выполнена, когда сдан каждый её тест. Серия берётся такой, какая она сейчас: добавленные тесты тоже учитываются.',
  findSeries: 'Найти серию',
  noSeries: 'Серия не найдена',
  quizzes: ({ count }) =>
    plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' }),
  late: 'Работа с опозданием',
  policies: {
    marked: 'Учитывается и отмечается как опоздавшая',
    refused: 'Не учитывается',
    deducted: 'Учитывается с вычетом',
    deducted_daily: 'Учитывается с вычетом за каждый день',
  },
  deduction: 'Вычет',
  deductionPerDay: 'Вычет за каждый начатый день',
  deductionHint: 'Баллы из 100: при 10 оценка 80 % становится 70 %.',
  maxDeduction: 'Не больше',
  cutOff: 'Последняя дата',
  cutOffHint: 'Пусто: нет. Более поздняя работа не учитывается.',
  cutOffBeforeDue: 'Последняя дата должна быть позже срока',
  notes: {
    refused: 'Работа с опозданием не учитывается.',
    deducted: ({ percent }) => `Работа с опозданием теряет баллы: ${percent} из 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `Работа с опозданием теряет баллы каждый день: ${percent} из 100, но не больше ${maxPercent}.`,
    cutOff: 'После <date></date> ничего не учитывается.',
  },
};
