import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  dashboard: 'Панель администратора',
  dashboardDescription: 'Тесты, вопросы и всё остальное, чем можно управлять.',
  denied: 'Доступ запрещён: эта страница только для администраторов.',
  createQuiz: 'Создать тест',
  createDescription: 'Составьте тест с вопросами.',
  created: 'Тест создан!',
  addQuestions: 'Добавить вопросы',
  importQuestions: 'Импорт вопросов',
  exportNamed: ({ title }) => `Экспортировать ${title}`,
  resultsNamed: ({ title }) => `Результаты: ${title}`,
  series: 'Серии',
  totals: {
    quizzes: 'Всего тестов',
    active: 'Опубликованные тесты',
    questions: 'Всего вопросов',
  },
  recentQuizzes: 'Недавние тесты',
  deletedQuizzes: 'Удалённые тесты',
  deletedList: 'Удалённые тесты',
  quizzes: 'Тесты',
  foundList: 'Найденные тесты',
  found: ({ count }) =>
    plural(count, {
      one: 'Найден # тест',
      few: 'Найдено # теста',
      many: 'Найдено # тестов',
      other: 'Найдено # теста',
    }),
  find: 'Найти тест по названию или вопросам',
  titleOrQuestion: 'Название или вопрос',
  category: 'Категория',
  allCategories: 'Все категории',
  views: {
    label: 'Какие тесты',
    recent: 'Недавние',
    all: 'Все',
    deleted: 'Удалённые',
  },
  none: 'Тестов пока нет',
  noneHint: 'Здесь появятся созданные вами тесты.',
  noMatch: 'Нет подходящих тестов',
  noMatchHint: 'Попробуйте меньше слов или другие слова.',
  noDeleted: 'Удалённых тестов нет',
  noDeletedHint: ({ days }) =>
    `Удалённый тест с попытками можно восстановить в любое время, без попыток — в течение ${plural(days, { one: '# дня', few: '# дней', many: '# дней', other: '# дня' })}.`,
  loadFailed: 'Не удалось загрузить тесты',
  categoriesFailed: 'Не удалось загрузить категории',
  columns: {
    name: 'Название',
    status: 'Статус',
    questions: 'Вопросы',
    attempts: 'Попытки',
    updated: 'Изменён',
  },
  status: {
    active: 'Опубликован',
    draft: 'Черновик',
  },
  archivedHint: 'В архиве: виден только автору и администраторам',
  restore: 'Восстановить',
  restoreNamed: ({ title }) => `Восстановить: ${title}`,
  editNamed: ({ title }) => `Изменить: ${title}`,
  deleteNamed: ({ title }) => `Удалить: ${title}`,
  duplicate: 'Дублировать',
  duplicateNamed: ({ title }) => `Дублировать: ${title}`,
  copyTitle: ({ title }) => `Копия: ${title}`,
  duplicated: 'Скопировано как черновик',
  openCopy: 'Открыть копию',
  tryAgain: 'Попробуйте ещё раз.',
  delete: 'Удалить',
  publish: 'Опубликовать',
  toDraft: 'В черновики',
  moveTo: 'Переместить…',
  move: 'Переместить',
  close: 'Закрыть',
  moveTitle: ({ count }) =>
    `Переместить ${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })}`,
  movedFrom: ({ count, category }) =>
    `${category}: ${plural(count, { one: 'перемещается # тест', few: 'перемещаются # теста', many: 'перемещаются # тестов', other: 'перемещаются # теста' })}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# тест пропускается, потому что уже находится там',
      few: '# теста пропускаются, потому что уже находятся там',
      many: '# тестов пропускаются, потому что уже находятся там',
      other: '# теста пропускаются, потому что уже находятся там',
    }),
  moreTitles: ({ count }) =>
    plural(count, { one: 'и ещё #', few: 'и ещё #', many: 'и ещё #', other: 'и ещё #' }),
  chooseCategory: 'Выберите категорию',
  subCategory: 'Подкатегория',
  noSubCategory: 'Нет',
  publishTitle: ({ count }) =>
    `Опубликовать ${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })}?`,
  publishHint:
    'Теперь учащиеся смогут их находить и проходить. Незаконченный тест останется черновиком.',
  unpublishTitle: ({ count }) =>
    plural(count, {
      one: 'Вернуть # тест в черновики?',
      few: 'Вернуть # теста в черновики?',
      many: 'Вернуть # тестов в черновики?',
      other: 'Вернуть # теста в черновики?',
    }),
  unpublishHint: 'Учащиеся больше не будут их видеть. Результаты сохранятся.',
  deleteOne: ({ title }) => `Удалить «${title}»?`,
  deleteSeveral: ({ count }) =>
    `Удалить ${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })}?`,
  sureOne: 'Вы действительно хотите удалить этот тест?',
  sureSeveral: ({ count }) =>
    `Вы действительно хотите удалить ${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })}?`,
  contentsOne: ({ questions }) =>
    `В нём ${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}.`,
  contentsSeveral: ({ questions }) =>
    `В них ${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}.`,
  takenOne: ({ questions, attempts }) =>
    `В нём ${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}, его проходили ${plural(attempts, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })}; результаты тех, кто его проходил, сохранятся.`,
  takenSeveral: ({ questions, attempts }) =>
    `В них ${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}, их проходили ${plural(attempts, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })}; результаты тех, кто их проходил, сохранятся.`,
  undoHint: ({ days }) =>
    `Это можно отменить в течение ${plural(days, { one: '# дня', few: '# дней', many: '# дней', other: '# дня' })} в разделе «Удалённые».`,
  published: {
    done: ({ count }) =>
      plural(count, {
        one: 'Опубликован # тест',
        few: 'Опубликовано # теста',
        many: 'Опубликовано # тестов',
        other: 'Опубликовано # теста',
      }),
    notDone: 'Не опубликовано',
    already: ({ count }) =>
      plural(count, {
        one: 'Уже опубликован # тест.',
        few: 'Уже опубликовано # теста.',
        many: 'Уже опубликовано # тестов.',
        other: 'Уже опубликовано # теста.',
      }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, {
        one: '# тест возвращён в черновики',
        few: '# теста возвращены в черновики',
        many: '# тестов возвращено в черновики',
        other: '# теста возвращены в черновики',
      }),
    notDone: 'Не возвращено в черновики',
    already: ({ count }) =>
      plural(count, {
        one: '# тест уже черновик.',
        few: '# теста уже черновики.',
        many: '# тестов уже черновики.',
        other: '# теста уже черновики.',
      }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, {
        one: 'Восстановлен # тест',
        few: 'Восстановлено # теста',
        many: 'Восстановлено # тестов',
        other: 'Восстановлено # теста',
      }),
    notDone: 'Не восстановлено',
    already: ({ count }) =>
      plural(count, {
        one: 'Уже восстановлен # тест.',
        few: 'Уже восстановлено # теста.',
        many: 'Уже восстановлено # тестов.',
        other: 'Уже восстановлено # теста.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, {
        one: 'Удалён # тест',
        few: 'Удалено # теста',
        many: 'Удалено # тестов',
        other: 'Удалено # теста',
      }),
    notDone: 'Не удалено',
    already: ({ count }) =>
      plural(count, {
        one: 'Уже удалён # тест.',
        few: 'Уже удалено # теста.',
        many: 'Уже удалено # тестов.',
        other: 'Уже удалено # теста.',
      }),
  },
  moved: {
    done: ({ count }) =>
      plural(count, {
        one: 'Перемещён # тест',
        few: 'Перемещено # теста',
        many: 'Перемещено # тестов',
        other: 'Перемещено # теста',
      }),
    notDone: 'Не перемещено',
    already: ({ count }) =>
      plural(count, {
        one: 'Уже перемещён # тест.',
        few: 'Уже перемещено # теста.',
        many: 'Уже перемещено # тестов.',
        other: 'Уже перемещено # теста.',
      }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# тест тем временем был удалён.',
      few: '# теста тем временем были удалены.',
      many: '# тестов тем временем было удалено.',
      other: '# теста тем временем были удалены.',
    }),
  failed: {
    duplicating: 'Не удалось дублировать тест',
    updating: 'Не удалось изменить тесты',
    restoring: 'Не удалось восстановить тест',
    deleting: 'Не удалось удалить тест',
    moving: 'Не удалось переместить тесты',
  },
  manage: 'Управление',
  pages: {
    categories: 'Категории',
    categoriesHint: 'Названия и описания',
    hierarchy: 'Структура материалов',
    hierarchyHint: 'Категории, подкатегории и их тесты',
    hierarchyDescription: 'Категории, подкатегории и их тесты.',
    series: 'Учебные серии',
    seriesHint: 'Тесты в определённом порядке',
    testimonials: 'Отзывы',
    testimonialsHint: 'Что говорят учащиеся, одобрено или нет',
    settings: 'Настройки системы',
    settingsHint: 'Название, аккаунты, правила и сроки',
    users: 'Пользователи',
    usersHint: 'Аккаунты, роли и блокировки',
  },
};
