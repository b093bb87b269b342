import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `Ti sfido al quiz «${title}». A quante domande sai rispondere?`,
  challengeOn: ({ network }) => `Sfida su ${network}`,
  copyLink: 'Copia il link della sfida',
  linkCopied: 'Link della sfida copiato!',
  linkCopiedHint: 'Condividi questo link con i tuoi amici per sfidarli.',
  linkNotCopied: 'Impossibile copiare il link',
};
