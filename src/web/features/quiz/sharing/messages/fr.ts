import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) =>
    `Je vous défie au quiz « ${title} ». Combien de bonnes réponses aurez-vous ?`,
  challengeOn: ({ network }) => `Défier sur ${network}`,
  copyLink: 'Copier le lien du défi',
  linkCopied: 'Lien du défi copié !',
  linkCopiedHint: 'Partagez ce lien avec vos amis pour les défier.',
  linkNotCopied: 'Le lien n’a pas pu être copié',
};
