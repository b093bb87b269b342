import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  edit: 'Изменить задание',
  editNamed: ({ name }) => `Изменить задание ${name}`,
  editHint: 'Оценки сразу следуют новым условиям. Оценки, поставленные вручную, остаются.',
  edited: 'Задание изменено',
  outdated: 'Это задание было изменено в другом месте',
  outdatedHint:
    'Ничего не перезаписано. Введённое осталось в форме; его нельзя сохранить поверх более новой версии.',
  loadNewest: 'Заменить введённое новейшей версией',
  draftHint: 'Этот тест — черновик. Участники смогут открыть его после публикации.',
  series: 'Серия',
  seriesHint: 'Выполнена, когда сдан каждый её тест. Тесты, добавленные позже, тоже учитываются.',
  findSeries: 'Найти серию',
  noSeries: 'Серия не найдена',
  quizzes: ({ count }) =>
    plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' }),
  late: 'Работа с опозданием',
  policies: {
    marked: 'Учитывается с пометкой об опоздании',
    refused: 'Не учитывается',
    deducted: 'Учитывается с вычетом',
    deducted_daily: 'Учитывается с вычетом за каждый день',
  },
  deduction: 'Вычет',
  deductionPerDay: 'Вычет за каждый начатый день',
  deductionHint: 'Баллы из 100: при 10 оценка 80 % становится 70 %.',
  maxDeduction: 'Не больше',
  cutOff: 'Последняя дата',
  cutOffHint: 'Пусто: нет. Более поздняя работа не учитывается.',
  cutOffBeforeDue: 'Последняя дата должна быть позже срока',
  audience: 'Кому',
  everybody: 'Всем',
  everybodyHint: 'Всем в классе, в том числе тем, кто вступит позже.',
  chosenMembers: 'Выбранным участникам',
  members: 'Участники',
  findMembers: 'Найти участников',
  noMember: 'Участники не найдены',
  forMembers: ({ count }) =>
    plural(count, {
      one: 'Для # участника.',
      few: 'Для # участников.',
      many: 'Для # участников.',
      other: 'Для # участника.',
    }),
  differentFor: ({ count }) =>
    plural(count, {
      one: 'Иначе для # участника.',
      few: 'Иначе для # участников.',
      many: 'Иначе для # участников.',
      other: 'Иначе для # участника.',
    }),
  different: 'Иначе для некоторых участников',
  differentHint:
    'Более поздний срок, другое начало или освобождение. Дополнительное время даётся в разделе «Участники».',
  addMember: 'Добавить участника',
  removeNamed: ({ name }) => `Убрать отличия для ${name}`,
  laterDue: 'Более поздний срок',
  laterCutOff: 'Более поздняя последняя дата',
  otherStart: 'Другое начало',
  asForAll: 'Пусто: как для всех.',
  excuse: 'Освобождён: работа не учитывается',
  notLater: 'Дата должна быть позже даты задания',
  startAfterDue: 'Начало должно быть раньше срока',
  notes: {
    refused: 'Работа с опозданием не учитывается.',
    deducted: ({ percent }) => `Работа с опозданием теряет баллы: ${percent} из 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `Работа с опозданием теряет баллы каждый день: ${percent} из 100, но не больше ${maxPercent}.`,
    cutOff: 'После <date></date> ничего не учитывается.',
  },
};
