import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  help: 'Cliquez sur l’image ou touchez-la. Au clavier : les flèches déplacent la croix, avec Maj par pas plus grands ; Entrée place un repère, Suppr l’enlève.',
  cross: 'Image de la question',
  placed: ({ count, total }) => `${count} sur ${total} placés`,
  at: ({ left, top }) => `${left} depuis la gauche, ${top} depuis le haut`,
  spotPlaced: ({ number, left, top }) =>
    `Repère ${number} placé : ${left} depuis la gauche, ${top} depuis le haut`,
  spotRemoved: ({ number }) => `Repère ${number} enlevé`,
  full: ({ total }) =>
    `${plural(total, { one: '# repère est placé', other: 'Les # repères sont placés' })}. Enlevez-en un d’abord.`,
  noSpotHere: 'Il n’y a pas de repère ici.',
  spot: ({ number, left, top }) =>
    `Repère ${number} : ${left} depuis la gauche, ${top} depuis le haut`,
  remove: ({ number }) => `Enlever le repère ${number}`,
  withList: 'Répondre plutôt avec une liste',
  withPicture: 'Répondre sur l’image',
  chooseRegions: ({ count }) =>
    `Choisissez ${plural(count, { one: '# zone', other: '# zones' })} de l’image.`,
  enlarge: 'Agrandir l’image',
  reduce: 'Afficher l’image entière',
  right: 'dans une bonne zone',
  wrong: 'hors des bonnes zones',
  rightRegions: 'Bonnes zones',
  region: ({ number }) => `Zone ${number}`,
  hit: 'atteinte',
  missed: 'non atteinte',
};
