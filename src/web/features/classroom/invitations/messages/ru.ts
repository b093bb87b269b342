import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  invite: 'Пригласить по почте',
  title: 'Пригласить в класс',
  addresses: 'Адреса эл. почты',
  hint: 'Вставьте список: по одному адресу в строке или через запятую. Каждому придёт письмо со ссылкой.',
  rules:
    'Тот, у кого нет аккаунта, получит письмо, только если сайт позволяет его открыть. Вам не сообщается, у кого он есть.',
  unreadable: ({ parts }) => `Не адрес: ${parts}`,
  tooMany: ({ most }) => `Не больше ${most} адресов за раз`,
  send: ({ count }) =>
    plural(count, {
      one: 'Пригласить по # адресу',
      few: 'Пригласить по # адресам',
      many: 'Пригласить по # адресам',
      other: 'Пригласить по # адреса',
    }),
  sent: 'Приглашения отправляются',
  notSent: 'Никто не приглашён',
  close: 'Закрыть',
};
