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
  find: 'Rechercher un commentaire',
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
  tryOtherWords: 'Essayez avec moins de mots ou d’autres mots.',
  noneToReview: 'Aucun commentaire à examiner',
  noneHere: 'Pas de commentaires ici',
  appearsHere: 'Les commentaires sur vos questions apparaissent ici.',
  donePublished: ({ count }) =>
    plural(count, { one: '# commentaire publié', other: '# commentaires publiés' }),
  doneRejected: ({ count }) =>
    plural(count, { one: '# commentaire refusé', other: '# commentaires refusés' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: '# commentaire remis en attente',
      other: '# commentaires remis en attente',
    }),
  doneUndone: ({ count }) =>
    plural(count, { one: '# commentaire comme avant', other: '# commentaires comme avant' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: '# commentaire supprimé', other: '# commentaires supprimés' }),
  doneRestored: ({ count }) =>
    plural(count, { one: '# commentaire restauré', other: '# commentaires restaurés' }),
  notDone: 'Non modifié',
  already: ({ count }) =>
    plural(count, {
      one: '# commentaire était déjà ainsi.',
      other: '# commentaires étaient déjà ainsi.',
    }),
  missing: ({ count }) =>
    plural(count, {
      one: '# commentaire n’existe plus.',
      other: '# commentaires n’existent plus.',
    }),
  updateFailed: 'Erreur lors de la modification des commentaires',
  deleteFailed: 'Erreur lors de la suppression des commentaires',
  restoreFailed: 'Erreur lors de la restauration des commentaires',
  deleteOne: ({ name }) => `Supprimer le commentaire de ${name} ?`,
  deleteMany: ({ count }) =>
    plural(count, { one: 'Supprimer # commentaire ?', other: 'Supprimer # commentaires ?' }),
  consequences: 'Il disparaît pour tout le monde. Vous pourrez annuler dans le message qui suit.',
};
