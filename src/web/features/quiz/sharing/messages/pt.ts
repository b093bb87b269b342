import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `Desafio você para o quiz “${title}”. Quantas você acerta?`,
  challengeOn: ({ network }) => `Desafiar no ${network}`,
  copyLink: 'Copiar o link do desafio',
  linkCopied: 'Link do desafio copiado!',
  linkCopiedHint: 'Compartilhe este link com seus amigos para desafiá-los.',
  linkNotCopied: 'Não foi possível copiar o link',
};
