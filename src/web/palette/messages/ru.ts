import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Перейти, изменить или создать',
  close: 'Закрыть',
  find: 'Найти страницу, тест, серию, статью или категорию',
  kinds: 'Страница, тест, серия, статья или категория',
  searching: 'Поиск…',
  failed: 'Не удалось выполнить поиск по некоторым названиям. Проверьте подключение.',
  nothing: 'Ничего не найдено.',

  groups: {
    create: 'Создать',
    goTo: 'Перейти',
    quizzes: 'Изменить тест',
    posts: 'Изменить статью блога',
    series: 'Найти серию',
    categories: 'Найти категорию',
  },
  pages: {
    createQuiz: 'Создать тест',
    createQuestion: 'Создать вопрос',
    createPost: 'Создать статью блога',
    dashboard: 'Панель',
    allQuizzes: 'Все тесты',
    deletedQuizzes: 'Удалённые тесты',
    categories: 'Категории',
    hierarchy: 'Структура материалов',
    series: 'Учебные серии',
    testimonials: 'Отзывы',
    auditTrail: 'Журнал изменений',
    settings: 'Настройки',
    toReview: 'Отзывы на проверку',
    blogManager: 'Управление блогом',
    attempts: 'Попытки',
    classes: 'Классы',
  },
};
