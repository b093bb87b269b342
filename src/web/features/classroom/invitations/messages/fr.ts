import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  invite: 'Inviter par e-mail',
  title: 'Inviter dans la classe',
  addresses: 'Adresses e-mail',
  hint: 'Collez une liste : une adresse par ligne, ou séparées par des virgules. Chacune reçoit un e-mail avec le lien.',
  rules:
    'Qui n’a pas de compte reçoit un e-mail seulement si ce site lui permet d’en créer un. Vous ne saurez pas qui en a un.',
  unreadable: ({ parts }) => `Pas une adresse : ${parts}`,
  tooMany: ({ most }) => `Au plus ${most} adresses à la fois`,
  send: ({ count }) =>
    plural(count, {
      one: 'Inviter # adresse',
      other: 'Inviter # adresses',
    }),
  sent: 'Les invitations sont en route',
  notSent: 'Personne n’a été invité',
  close: 'Fermer',
};
