import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Тест',
  quizTitle: ({ title }) => `Тест: ${title}`,
  quizDescription: 'Тест, который сейчас проходят.',
  summaryTitle: 'Ваш результат',
  summaryDescription: 'Результат теста.',
  myResults: 'Мои результаты',
  resultsDescription: 'Тесты, которые вы прошли.',
  resultTitle: ({ title }) => `Результат: ${title}`,
  resultDescription: 'Все вопросы пройденного теста с ответами.',
  notFound: 'Попытка не найдена',
  notFoundReason: 'Её нет, или она принадлежит другому аккаунту.',
  preparing: 'Подготовка вопросов…',
  loadingResults: 'Загрузка результатов…',
  notSubmittedYet: 'Ещё не сдано',
  resume: 'Продолжить<more> тест</more> (<more>осталось </more><time></time>)',
  resumeUntimed: 'Продолжить<more> тест</more>',
};
