import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  ask: 'Ti piace questo quiz?',
  hint: 'Chi lo ha scritto legge la tua opinione, senza il tuo nome.',
  give: 'Dai stelle a questo quiz',
  yours: 'Le tue stelle per questo quiz',
  change: 'Modifica',
  remove: 'Ritira',
  removed: 'Le tue stelle sono state ritirate',
  remark: 'In poche parole (facoltativo)',
  send: 'Invia',
  cancel: 'Annulla',
  sent: 'Grazie',
  failed: 'Non è stato salvato',
  star: ({ star, label }) =>
    `${plural(star, { one: '# stella', other: '# stelle' })} su 5: ${label}`,
  rated: ({ rating }) => `Valutazione: ${number(rating)} su 5`,
  ratings: {
    poor: 'Scarsa',
    fair: 'Discreta',
    good: 'Buona',
    veryGood: 'Molto buona',
    excellent: 'Eccellente!',
  },
};
