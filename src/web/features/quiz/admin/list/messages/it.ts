import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  dashboard: 'Pannello di amministrazione',
  dashboardDescription: 'Quiz, domande e tutto ciò che li riguarda.',
  denied: 'Accesso negato: per questa pagina servono i permessi di amministratore.',
  createQuiz: 'Crea quiz',
  createDescription: 'Scrivi un quiz con le sue domande.',
  created: 'Quiz creato!',
  addQuestions: 'Aggiungi domande',
  importQuestions: 'Importa domande',
  exportNamed: ({ title }) => `Esporta ${title}`,
  resultsNamed: ({ title }) => `Risultati di ${title}`,
  series: 'Serie',
  totals: {
    quizzes: 'Quiz totali',
    active: 'Quiz pubblicati',
    questions: 'Domande totali',
  },
  recentQuizzes: 'Quiz recenti',
  deletedQuizzes: 'Quiz eliminati',
  deletedList: 'Quiz eliminati',
  quizzes: 'Quiz',
  foundList: 'Quiz trovati',
  found: ({ count }) => plural(count, { one: '# quiz trovato', other: '# quiz trovati' }),
  find: 'Cerca un quiz per titolo o domande',
  titleOrQuestion: 'Titolo o domanda',
  category: 'Categoria',
  allCategories: 'Tutte le categorie',
  views: {
    label: 'Quali quiz',
    recent: 'Recenti',
    all: 'Tutti',
    deleted: 'Eliminati',
  },
  none: 'Ancora nessun quiz',
  noneHint: 'I quiz che crei compaiono qui.',
  noMatch: 'Nessun quiz corrisponde',
  noMatchHint: 'Prova con meno parole o con altre.',
  noDeleted: 'Nessun quiz eliminato',
  noDeletedHint: ({ days }) =>
    `Un quiz eliminato con tentativi si può ripristinare in ogni momento, uno senza per ${plural(days, { one: '# giorno', other: '# giorni' })}.`,
  loadFailed: 'Errore nel caricamento dei quiz',
  categoriesFailed: 'Errore nel caricamento delle categorie',
  columns: {
    name: 'Nome',
    status: 'Stato',
    questions: 'Domande',
    attempts: 'Tentativi',
    updated: 'Aggiornato',
  },
  status: {
    active: 'Pubblicato',
    draft: 'Bozza',
  },
  archivedHint: 'Archiviato: lo vedono solo il suo autore e gli amministratori',
  restore: 'Ripristina',
  restoreNamed: ({ title }) => `Ripristina ${title}`,
  editNamed: ({ title }) => `Modifica ${title}`,
  deleteNamed: ({ title }) => `Elimina ${title}`,
  duplicate: 'Duplica',
  duplicateNamed: ({ title }) => `Duplica ${title}`,
  copyTitle: ({ title }) => `Copia di ${title}`,
  duplicated: 'Copiato come bozza',
  openCopy: 'Apri la copia',
  tryAgain: 'Riprova.',
  delete: 'Elimina',
  publish: 'Pubblica',
  toDraft: 'In bozza',
  moveTo: 'Sposta…',
  move: 'Sposta',
  close: 'Chiudi',
  moveTitle: ({ count }) => `Sposta ${plural(count, { one: '# quiz', other: '# quiz' })}`,
  movedFrom: ({ count, category }) =>
    `${plural(count, { one: '# quiz lascia', other: '# quiz lasciano' })} ${category}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# quiz viene saltato perché è già lì',
      other: '# quiz vengono saltati perché sono già lì',
    }),
  moreTitles: ({ count }) => plural(count, { one: 'e un altro', other: 'e altri #' }),
  chooseCategory: 'Scegli una categoria',
  subCategory: 'Sottocategoria',
  noSubCategory: 'Nessuna',
  publishTitle: ({ count }) => `Pubblicare ${plural(count, { one: '# quiz', other: '# quiz' })}?`,
  publishHint:
    'Da ora gli studenti possono trovarli e svolgerli. Un quiz incompleto resta una bozza.',
  unpublishTitle: ({ count }) =>
    plural(count, { one: 'Riportare # quiz in bozza?', other: 'Riportare # quiz in bozza?' }),
  unpublishHint: 'Gli studenti non li troveranno più. I risultati restano.',
  deleteOne: ({ title }) => `Eliminare «${title}»?`,
  deleteSeveral: ({ count }) => `Eliminare ${plural(count, { one: '# quiz', other: '# quiz' })}?`,
  sureOne: 'Vuoi davvero eliminare questo quiz?',
  sureSeveral: ({ count }) =>
    `Vuoi davvero eliminare questi ${plural(count, { one: '# quiz', other: '# quiz' })}?`,
  contentsOne: ({ questions }) =>
    `Contiene ${plural(questions, { one: '# domanda', other: '# domande' })}.`,
  contentsSeveral: ({ questions }) =>
    `Contengono ${plural(questions, { one: '# domanda', other: '# domande' })}.`,
  takenOne: ({ questions, attempts }) =>
    `Contiene ${plural(questions, { one: '# domanda', other: '# domande' })} ed è stato svolto ${plural(attempts, { one: '# volta', other: '# volte' })}; i risultati di chi l’ha svolto restano.`,
  takenSeveral: ({ questions, attempts }) =>
    `Contengono ${plural(questions, { one: '# domanda', other: '# domande' })} e sono stati svolti ${plural(attempts, { one: '# volta', other: '# volte' })}; i risultati di chi li ha svolti restano.`,
  undoHint: ({ days }) =>
    `Si può annullare per ${plural(days, { one: '# giorno', other: '# giorni' })}, in «Eliminati».`,
  published: {
    done: ({ count }) => plural(count, { one: '# quiz pubblicato', other: '# quiz pubblicati' }),
    notDone: 'Non pubblicato',
    already: ({ count }) =>
      plural(count, { one: '# quiz già pubblicato.', other: '# quiz già pubblicati.' }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, { one: '# quiz riportato in bozza', other: '# quiz riportati in bozza' }),
    notDone: 'Non riportato in bozza',
    already: ({ count }) =>
      plural(count, { one: '# quiz già in bozza.', other: '# quiz già in bozza.' }),
  },
  restored: {
    done: ({ count }) => plural(count, { one: 'Quiz ripristinato', other: '# quiz ripristinati' }),
    notDone: 'Non ripristinato',
    already: ({ count }) =>
      plural(count, { one: '# quiz già ripristinato.', other: '# quiz già ripristinati.' }),
  },
  deleted: {
    done: ({ count }) => plural(count, { one: 'Quiz eliminato', other: '# quiz eliminati' }),
    notDone: 'Non eliminato',
    already: ({ count }) =>
      plural(count, { one: '# quiz già eliminato.', other: '# quiz già eliminati.' }),
  },
  moved: {
    done: ({ count }) => plural(count, { one: '# quiz spostato', other: '# quiz spostati' }),
    notDone: 'Non spostato',
    already: ({ count }) =>
      plural(count, { one: '# quiz già spostato.', other: '# quiz già spostati.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# quiz non esiste più.',
      other: '# quiz non esistono più.',
    }),
  failed: {
    duplicating: 'Errore durante la duplicazione del quiz',
    updating: 'Errore nell’aggiornamento dei quiz',
    restoring: 'Errore nel ripristino del quiz',
    deleting: 'Errore nell’eliminazione del quiz',
    moving: 'Errore nello spostamento dei quiz',
  },
  manage: 'Gestisci',
  pages: {
    categories: 'Categorie',
    categoriesHint: 'Nomi e descrizioni',
    hierarchy: 'Gerarchia dei contenuti',
    hierarchyHint: 'Categorie, sottocategorie e i loro quiz',
    hierarchyDescription: 'Categorie, sottocategorie e i loro quiz.',
    series: 'Serie di apprendimento',
    seriesHint: 'Percorsi ordinati di quiz',
    testimonials: 'Testimonianze',
    testimonialsHint: 'Ciò che dicono gli studenti, approvato o no',
    settings: 'Impostazioni di sistema',
    settingsHint: 'Nome, account, regole e conservazione',
    users: 'Utenti',
    usersHint: 'Account, ruoli e sospensioni',
  },
};
