import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Commentaires',
  show: 'Commentaires',
  showSome: ({ count }) => plural(count, { one: '# commentaire', other: '# commentaires' }),
  hide: 'Masquer les commentaires',
  lead: 'Seules les personnes qui ont répondu à la question peuvent les lire.',
  write: 'Écrire un commentaire',
  text: 'Votre commentaire',
  hint: 'Un auteur du quiz ou un administrateur le lit avant les autres.',
  send: 'Envoyer',
  cancel: 'Annuler',
  edit: 'Modifier',
  save: 'Enregistrer',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer votre commentaire ?',
  deleteText: 'Il ne pourra pas être restauré.',
  deleted: 'Commentaire supprimé',
  sent: 'Commentaire envoyé',
  sentText: 'Il sera visible pour les autres une fois approuvé.',
  published: 'Commentaire publié',
  own: 'Vous',
  staff: 'Auteur',
  waiting: 'En attente d’approbation',
  rejected: 'Non approuvé',
  report: 'Signaler',
  reported: 'Signalé',
  reportedText: 'Merci. Il sera examiné.',
  failed: 'Cela n’a pas fonctionné',
  notLoaded: 'Erreur lors du chargement des commentaires',
  none: 'Pas encore de commentaires',
  unknown: 'Ancien membre',
  unsaved: 'Votre commentaire n’est pas encore envoyé.',
};
