import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('it');

export const messages: Translation<typeof en> = {
  loading: 'Caricamento…',
  loadingEditor: 'Caricamento dell’editor…',
  close: 'Chiudi',
  cancel: 'Annulla',
  goHome: 'Vai alla pagina iniziale',
  languages: 'Lingue',
  allLanguages: 'Tutte le lingue',
  notFound: {
    head: 'Pagina non trovata',
    title: '404 Pagina non trovata',
    hint: 'L’indirizzo è scritto correttamente?',
    browse: 'Sfoglia i quiz',
    findQuiz: 'Cerca un quiz',
    find: 'Cerca',
  },
  pager: {
    pages: 'Pagine',
    page: ({ page }) => `Pagina ${number(page)}`,
    pageOf: ({ page, pages }) => `Pagina ${number(page)} di ${number(pages)}`,
    first: 'prima',
    previous: 'precedente',
    next: 'successiva',
    last: 'ultima',
  },
  difficulty: 'Difficoltà:',
  notifications: 'Notifiche (F8)',
  dismiss: 'Ignora',
  share: {
    copied: 'Link copiato!',
    copiedHint: 'L’indirizzo di questa pagina è negli appunti.',
    notCopied: 'Impossibile copiare il link',
  },
  leaving: {
    title: 'Uscire senza salvare?',
    leave: 'Esci',
    stay: 'Resta',
    unsaved: 'Le modifiche fatte qui non sono salvate e andrebbero perse.',
  },
};
