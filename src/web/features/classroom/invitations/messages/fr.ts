import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  invite: 'Inviter par e-mail',
  title: 'Inviter dans la classe',
  addresses: 'Adresses e-mail',
  hint: 'Collez une liste : une adresse par ligne, ou séparées par des virgules. Chacune reçoit un e-mail avec le lien.',
  rules:
    'Les personnes sans compte ne reçoivent un e-mail que si ce site leur permet d’en créer un. Vous ne saurez pas qui en a un.',
  unreadable: ({ parts }) => `Ce n’est pas une adresse : ${parts}`,
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
