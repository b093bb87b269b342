import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) =>
    `Ich fordere dich zum Quiz „${title}“ heraus. Wie viele Antworten hast du richtig?`,
  challengeOn: ({ network }) => `Auf ${network} herausfordern`,
  copyLink: 'Link zur Herausforderung kopieren',
  linkCopied: 'Link zur Herausforderung kopiert!',
  linkCopiedHint: 'Teile diesen Link mit deinen Freunden, um sie herauszufordern.',
  linkNotCopied: 'Der Link konnte nicht kopiert werden',
};
