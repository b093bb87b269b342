import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  loading: 'Загрузка…',
  loadingEditor: 'Загрузка редактора…',
  close: 'Закрыть',
  cancel: 'Отмена',
  goHome: 'На главную',
  languages: 'Языки',
  allLanguages: 'Все языки',
  notFound: {
    head: 'Страница не найдена',
    title: '404 Страница не найдена',
    hint: 'Правильно ли введён адрес?',
    browse: 'Посмотреть тесты',
    findQuiz: 'Найти тест',
    find: 'Найти',
  },
  pager: {
    pages: 'Страницы',
    page: ({ page }) => `Страница ${number(page)}`,
    pageOf: ({ page, pages }) => `Страница ${number(page)} из ${number(pages)}`,
    first: 'первая',
    previous: 'предыдущая',
    next: 'следующая',
    last: 'последняя',
  },
  difficulty: 'Сложность:',
  notifications: 'Уведомления (F8)',
  dismiss: 'Скрыть',
  share: {
    copied: 'Ссылка скопирована!',
    copiedHint: 'Адрес этой страницы в буфере обмена.',
    notCopied: 'Не удалось скопировать ссылку',
  },
  leaving: {
    title: 'Уйти без сохранения?',
    leave: 'Уйти',
    stay: 'Остаться',
    unsaved: 'Ваши изменения не сохранены и будут потеряны.',
  },
};
