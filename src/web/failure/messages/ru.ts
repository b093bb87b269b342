import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'Не удалось связаться с сервером. Проверьте подключение и попробуйте ещё раз.',
  unexpected: 'Что-то пошло не так. Попробуйте ещё раз.',
  restarting: 'Сервер сейчас недоступен. Попробуйте ещё раз чуть позже.',
  tryAgain: 'Повторить',
  reference: ({ id }) => `Номер обращения: ${id}`,
  pageDidNotLoad: 'Страница не загрузилась',
  partDidNotLoad: 'Эта часть не загрузилась',
  homePage: 'Главная страница',
};
