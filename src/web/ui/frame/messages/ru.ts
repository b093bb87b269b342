import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Главная',
  quizzes: 'Тесты',
  series: 'Серии',
  blog: 'Блог',
  profile: 'Профиль',
  contact: 'Контакты',
  privacyPolicy: 'Политика конфиденциальности',
  termsOfService: 'Условия использования',
  accessibility: 'Специальные возможности',
  skipToContent: 'Перейти к содержанию',
  homePage: ({ product }) => `${product}, главная страница`,
  main: 'Основная навигация',
  footer: 'Нижняя часть страницы',
  menu: 'Меню',
  closeMenu: 'Закрыть меню',
  language: 'Язык',
  languageFailed: 'Язык не изменён',
  toLight: 'Включить светлую тему',
  toDark: 'Включить тёмную тему',
};
