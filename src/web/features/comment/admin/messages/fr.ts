import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Commentaires',
  pageTitle: 'Commentaires, administration',
  description: 'Publiez ou refusez ce que les apprenants disent des questions.',
  denied: 'Accès refusé',
  loadFailed: 'Erreur lors du chargement des commentaires',
  toReview: ({ count }) =>
    plural(count, { one: '# commentaire à examiner', other: '# commentaires à examiner' }),
  states: { waiting: 'En attente', published: 'Publié', rejected: 'Refusé', reported: 'Signalé' },
  reports: ({ count }) => plural(count, { one: '# signalement', other: '# signalements' }),
  waiting: 'En attente d’approbation',
  reported: 'Signalés',
  whichToShow: 'Lesquels afficher',
  all: 'Tous',
  find: 'Chercher un commentaire',
  words: 'Mots du commentaire',
  keys: 'Sur une ligne, A publie et R refuse.',
  comment: 'Commentaire',
  author: 'De',
  question: 'Question',
  sent: 'Envoyé',
  state: 'État',
  publish: 'Publier',
  reject: 'Refuser',
  waitAgain: 'Remettre en attente',
  delete: 'Supprimer',
  commentOf: ({ name }) => `le commentaire de ${name}`,
  publishOf: ({ name }) => `Publier le commentaire de ${name}`,
  rejectOf: ({ name }) => `Refuser le commentaire de ${name}`,
  waitAgainOf: ({ name }) => `Remettre en attente le commentaire de ${name}`,
  deleteOf: ({ name }) => `Supprimer le commentaire de ${name}`,
  noMatch: 'Aucun commentaire ne correspond',
  tryOtherWords: 'Essayez moins de mots ou d’autres.',
  noneToReview: 'Aucun commentaire à examiner',
  noneHere: 'Pas de commentaires ici',
  appearsHere: 'Les commentaires sur vos questions apparaissent ici.',
  donePublished: ({ count }) =>
    plural(count, { one: 'Publié : # commentaire', other: 'Publié : # commentaires' }),
  doneRejected: ({ count }) =>
    plural(count, { one: 'Refusé : # commentaire', other: 'Refusé : # commentaires' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: 'Remis en attente : # commentaire',
      other: 'Remis en attente : # commentaires',
    }),
  doneUndone: ({ count }) =>
    plural(count, { one: 'Comme avant : # commentaire', other: 'Comme avant : # commentaires' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: 'Supprimé : # commentaire', other: 'Supprimé : # commentaires' }),
  doneRestored: ({ count }) =>
    plural(count, { one: 'Restauré : # commentaire', other: 'Restauré : # commentaires' }),
  notDone: 'Non modifié',
  already: ({ count }) =>
    plural(count, { one: 'Déjà ainsi : # commentaire.', other: 'Déjà ainsi : # commentaires.' }),
  missing: ({ count }) =>
    plural(count, {
      one: 'Supprimé entre-temps : # commentaire.',
      other: 'Supprimé entre-temps : # commentaires.',
    }),
  updateFailed: 'Erreur lors de la modification des commentaires',
  deleteFailed: 'Erreur lors de la suppression des commentaires',
  restoreFailed: 'Erreur lors de la restauration des commentaires',
  deleteOne: ({ name }) => `Supprimer le commentaire de ${name} ?`,
  deleteMany: ({ count }) =>
    plural(count, { one: 'Supprimer # commentaire ?', other: 'Supprimer # commentaires ?' }),
  consequences: 'Il disparaît pour tout le monde. Vous pouvez annuler dans le message qui suit.',
};
