import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  help: 'Fai clic sull’immagine o toccala. Da tastiera: le frecce spostano la croce, con Maiusc a passi più grandi; Invio mette un segno, Canc lo toglie.',
  cross: 'Immagine della domanda',
  placed: ({ count, total }) => `${count} di ${total} messi`,
  at: ({ left, top }) => `${left} da sinistra, ${top} dall’alto`,
  spotPlaced: ({ number, left, top }) =>
    `Segno ${number} messo: ${left} da sinistra, ${top} dall’alto`,
  spotRemoved: ({ number }) => `Segno ${number} tolto`,
  full: ({ total }) =>
    `${plural(total, { one: '# segno è messo', other: 'Tutti i # segni sono messi' })}. Togline prima uno.`,
  noSpotHere: 'Qui non c’è alcun segno.',
  spot: ({ number, left, top }) => `Segno ${number}: ${left} da sinistra, ${top} dall’alto`,
  remove: ({ number }) => `Togli il segno ${number}`,
  withList: 'Rispondi invece con un elenco',
  withPicture: 'Rispondi sull’immagine',
  chooseRegions: ({ count }) =>
    `Scegli ${plural(count, { one: '# area', other: '# aree' })} dell’immagine.`,
  enlarge: 'Ingrandisci l’immagine',
  reduce: 'Mostra l’immagine intera',
  right: 'in un’area corretta',
  wrong: 'in nessuna area corretta',
  rightRegions: 'Aree corrette',
  region: ({ number }) => `Area ${number}`,
  hit: 'colpita',
  missed: 'non colpita',
};
