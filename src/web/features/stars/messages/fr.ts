import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  ask: 'Que pensez-vous de ce quiz ?',
  hint: 'Son auteur lit votre avis, sans votre nom.',
  give: 'Donner des étoiles à ce quiz',
  yours: 'Vos étoiles pour ce quiz',
  change: 'Modifier',
  remove: 'Retirer',
  removed: 'Vos étoiles sont retirées',
  remark: 'En quelques mots (facultatif)',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: 'Merci',
  failed: 'Rien n’a été enregistré',
  star: ({ star, label }) =>
    `${plural(star, { one: '# étoile', other: '# étoiles' })} sur 5 : ${label}`,
  rated: ({ rating }) => `Note : ${number(rating)} sur 5`,
  ratings: {
    poor: 'Mauvais',
    fair: 'Passable',
    good: 'Bien',
    veryGood: 'Très bien',
    excellent: 'Excellent !',
  },
};
