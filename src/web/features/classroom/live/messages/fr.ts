import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  pageTitle: 'En direct, administration',
  description: 'Où en est chaque membre de la classe dans un devoir.',
  denied: 'Accès refusé',
  failed: 'Impossible de charger la vue en direct',
  openNamed: ({ name }) => `Suivre en direct : ${name}`,
  open: 'Suivre en direct',
  list: 'Membres',
  member: 'Membre',
  state: 'État',
  states: { not_started: 'Pas commencé', writing: 'En cours', ended: 'Terminé' },
  summary: ({ writing, ended, waiting }) =>
    `En cours : ${writing}. Terminé : ${ended}. Pas commencé : ${waiting}.`,
  question: 'Question',
  answered: 'Avec réponse',
  of: ({ number, total }) => `${number} sur ${total}`,
  timeLeft: 'Temps restant',
  noTimeLimit: 'Sans limite de temps',
  afterDue: 'Se termine après l’échéance',
  contact: 'Connexion',
  connected: 'Connecté',
  lost: 'Perdue depuis <time></time>',
  minutes: 'Minutes',
  addToAll: ({ count }) =>
    plural(count, { one: 'Ajouter # minute pour tous', other: 'Ajouter # minutes pour tous' }),
  added: ({ count }) => plural(count, { one: '# minute ajoutée', other: '# minutes ajoutées' }),
  moreFor: ({ name }) => `Plus de temps pour ${name}`,
  notDone: 'Cela n’a pas pu être fait',
  noMembers: 'La classe n’a pas encore de membres',
  noMembersHint: 'Les nouveaux membres apparaissent ici aussitôt.',
};
