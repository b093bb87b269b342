import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Vai a, modifica o crea',
  close: 'Chiudi',
  find: 'Trova una pagina, un quiz, una serie, un articolo o una categoria',
  kinds: 'Pagina, quiz, serie, articolo o categoria',
  searching: 'Ricerca in corso…',
  failed: 'Non è stato possibile cercare alcuni nomi. Controlla la connessione.',
  nothing: 'Nessun risultato.',

  groups: {
    create: 'Crea',
    goTo: 'Vai a',
    quizzes: 'Modifica quiz',
    posts: 'Modifica articolo del blog',
    series: 'Trova serie',
    categories: 'Trova categoria',
  },
  pages: {
    createQuiz: 'Crea quiz',
    createQuestion: 'Crea domanda',
    createPost: 'Crea articolo del blog',
    dashboard: 'Pannello',
    allQuizzes: 'Tutti i quiz',
    deletedQuizzes: 'Quiz eliminati',
    categories: 'Categorie',
    hierarchy: 'Gerarchia dei contenuti',
    series: 'Serie di studio',
    testimonials: 'Testimonianze',
    auditTrail: 'Registro delle modifiche',
    settings: 'Impostazioni',
    toReview: 'Testimonianze da esaminare',
    blogManager: 'Gestione blog',
    attempts: 'Tentativi',
    classes: 'Classi',
  },
};
