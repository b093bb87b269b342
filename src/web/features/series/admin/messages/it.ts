import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Serie',
  pageTitle: 'Serie, amministrazione',
  description: 'Crea serie, riempile di quiz e ordinale.',
  lead: 'Percorsi ordinati attraverso i quiz.',
  loadFailed: 'Errore nel caricamento delle serie',
  create: 'Crea serie',
  find: 'Cerca una serie',
  category: 'Categoria',
  allCategories: 'Tutte le categorie',
  order: 'Ordine',
  orders: {
    created: 'Prima le più recenti',
    name: 'Per nome',
    quizzes: 'Prima quelle con più quiz',
  },
  count: ({ count }) => plural(count, { one: '# serie', other: '# serie' }),
  archive: 'Archivia',
  makeActive: 'Attiva',
  delete: 'Elimina',
  noMatch: 'Nessuna serie corrisponde',
  tryOtherWords: 'Prova con meno parole o con altre.',
  noneYet: 'Qui non ci sono ancora serie',
  whatSeriesDo: 'Una serie guida gli studenti attraverso i quiz in un certo ordine.',
  quizzes: 'Quiz',
  quizzesOf: ({ name }) => `Quiz di ${name}`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# quiz', other: '# quiz' })}`,
  edit: ({ name }) => `Modifica ${name}`,
  deleteNamed: ({ name }) => `Elimina ${name}`,
  status: {
    active: 'Attiva',
    archived: 'Archiviata',
  },
  levels: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzato',
  },
  actions: {
    updateFailed: 'Errore nell’aggiornamento della serie',
    restoreFailed: 'Errore nel ripristino della serie',
    deleteFailed: 'Impossibile eliminare la serie',
    deleteOne: ({ name }) => `Eliminare «${name}»?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Eliminare # serie?', other: 'Eliminare # serie?' }),
    consequencesOne:
      'I suoi quiz restano. Puoi annullare nel messaggio che segue. L’archiviazione nasconde solo la serie agli studenti.',
    consequencesMany:
      'I loro quiz restano. Puoi annullare nel messaggio che segue. L’archiviazione nasconde solo la serie agli studenti.',
    missing: ({ count }) =>
      plural(count, {
        one: '# serie non esiste più.',
        other: '# serie non esistono più.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, { one: '# serie archiviata', other: '# serie archiviate' }),
      notDone: 'Non archiviate',
      already: ({ count }) =>
        plural(count, {
          one: '# serie era già archiviata.',
          other: '# serie erano già archiviate.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, { one: '# serie di nuovo attiva', other: '# serie di nuovo attive' }),
      notDone: 'Non riattivate',
      already: ({ count }) =>
        plural(count, { one: '# serie era già attiva.', other: '# serie erano già attive.' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { one: 'Serie eliminata', other: '# serie eliminate' }),
      notDone: 'Non eliminate',
      already: ({ count }) =>
        plural(count, { one: '# serie era già eliminata.', other: '# serie erano già eliminate.' }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Serie ripristinata', other: '# serie ripristinate' }),
      notDone: 'Non ripristinate',
      already: ({ count }) =>
        plural(count, {
          one: '# serie era già ripristinata.',
          other: '# serie erano già ripristinate.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Modifica serie',
    created: 'Serie creata!',
    updated: 'Serie aggiornata!',
    createFailed: 'Impossibile creare la serie',
    updateFailed: 'Impossibile aggiornare la serie',
    save: 'Salva',
    notSaved: 'Non salvato',
  },
  form: {
    name: 'Nome',
    nameStays: 'Il nome interno resta.',
    storedAs: ({ name }) => `Salvata come ${name}`,
    storedAsMadeUp: 'Salvata con un nome generato',
    displayName: 'Nome visualizzato',
    chooseCategory: 'Scegli una categoria',
    difficulty: 'Difficoltà',
    description: 'Descrizione',
    prerequisites: 'Prerequisiti',
    outcomes: 'Risultati di apprendimento',
    oneALine: 'Uno per riga',
    duration: 'Durata stimata',
    durationEmpty: 'Vuoto: la somma dei limiti di tempo dei quiz',
    imageUrl: 'URL dell’immagine',
    status: 'Stato',
    whoSeesArchived: 'Una serie archiviata è visibile solo agli amministratori.',
  },
  quizOrder: {
    quiz: 'Quiz',
    position: ({ title, position, total }) => `${title}: posizione ${position} di ${total}`,
    empty: 'Ancora nessun quiz. Cercane qui sotto.',
    drag: ({ title }) => `Trascina ${title}`,
    draft: 'Bozza',
    moveUp: ({ title }) => `Sposta ${title} in su`,
    moveDown: ({ title }) => `Sposta ${title} in giù`,
    takeOut: ({ title }) => `Togli ${title} dalla serie`,
    addQuizzes: 'Aggiungi quiz',
    addQuiz: 'Aggiungi un quiz',
    findByTitle: 'Cerca per titolo',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# domanda', other: '# domande' })}`,
    noMatch: 'Nessun altro quiz corrisponde.',
  },
};
