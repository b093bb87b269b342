import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Серии',
  pageTitle: 'Серии, администрирование',
  description: 'Создание серий, наполнение их тестами и порядок тестов.',
  lead: 'Упорядоченные пути по тестам.',
  loadFailed: 'Не удалось загрузить серии',
  create: 'Создать серию',
  find: 'Найти серию',
  category: 'Категория',
  allCategories: 'Все категории',
  order: 'Порядок',
  orders: {
    created: 'Сначала новые',
    name: 'По названию',
    quizzes: 'Сначала с наибольшим числом тестов',
  },
  count: ({ count }) =>
    plural(count, { one: '# серия', few: '# серии', many: '# серий', other: '# серии' }),
  archive: 'В архив',
  makeActive: 'Сделать активными',
  delete: 'Удалить',
  noMatch: 'Подходящих серий нет',
  tryOtherWords: 'Попробуйте сократить или изменить запрос.',
  noneYet: 'Серий здесь пока нет',
  whatSeriesDo: 'Серия ведёт учащихся по тестам в определённом порядке.',
  quizzes: 'Тесты',
  quizzesOf: ({ name }) => `Тесты серии «${name}»`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' })}`,
  edit: ({ name }) => `Изменить: ${name}`,
  deleteNamed: ({ name }) => `Удалить: ${name}`,
  status: {
    active: 'Активна',
    archived: 'В архиве',
  },
  levels: {
    beginner: 'Начальный',
    intermediate: 'Средний',
    advanced: 'Продвинутый',
  },
  actions: {
    updateFailed: 'Не удалось обновить серию',
    restoreFailed: 'Не удалось восстановить серию',
    deleteFailed: 'Не удалось удалить серию',
    deleteOne: ({ name }) => `Удалить «${name}»?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: 'Удалить # серию?',
        few: 'Удалить # серии?',
        many: 'Удалить # серий?',
        other: 'Удалить # серии?',
      }),
    consequencesOne:
      'Её тесты останутся. Это можно отменить в следующем сообщении. Архив лишь скрывает серию от учащихся.',
    consequencesMany:
      'Их тесты останутся. Это можно отменить в следующем сообщении. Архив лишь скрывает серию от учащихся.',
    missing: ({ count }) =>
      plural(count, {
        one: '# серия уже была удалена за это время.',
        few: '# серии уже были удалены за это время.',
        many: '# серий уже было удалено за это время.',
        other: '# серии уже было удалено за это время.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, {
          one: '# серия перемещена в архив',
          few: '# серии перемещены в архив',
          many: '# серий перемещено в архив',
          other: '# серии перемещено в архив',
        }),
      notDone: 'Не перемещено в архив',
      already: ({ count }) =>
        plural(count, {
          one: '# серия уже в архиве.',
          few: '# серии уже в архиве.',
          many: '# серий уже в архиве.',
          other: '# серии уже в архиве.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, {
          one: '# серия снова активна',
          few: '# серии снова активны',
          many: '# серий снова активны',
          other: '# серии снова активны',
        }),
      notDone: 'Не активировано снова',
      already: ({ count }) =>
        plural(count, {
          one: '# серия уже активна.',
          few: '# серии уже активны.',
          many: '# серий уже активны.',
          other: '# серии уже активны.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          one: '# серия удалена',
          few: '# серии удалены',
          many: '# серий удалено',
          other: '# серии удалено',
        }),
      notDone: 'Не удалено',
      already: ({ count }) =>
        plural(count, {
          one: '# серия уже удалена.',
          few: '# серии уже удалены.',
          many: '# серий уже удалено.',
          other: '# серии уже удалено.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: '# серия восстановлена',
          few: '# серии восстановлены',
          many: '# серий восстановлено',
          other: '# серии восстановлено',
        }),
      notDone: 'Не восстановлено',
      already: ({ count }) =>
        plural(count, {
          one: '# серия уже восстановлена.',
          few: '# серии уже восстановлены.',
          many: '# серий уже восстановлено.',
          other: '# серии уже восстановлено.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Изменить серию',
    created: 'Серия создана!',
    updated: 'Серия обновлена!',
    createFailed: 'Не удалось создать серию',
    updateFailed: 'Не удалось обновить серию',
    save: 'Сохранить',
    notSaved: 'Не сохранено',
  },
  form: {
    name: 'Название',
    nameStays: 'Внутреннее имя не меняется.',
    storedAs: ({ name }) => `Сохраняется как ${name}`,
    storedAsMadeUp: 'Сохраняется под созданным именем',
    displayName: 'Отображаемое название',
    chooseCategory: 'Выберите категорию',
    difficulty: 'Сложность',
    description: 'Описание',
    prerequisites: 'Что нужно знать',
    outcomes: 'Чему вы научитесь',
    oneALine: 'По одному в строке',
    duration: 'Примерная длительность',
    durationEmpty: 'Пусто: сумма лимитов времени тестов',
    imageUrl: 'URL изображения',
    status: 'Статус',
    whoSeesArchived: 'Серию в архиве видят только администраторы.',
  },
  quizOrder: {
    quiz: 'Тест',
    position: ({ title, position, total }) => `${title}: позиция ${position} из ${total}`,
    empty: 'Тестов пока нет. Найдите их ниже.',
    drag: ({ title }) => `Перетащить: ${title}`,
    draft: 'Черновик',
    moveUp: ({ title }) => `Переместить вверх: ${title}`,
    moveDown: ({ title }) => `Переместить вниз: ${title}`,
    takeOut: ({ title }) => `Убрать из серии: ${title}`,
    addQuizzes: 'Добавить тесты',
    addQuiz: 'Добавить тест',
    findByTitle: 'Найти по названию',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}`,
    noMatch: 'Других подходящих тестов нет.',
  },
};
