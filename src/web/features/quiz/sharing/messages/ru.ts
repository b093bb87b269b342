import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `Бросаю вам вызов: тест «${title}». Сколько правильных ответов дадите?`,
  challengeOn: ({ network }) => `Бросить вызов: ${network}`,
  copyLink: 'Скопировать ссылку на вызов',
  linkCopied: 'Ссылка на вызов скопирована!',
  linkCopiedHint: 'Отправьте эту ссылку друзьям, чтобы бросить им вызов.',
  linkNotCopied: 'Не удалось скопировать ссылку',
};
