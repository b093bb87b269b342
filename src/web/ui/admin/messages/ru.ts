import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Администрирование',
    dashboard: 'Панель',
    createQuiz: 'Создать тест',
    addQuestions: 'Добавить вопросы',
    manage: 'Управление',
    users: 'Пользователи',
    classes: 'Классы',
    blogManager: 'Управление блогом',
    questionBank: 'Банк вопросов',
    questionQuality: 'Качество вопросов',
    marking: 'Проверка',
    categories: 'Категории',
    contentHierarchy: 'Структура материалов',
    learningSeries: 'Учебные серии',
    comments: 'Комментарии',
    testimonials: 'Отзывы',
    contactInbox: 'Входящие обращения',
    attempts: 'Попытки',
    auditTrail: 'Журнал изменений',
    pictures: 'Изображения и звуки',
    settings: 'Настройки',
    editQuiz: 'Изменить тест',
  },
  backToDashboard: 'Назад к панели',
  edit: 'Изменить',
  editNamed: ({ name }) => `Изменить: ${name}`,
  delete: 'Удалить',
  deleteNamed: ({ name }) => `Удалить: ${name}`,
  deleteQuestion: ({ name }) => `Удалить «${name}»?`,
  pleaseTryAgain: 'Попробуйте ещё раз.',
  filters: {
    status: 'Статус',
    anyStatus: 'Любой статус',
    anyLanguage: 'Любой язык',
  },
  contentLanguage: 'Язык',
  nothingMatches: 'Ничего не найдено',
  picture: {
    broken:
      'Не удаётся загрузить изображение. Проверьте адрес; вместо него читатели увидят рисунок.',
    alt: 'Так её видят читатели',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: 'Перед сохранением нужно исправить # ошибку',
        few: 'Перед сохранением нужно исправить # ошибки',
        many: 'Перед сохранением нужно исправить # ошибок',
        other: 'Перед сохранением нужно исправить # ошибки',
      }),
    more: ({ count }) => `и ещё ${number(count)}`,
    at: ({ where, message }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Нажмите пробел, чтобы взять строку, стрелки — чтобы переместить, снова пробел — чтобы положить, Escape — чтобы отменить.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)}: взято.`,
    over: ({ position }) => `Над позицией ${number(position)}.`,
    dropped: 'Положено.',
    droppedAt: ({ position }) => `Положено на позицию ${number(position)}.`,
    cancelled: 'Перемещение отменено.',
  },
  editor: {
    formattingOf: ({ field }) => `Форматирование: ${field}`,
    viewOf: ({ field }) => `Вид: ${field}`,
    previewOf: ({ field }) => `Просмотр: ${field}`,
    edit: 'Правка',
    preview: 'Просмотр',
    nothing: 'Пока нечего показать.',
    withKey: ({ action, key }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Полужирный',
      italic: 'Курсив',
      heading: 'Заголовок',
      link: 'Ссылка',
      image: 'Изображение',
      bullets: 'Маркированный список',
      numbers: 'Нумерованный список',
      quote: 'Цитата',
      code: 'Код',
      formula: 'Формула',
      table: 'Таблица',
    },
    samples: {
      bold: 'полужирный',
      italic: 'курсив',
      heading: 'Заголовок',
      link: 'текст',
      image: 'описание',
      bullets: 'пункт',
      numbers: 'пункт',
      quote: 'цитата',
      code: 'код',
      formula: 'x^2',
      table: 'ячейка',
    },
    column: 'Столбец',
  },
  concerns: {
    wrong_key: 'Ключ, вероятно, неверен',
    second_key: 'Второй верный ответ',
    guessed: 'Угадывают',
    drifted: 'Иначе после изменения',
    unused_options: 'Неиспользуемые варианты',
    reported: 'С сообщениями учащихся',
  },
  leaving: {
    links: 'Эти тесты ссылаются на них и сохранят копии как свои вопросы:',
    draws: 'Выборкам этих тестов тогда не хватит вопросов:',
    copied: ({ count }) =>
      plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
    missing: ({ count }) =>
      plural(count, {
        one: 'не хватает # вопроса',
        few: 'не хватает # вопросов',
        many: 'не хватает # вопросов',
        other: 'не хватает # вопросов',
      }),
    more: ({ count }) =>
      plural(count, {
        one: 'и ещё # тест',
        few: 'и ещё # теста',
        many: 'и ещё # тестов',
        other: 'и ещё # теста',
      }),
    others: ({ count }) =>
      plural(count, {
        one: '# тест другого автора',
        few: '# теста других авторов',
        many: '# тестов других авторов',
        other: '# теста других авторов',
      }),
  },
  parts: {
    gap: ({ number }) => `Пропуск ${number}`,
    region: ({ number }) => `Область ${number}`,
    outside: () => 'Вне всех областей',
    right: 'Верно',
    marked: 'Отмечена',
    lower: 'Нижняя группа',
    upper: 'Верхняя группа',
    omitted: 'Не заполнено',
    wrong: 'Частые неверные ответы:',
    key: 'верная',
  },
};
