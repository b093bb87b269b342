import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Témoignages',
  pageTitle: 'Témoignages, administration',
  description: 'Approuver ou refuser ce que disent les apprenants.',
  denied: 'Accès refusé',
  loadFailed: 'Erreur lors du chargement des témoignages',
  toReview: ({ count }) =>
    plural(count, { one: '# témoignage à examiner', other: '# témoignages à examiner' }),
  pendingReview: 'En attente d’examen',
  status: {
    pending: 'En attente',
    approved: 'Approuvé',
    rejected: 'Refusé',
  },
  from: 'De',
  testimonial: 'Témoignage',
  stars: 'Étoiles',
  ofFiveStars: ({ rating }) => `${rating} étoiles sur 5`,
  received: 'Reçu',
  statusTitle: 'Statut',
  whichToShow: 'Lesquels afficher',
  all: 'Tous',
  find: 'Rechercher un témoignage',
  nameOrWords: 'Nom ou mots',
  keys: 'Sur une ligne, A approuve et R refuse.',
  testimonialOf: ({ name }) => `le témoignage de ${name}`,
  approve: 'Approuver',
  reject: 'Refuser',
  pendingAgain: 'Remettre en attente',
  delete: 'Supprimer',
  approveOf: ({ name }) => `Approuver le témoignage de ${name}`,
  rejectOf: ({ name }) => `Refuser le témoignage de ${name}`,
  pendingAgainOf: ({ name }) => `Remettre en attente le témoignage de ${name}`,
  deleteOf: ({ name }) => `Supprimer le témoignage de ${name}`,
  noMatch: 'Aucun témoignage ne correspond',
  tryOtherWords: 'Essayez avec moins de mots ou d’autres mots.',
  noneToReview: 'Aucun témoignage à examiner',
  noneHere: 'Aucun témoignage ici',
  appearsHere: 'Ce que les apprenants envoient apparaît ici.',

  actions: {
    updateFailed: 'Erreur lors de la mise à jour du témoignage',
    restoreFailed: 'Erreur lors de la restauration du témoignage',
    deleteFailed: 'Erreur lors de la suppression du témoignage',
    deleteOne: ({ name }) => `Supprimer le témoignage de ${name} ?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Supprimer # témoignage ?', other: 'Supprimer # témoignages ?' }),
    consequences: 'Il disparaît pour tout le monde. Vous pourrez annuler dans le message qui suit.',
    missing: ({ count }) =>
      plural(count, {
        one: '# témoignage n’existe plus.',
        other: '# témoignages n’existent plus.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, { one: '# témoignage approuvé', other: '# témoignages approuvés' }),
      notDone: 'Non approuvés',
      already: ({ count }) =>
        plural(count, {
          one: '# témoignage déjà approuvé.',
          other: '# témoignages déjà approuvés.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, { one: '# témoignage refusé', other: '# témoignages refusés' }),
      notDone: 'Non refusés',
      already: ({ count }) =>
        plural(count, { one: '# témoignage déjà refusé.', other: '# témoignages déjà refusés.' }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: '# témoignage remis en attente',
          other: '# témoignages remis en attente',
        }),
      notDone: 'Non remis en attente',
      already: ({ count }) =>
        plural(count, {
          one: '# témoignage déjà en attente.',
          other: '# témoignages déjà en attente.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: '# témoignage comme avant', other: '# témoignages comme avant' }),
      notDone: 'Non rétablis',
      already: ({ count }) =>
        plural(count, {
          one: '# témoignage déjà comme avant.',
          other: '# témoignages déjà comme avant.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: '# témoignage supprimé', other: '# témoignages supprimés' }),
      notDone: 'Non supprimés',
      already: ({ count }) =>
        plural(count, {
          one: '# témoignage déjà supprimé.',
          other: '# témoignages déjà supprimés.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: '# témoignage restauré', other: '# témoignages restaurés' }),
      notDone: 'Non restaurés',
      already: ({ count }) =>
        plural(count, {
          one: '# témoignage déjà restauré.',
          other: '# témoignages déjà restaurés.',
        }),
    },
  },
};
