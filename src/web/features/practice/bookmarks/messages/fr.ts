import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Signets et notes',
  lead: 'Les questions que vous avez marquées d’un signet ou d’une note. Elles ne sont visibles que par vous.',
  bookmark: 'Signet',
  removed: 'Signet retiré',
  undo: 'Annuler',
  bookmarkFailed: 'Le signet n’a pas été modifié',
  ownNote: 'Votre note',
  addNote: 'Ajouter une note',
  editNote: 'Modifier la note',
  noteHint: 'Elle n’est visible que par vous. Le Markdown est possible.',
  save: 'Enregistrer',
  close: 'Fermer',
  saved: 'Enregistré',
  notSaved: 'La note n’a pas été enregistrée',
  stale: 'Cette note a été modifiée dans un autre onglet',
  staleHint: 'Enregistrer remplace l’autre version :',
  otherRemoved: 'La note y a été supprimée.',
  unsaved: 'Votre note n’est pas encore enregistrée.',
  practise: 'Réviser les questions avec signet',
  find: 'Rechercher un signet ou une note',
  findHint: 'Mots de la question ou de la note',
  quiz: 'Quiz',
  allQuizzes: 'Tous les quiz',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  whichToShow: 'Ce qui est affiché',
  all: 'Tout',
  bookmarks: 'Signets',
  notes: 'Notes',
  none: 'Pas encore de signets ni de notes',
  noneHint:
    'Ajoutez des signets ou des notes dans vos résultats et, à l’entraînement, après une réponse.',
  toResults: 'Mes résultats',
  noneFound: 'Rien trouvé',
  showAll: 'Tout afficher',
  notLoaded: 'Erreur lors du chargement des signets et des notes',
  hidden: ({ count }) =>
    plural(count, {
      one: '# question n’est pas affichée : elle fait partie d’une tentative ouverte ou sa réponse ne peut plus être vue.',
      other:
        '# questions ne sont pas affichées : elles font partie d’une tentative ouverte ou leurs réponses ne peuvent plus être vues.',
    }),
};
