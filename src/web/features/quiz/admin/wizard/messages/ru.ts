import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Создать вопрос',
  description: 'Добавьте вопрос в тест.',
  lead: 'Выберите категорию, затем тест в ней и напишите вопрос.',
  steps: {
    label: 'Шаги',
    category: 'Категория',
    quiz: 'Тест',
    question: 'Вопрос',
  },
  notCreated: 'Вопрос не создан. Его черновик сохранён для вас.',
  noCategories: 'Категорий пока нет',
  noCategoriesHint: 'Вопрос относится к тесту, а тест — к категории.',
  createCategory: 'Создать категорию',
  chooseCategory: 'Выберите категорию',
  noSuchCategory: 'Такой категории нет',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })})`,
  categoryMissing: 'Выберите категорию',
  cancel: 'Отмена',
  next: 'Далее',
  back: 'Назад',
  findQuiz: 'Найти тест в этой категории',
  loadFailed: 'Не удалось загрузить тесты',
  categoriesFailed: 'Не удалось загрузить категории',
  loading: 'Загрузка тестов…',
  noMatch: 'Нет подходящих тестов',
  noneInCategory: 'В этой категории пока нет тестов',
  createQuiz: 'Создать тест',
  quizzes: 'Тесты',
  questions: ({ count }) =>
    `${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}, черновик`,
  newQuestionIn: ({ title }) => `Новый вопрос в тесте «${title}»`,
  preview: 'Предпросмотр',
  notSaved: 'Не сохранено',
  stillHere: ({ reason }) => `${reason} Всё, что вы ввели, на месте.`,
  created: 'Вопрос создан!',
  failed: 'Не удалось создать вопрос',
  tryAgain: 'Попробуйте ещё раз.',
  added: 'Вопрос добавлен в тест «<quiz></quiz>».',
  addAnother: 'Добавить ещё один в этот тест',
  openQuiz: 'Открыть тест',
};
