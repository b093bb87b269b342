import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Исключения',
  lead: 'Что разрешено этому человеку сверх правил тестов.',
  failed: 'Ошибка загрузки исключений',
  add: 'Добавить исключение',
  everyQuiz: 'Все тесты',
  moreTime: ({ percent }) => `На ${percent} больше времени`,
  moreAttempts: ({ count }) =>
    plural(count, {
      one: '# дополнительная попытка',
      few: '# дополнительные попытки',
      many: '# дополнительных попыток',
      other: '# дополнительной попытки',
    }),
  openUntil: 'Открыт до <date></date>',
  removeNamed: ({ name }) => `Удалить исключение: ${name}`,
  removed: 'Исключение удалено',
  added: 'Исключение сохранено',
  notDone: 'Не удалось выполнить',
  quiz: 'Тест',
  nothingFound: 'Тест не найден',
  extraTime: 'Дополнительное время',
  none: 'Нет',
  extraAttempts: 'Дополнительные попытки',
  closesAt: 'Открыт до',
  hint: 'Действует для попыток, начатых после этого. Другое исключение для того же теста заменяется.',
  cancel: 'Отмена',
  save: 'Сохранить',
  close: 'Закрыть',
  allQuizzes: 'Все тесты класса',
  byClass: ({ name }) => `Дано классом ${name}`,
  titleOf: ({ name }) => `Исключения: ${name}`,
  given: 'Дано в этом классе',
  classLead: 'Они действуют для тестов, заданных в этом классе, пока человек состоит в нём.',
  classHint: 'Действует для попыток, начатых после этого, в тестах, заданных в этом классе.',
  changeNamed: ({ name }) => `Изменить исключение: ${name}`,
  formerTeacher: 'Бывший преподаватель',
  notAssigned: 'Не действует: этот тест сейчас не задан',
  inEffect: 'Действует сейчас',
  begins: 'Действует с <date></date>',
  time: ({ time }) => `Время: ${time}`,
  attempts: ({ used }) => `Использовано попыток: ${used}`,
  attemptsOf: ({ used, most }) => `Использовано попыток: ${used} из ${most}`,
  waits: 'Ожидания',
  waitsUntil: 'Нужно ждать до <date></date>',
  endWait: 'Завершить ожидание',
  endWaitNamed: ({ name }) => `Завершить ожидание: ${name}`,
  waitEnded: 'Ожидание завершено',
  sources: {
    administrator: 'От администратора:',
    'other-class': 'От другого класса:',
  },
};
