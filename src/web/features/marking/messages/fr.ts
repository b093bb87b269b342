import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof english> = {
  title: 'Notation',
  intro: 'Les réponses qui attendent votre note.',
  denied: 'Seuls les auteurs et les enseignants notent les réponses.',
  failed: 'Les réponses n’ont pas pu être chargées',
  none: 'Rien à noter',
  noneHint: 'Les rédactions apparaissent ici à la fin des tentatives.',
  ofClass: 'Classe',
  allClasses: 'Toutes',
  since: 'depuis le',
  marked: 'Réponses notées',
  noneMarked: 'Aucune réponse n’est encore notée',
  allMarked: 'Toutes les réponses sont notées',
  toList: 'Retour à la liste',
  previous: 'Précédente',
  next: 'Suivante',
  names: 'Afficher les noms',
  nameHidden: 'Nom masqué',
  question: 'Question',
  answer: 'Réponse',
  sampleAnswer: 'Réponse type',
  notes: 'Notes pour la correction',
  credit: 'Note en pourcentage',
  incomplete: 'La note est incomplète',
  comment: 'Commentaire',
  commentHint: 'L’apprenant le lit avec le résultat.',
  save: 'Enregistrer',
  saveAndNext: 'Enregistrer et continuer',
  saved: 'La note est enregistrée',
  notSaved: 'La note n’a pas été enregistrée',
  changedMeanwhile:
    'Une autre personne a noté cette réponse entre-temps. Regardez sa note ci-dessous ; enregistrez de nouveau pour la remplacer.',
  takesPass: 'Retirer la réussite ?',
  takesPassHint:
    'L’apprenant a vu la tentative comme réussie. Avec cette note, elle ne l’est plus.',
  saveAnyway: 'Enregistrer quand même',
  keys: 'Touches : N suivante, P précédente, Ctrl+Entrée enregistre.',
  levelKeys:
    'Touches : 1–9 choisissent un niveau, N suivante, P précédente, Ctrl+Entrée enregistre.',
  history: 'Notes données',
  unknown: 'inconnu',
  waiting: ({ shown }) => `À noter : ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# réponse attend votre note',
      other: '# réponses attendent votre note',
    }),
  words: ({ count }) => `Mots : ${count}`,
  tooShort: ({ count }) => `moins de ${count}`,
  tooLong: ({ count }) => `plus de ${count}`,
  gives: ({ percent }) => `Note : ${percent}`,
  points: ({ shown }) => `Points : ${shown}`,
  position: ({ number, total }) => `${number} sur ${total}`,
};
