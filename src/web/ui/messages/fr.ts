import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  loading: 'Chargement…',
  loadingEditor: 'Chargement de l’éditeur…',
  close: 'Fermer',
  cancel: 'Annuler',
  goHome: 'Aller à l’accueil',
  languages: 'Langues',
  allLanguages: 'Toutes les langues',
  notFound: {
    head: 'Page introuvable',
    title: '404 Page introuvable',
    hint: 'L’adresse est-elle bien écrite ?',
    browse: 'Parcourir les quiz',
    findQuiz: 'Trouver un quiz',
    find: 'Rechercher',
  },
  pager: {
    pages: 'Pages',
    page: ({ page }) => `Page ${number(page)}`,
    pageOf: ({ page, pages }) => `Page ${number(page)} sur ${number(pages)}`,
    first: 'première',
    previous: 'précédente',
    next: 'suivante',
    last: 'dernière',
  },
  difficulty: 'Difficulté :',
  notifications: 'Notifications (F8)',
  dismiss: 'Ignorer',
  share: {
    copied: 'Lien copié !',
    copiedHint: 'L’adresse de cette page est dans le presse-papiers.',
    notCopied: 'Le lien n’a pas pu être copié',
  },
  leaving: {
    title: 'Quitter sans enregistrer ?',
    leave: 'Quitter',
    stay: 'Rester',
    unsaved: 'Vos modifications ne sont pas enregistrées et seraient perdues.',
  },
};
