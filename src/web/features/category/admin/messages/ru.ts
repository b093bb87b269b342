import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  categories: 'Категории',
  subCategories: 'Подкатегории',
  quizzes: 'Тесты',
  questions: 'Вопросы',
  name: 'Название',
  category: 'Категория',
  overview: 'Обзор',
  archived: 'В архиве',
  draft: 'Черновик',
  denied: 'Доступ запрещён. Нужны права администратора.',
  categoriesDescription: 'Создание, переименование и удаление категорий.',
  hierarchy: 'Структура материалов',
  tree: 'Структура материалов',
  hierarchyLead: 'Категория, подкатегория, тест.',
  loadFailed: 'Не удалось загрузить категории',
  quizzesFailed: 'Не удалось загрузить тесты',
  tryOtherWords: 'Попробуйте сократить или изменить запрос.',
  noCategories: 'Категорий пока нет',
  everyQuizBelongs: 'Каждый тест относится к одной из них.',
  createFirst: 'Создайте первую на вкладке «Категории».',
  noSubCategories: 'Подкатегорий здесь пока нет',
  whatSubCategoriesDo: 'Они упорядочивают тесты категории.',
  allCategories: 'Все категории',
  quizzesIn: ({ name }) => `Тесты категории «${name}»`,
  edit: ({ name }) => `Изменить: ${name}`,
  delete: ({ name }) => `Удалить: ${name}`,
  deleteEmpty: 'Удалить пустые',
  inNone: 'Без подкатегории',
  nothingInIt: 'Пока пусто',
  noQuizzesInIt: 'Тестов пока нет',

  kinds: {
    category: {
      create: 'Создать категорию',
      find: 'Найти категорию',
      noMatch: 'Подходящих категорий нет',
      deleted: 'Категория удалена!',
      deleteError: 'Не удалось удалить категорию',
      removal: 'Вместе с этой категорией удаляются её подкатегории и тесты. Отменить это нельзя.',
    },
    subCategory: {
      create: 'Создать подкатегорию',
      find: 'Найти подкатегорию',
      noMatch: 'Подходящих подкатегорий нет',
      deleted: 'Подкатегория удалена!',
      deleteError: 'Не удалось удалить подкатегорию',
      removal: 'Вместе с этой подкатегорией удаляются её тесты. Отменить это нельзя.',
    },
  },
  count: {
    categories: ({ count }) =>
      plural(count, {
        one: '# категория',
        few: '# категории',
        many: '# категорий',
        other: '# категории',
      }),
    subCategories: ({ count }) =>
      plural(count, {
        one: '# подкатегория',
        few: '# подкатегории',
        many: '# подкатегорий',
        other: '# подкатегории',
      }),
    quizzes: ({ count }) =>
      plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' }),
    questions: ({ count }) =>
      plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Объединить',
    title: 'Объединить категории',
    hint: 'Всё из одной переходит в другую, затем первая удаляется. Это нельзя отменить.',
    what: 'Что объединить',
    from: 'Из (удаляется)',
    into: 'В (остаётся)',
    changes: 'Что изменится',
    quizzes: 'Переносимые тесты',
    questions: 'Вопросы в них',
    assignedQuizzes: 'Из них заданы в классах',
    deletedQuizzes: 'Удалённые тесты, которые тоже переносятся',
    movedSubCategories: 'Переносимые подкатегории',
    joinedSubCategories: 'Подкатегории, которые сливаются с одноимёнными',
    series: 'Серии',
    posts: 'Статьи блога',
    draws: 'Выборки из банка',
    isEmpty: 'Она пуста.',
    addresses: 'Старые адреса ведут к той, что остаётся.',
    noPreview: 'Не удалось узнать, что изменится',
    merge: 'Объединить',
    done: 'Объединено',
    failed: 'Ничего не объединено',
    counted: ({ label, count }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo: 'Вы действительно хотите удалить эту категорию? Отменить это нельзя.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: 'Вместе с ней будет удалена # подкатегория.',
        few: 'Вместе с ней будут удалены # подкатегории.',
        many: 'Вместе с ней будут удалены # подкатегорий.',
        other: 'Вместе с ней будут удалены # подкатегории.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, {
        one: 'Удалить # пустую категорию?',
        few: 'Удалить # пустые категории?',
        many: 'Удалить # пустых категорий?',
        other: 'Удалить # пустой категории?',
      }),
    emptyConsequences: 'Их подкатегории удаляются вместе с ними. Отменить это нельзя.',
    consequencesWithKept: ({ kept }) =>
      `Их подкатегории удаляются вместе с ними. Отменить это нельзя. ${plural(kept, { one: '# категория с тестами останется.', few: '# категории с тестами останутся.', many: '# категорий с тестами останутся.', other: '# категории с тестами останутся.' })}`,
    delete: 'Удалить',
    failed: 'Не удалось удалить категорию',
    title: ({ name }) => `Удалить «${name}»?`,
    tryAgain: 'Попробуйте ещё раз.',
    lookUpFailed: 'Не удалось узнать содержимое',
    nothingDeleted: 'Ничего не удалено',
    typeToConfirm: ({ name }) => `Введите <name>${name}</name> для подтверждения`,
    nothingInIt: 'Здесь ничего нет.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes}, в них ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# серия (тесты из других категорий остаются на месте)',
        few: '# серии (тесты из других категорий остаются на месте)',
        many: '# серий (тесты из других категорий остаются на месте)',
        other: '# серии (тесты из других категорий остаются на месте)',
      }),
    allTaken:
      'Все эти тесты уже проходили: они попадут в архив, а результаты прошедших сохранятся.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# из этих тестов уже проходили: он попадёт в архив, а результаты прошедших сохранятся.',
        few: '# из этих тестов уже проходили: они попадут в архив, а результаты прошедших сохранятся.',
        many: '# из этих тестов уже проходили: они попадут в архив, а результаты прошедших сохранятся.',
        other:
          '# из этих тестов уже проходили: они попадут в архив, а результаты прошедших сохранятся.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, {
        one: '# категория удалена',
        few: '# категории удалены',
        many: '# категорий удалено',
        other: '# категории удалено',
      }),
    notDone: 'Не удалено',
    already: ({ count }) =>
      plural(count, {
        one: '# категория уже удалена.',
        few: '# категории уже удалены.',
        many: '# категорий уже удалено.',
        other: '# категории уже удалено.',
      }),
    missing: ({ count }) =>
      plural(count, {
        one: '# категория уже была удалена за это время.',
        few: '# категории уже были удалены за это время.',
        many: '# категорий уже было удалено за это время.',
        other: '# категории уже было удалено за это время.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Создать категорию',
      category: 'Изменить категорию',
      newSubCategory: 'Создать подкатегорию',
      subCategory: 'Изменить подкатегорию',
    },
    saved: {
      newCategory: 'Категория создана!',
      category: 'Категория обновлена!',
      newSubCategory: 'Подкатегория создана!',
      subCategory: 'Подкатегория обновлена!',
    },
    failed: {
      newCategory: 'Не удалось создать категорию',
      category: 'Не удалось обновить категорию',
      newSubCategory: 'Не удалось создать подкатегорию',
      subCategory: 'Не удалось обновить подкатегорию',
    },
    failedInHierarchy: {
      newCategory: 'Не удалось создать категорию',
      category: 'Не удалось обновить категорию',
      newSubCategory: 'Не удалось создать подкатегорию',
      subCategory: 'Не удалось обновить подкатегорию',
    },
    chooseCategory: 'Выберите категорию',
    categoryRequired: 'Укажите категорию',
    categoryName: 'Название категории',
    displayName: 'Отображаемое название',
    description: 'Описание',
    imageUrl: 'URL изображения',
    create: 'Создать',
    save: 'Сохранить',
    internalName: ({ name }) => `Внутреннее имя: ${name}`,
    howNamed: 'Строчные буквы и подчёркивания; образуется из введённого.',
    storedAs: ({ name }) => `Будет сохранено как <code>${name}</code>`,
  },
};
