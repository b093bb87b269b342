import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Тесты',
  titleOf: ({ category }) => `Тесты: ${category}`,
  lead: 'Выберите тему, следите за временем, а потом прочитайте пояснение к каждому ответу.',
  description: 'Тесты на время по темам и уровням, с пояснением к каждому ответу.',
  descriptionOf: ({ category }) =>
    `Тесты на время по теме «${category}», с пояснением к каждому ответу.`,
  categories: 'Категории',
  allCategories: 'Все категории',
  categoriesFailed: 'Не удалось загрузить категории',
  subCategories: 'Подкатегории',
  allSubCategories: 'Все',
  difficulty: 'Сложность',
  anyLevel: 'Все уровни',
  length: 'Длительность',
  anyLength: 'Любая длительность',
  lengths: {
    short: 'До 10 мин',
    medium: 'От 11 до 20 мин',
    long: 'Более 20 мин',
  },
  state: 'Ваш прогресс',
  anyState: 'Любой прогресс',
  states: {
    new: 'Новый для вас',
    open: 'Начат',
    mastered: 'Освоен',
    to_be_marked: 'Ждёт проверки',
    cooldown: 'Ожидание',
  },
  sort: 'Сортировка',
  sorts: {
    best: 'Сначала подходящие',
    newest: 'Сначала новые',
    popular: 'Самые популярные',
    stars: 'С лучшими оценками',
    title: 'Название по алфавиту',
    shortest: 'Сначала короткие',
  },
  searchPlaceholder: 'Поиск тестов',
  searchByWords: 'Поиск тестов по словам',
  search: 'Найти',
  clearSearch: 'Очистить поиск',
  found: ({ count }) =>
    plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })} по запросу «${text}»`,
  quoted: ({ text }) => `«${text}»`,
  removeFilter: ({ filter }) => `Убрать фильтр: ${filter}`,
  clearAll: 'Сбросить все',
  clearAllFilters: 'Сбросить все фильтры',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  beyondEnd: 'Список заканчивается раньше этой страницы',
  firstPage: 'На первую страницу',
  noMatch: 'Ничего не найдено',
  noMatchHint: 'Попробуйте меньше слов или уберите один из фильтров.',
  membersOnly: 'Только для участников',
};
