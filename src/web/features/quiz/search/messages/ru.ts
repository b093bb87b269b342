import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  search: 'Поиск тестов',
  submit: 'Найти',
  close: 'Закрыть поиск',
  suggestions: ({ count }) =>
    plural(count, {
      one: '# подсказка',
      few: '# подсказки',
      many: '# подсказок',
      other: '# подсказки',
    }),
  recent: 'Недавние запросы',
  matching: 'Найденные тесты',
  clearRecent: 'Очистить недавние запросы',
  notAvailable: 'Подсказки сейчас недоступны.',
  noTitle: 'В названиях тестов такого нет.',
  allResults: ({ text }) => `Все результаты по запросу «${text}»`,
  questions: 'Вопросы',
  draftOf: ({ quiz }) => `${quiz} (черновик)`,
};
