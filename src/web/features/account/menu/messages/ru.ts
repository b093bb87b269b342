import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Войти',
  yourMenu: ({ name }) => `Ваше меню, ${name}`,
  profile: 'Профиль',
  myResults: 'Мои результаты',
  practice: 'Тренировка',
  classes: 'Классы',
  notifications: 'Уведомления',
  adminDashboard: 'Панель администратора',
  manageQuizzes: 'Управление тестами',
  manageClasses: 'Управление классами',
  createQuiz: 'Создать тест',
  logOut: 'Выйти',
  loggingOut: 'Выход…',
  loggedOut: { title: 'Вы вышли', text: 'Вы успешно вышли из аккаунта.' },
  logoutFailed: 'Не удалось выйти',
};
