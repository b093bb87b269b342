import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `Te reto al cuestionario «${title}». ¿Cuántas puedes acertar?`,
  challengeOn: ({ network }) => `Retar en ${network}`,
  copyLink: 'Copiar el enlace del reto',
  linkCopied: '¡Enlace del reto copiado!',
  linkCopiedHint: 'Comparte este enlace con tus amistades para retarlas.',
  linkNotCopied: 'No se pudo copiar el enlace',
};
