import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Статистика',
  question:
    'Можно ли нам считать, какие страницы читают? Это делает сторонняя служба и только с вашего согласия. Подробнее в <policy>Политике конфиденциальности</policy>.',
  no: 'Нет',
  yes: 'Да',
  choice: {
    title: 'Ваш выбор о статистике',
    granted: 'Вы согласились, чтобы просмотры в этом браузере учитывались.',
    denied: 'Просмотры в этом браузере не учитываются.',
    open: 'Вы ещё не выбрали; до этого ничего не учитывается.',
    deny: 'Не учитывать',
    grant: 'Учитывать просмотры',
  },
};
