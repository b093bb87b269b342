import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Gestione del blog',
  description: 'Crea e gestisci gli articoli del blog.',
  denied: 'Accesso negato: per accedere a questa pagina servono i permessi di amministratore.',
  backToAdmin: 'Torna al pannello di amministrazione',
  posts: 'Articoli del blog',
  lead: 'Crea e gestisci articoli del blog per SEO e content marketing',
  create: 'Crea articolo del blog',
  allPosts: 'Tutti gli articoli del blog',
  findByTitle: 'Cerca un articolo per titolo',
  find: 'Cerca un articolo',
  status: {
    published: 'Pubblicato',
    draft: 'Bozza',
    archived: 'Archiviato',
  },
  order: 'Ordine',
  orders: {
    created: 'Prima i più recenti',
    title: 'Per titolo',
    views: 'Prima i più letti',
    status: 'Per stato',
  },
  loadFailed: 'Errore nel caricamento degli articoli del blog',
  loading: 'Caricamento degli articoli del blog…',
  count: ({ count }) => plural(count, { one: '# articolo', other: '# articoli' }),
  publish: 'Pubblica',
  toDraft: 'In bozza',
  delete: 'Elimina',
  noMatch: 'Nessun articolo corrisponde',
  tryOther: 'Prova con meno parole, con altre o con un altro stato.',
  noneYet: 'Ancora nessun articolo del blog',
  createFirst: 'Crea il tuo primo articolo per iniziare!',
  views: ({ count }) => plural(count, { one: '# visualizzazione', other: '# visualizzazioni' }),
  minutesToRead: ({ count }) =>
    plural(count, { one: '# min di lettura', other: '# min di lettura' }),

  actions: {
    published: {
      done: ({ count }) =>
        plural(count, {
          one: '# articolo del blog pubblicato',
          other: '# articoli del blog pubblicati',
        }),
      notDone: 'Non pubblicati',
      already: ({ count }) =>
        plural(count, {
          one: '# articolo del blog era già pubblicato.',
          other: '# articoli del blog erano già pubblicati.',
        }),
    },
    draft: {
      done: ({ count }) =>
        plural(count, {
          one: '# articolo del blog messo in bozza',
          other: '# articoli del blog messi in bozza',
        }),
      notDone: 'Non messi in bozza',
      already: ({ count }) =>
        plural(count, {
          one: '# articolo del blog era già in bozza.',
          other: '# articoli del blog erano già in bozza.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: '# articolo del blog come prima',
          other: '# articoli del blog come prima',
        }),
      notDone: 'Non come prima',
      already: ({ count }) =>
        plural(count, {
          one: '# articolo del blog era già come prima.',
          other: '# articoli del blog erano già come prima.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          one: 'Articolo del blog eliminato',
          other: '# articoli del blog eliminati',
        }),
      notDone: 'Non eliminati',
      already: ({ count }) =>
        plural(count, {
          one: '# articolo del blog era già eliminato.',
          other: '# articoli del blog erano già eliminati.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: 'Articolo del blog ripristinato',
          other: '# articoli del blog ripristinati',
        }),
      notDone: 'Non ripristinati',
      already: ({ count }) =>
        plural(count, {
          one: '# articolo del blog era già ripristinato.',
          other: '# articoli del blog erano già ripristinati.',
        }),
    },
    missing: ({ count }) =>
      plural(count, {
        one: '# articolo del blog non esiste più.',
        other: '# articoli del blog non esistono più.',
      }),
    failedBecause: 'Si è verificato un errore imprevisto',
    updateFailed: 'Errore nell’aggiornamento dell’articolo del blog',
    restoreFailed: 'Errore nel ripristino dell’articolo del blog',
    deleteFailed: 'Errore nell’eliminazione dell’articolo del blog',
    publishTitle: ({ count }) =>
      plural(count, {
        one: 'Pubblicare # articolo del blog?',
        other: 'Pubblicare # articoli del blog?',
      }),
    publishConsequences: 'Da ora chiunque può leggerli.',
    draftTitle: ({ count }) =>
      plural(count, {
        one: 'Mettere in bozza # articolo del blog?',
        other: 'Mettere in bozza # articoli del blog?',
      }),
    draftConsequences: 'I link a un articolo non portano a nulla finché è una bozza.',
    deleteOne: ({ title }) => `Eliminare «${title}»?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: 'Eliminare # articolo del blog?',
        other: 'Eliminare # articoli del blog?',
      }),
    sureOne: 'Vuoi davvero eliminare questo articolo del blog?',
    sureMany: ({ count }) =>
      plural(count, {
        one: 'Vuoi davvero eliminare # articolo del blog?',
        other: 'Vuoi davvero eliminare # articoli del blog?',
      }),
    publishedAndRead: ({ posts, views }) =>
      `${plural(posts, { one: '# articolo è pubblicato', other: '# articoli sono pubblicati' })} con ${plural(views, { one: '# lettura', other: '# letture' })}; i link non porteranno a nulla. Puoi annullare nel messaggio che segue.`,
    canUndo: 'Puoi annullare nel messaggio che segue.',
  },
  editor: {
    createTitle: 'Crea un nuovo articolo del blog',
    createDescription: 'Scrivi un articolo.',
    editTitle: 'Modifica articolo del blog',
    editDescription: 'Modifica un articolo.',
    leaving: 'Le modifiche non sono salvate. Ne viene conservata una bozza.',
    created: 'Articolo del blog creato',
    createFailed: 'Errore nella creazione dell’articolo del blog',
    updated: 'Articolo del blog aggiornato',
    createPost: 'Crea articolo',
    creating: 'Creazione…',
    updatePost: 'Aggiorna articolo',
    updating: 'Aggiornamento…',
    cancel: 'Annulla',
    loadFailed: 'Errore nel caricamento dell’articolo del blog',
    authenticationError: 'Errore di autenticazione',
    mustBeAdmin: 'Per creare articoli del blog devi accedere come amministratore.',
  },
  fields: {
    title: 'Titolo',
    excerpt: 'Estratto',
    content: 'Contenuto',
    language: 'Lingua',
    featuredImage: 'URL dell’immagine in evidenza',
    featuredImageAlt: 'Testo alternativo',
    categoryId: 'Categoria',
    tags: 'Etichette',
    status: 'Stato',
    metaTitle: 'Meta titolo',
    metaDescription: 'Meta descrizione',
    readingTimeMinutes: 'Tempo di lettura (minuti)',
    slug: 'Indirizzo',
  },
  hints: {
    charactersOf: ({ count, limit }) => `${count} caratteri su ${limit}`,
    wordsAndMinutes: ({ words, minutes }) => `${words} parole, ${minutes} min di lettura`,
    none: 'Nessuna',
    endsTag: 'Invio o virgola termina un’etichetta',
    counted: 'Calcolato dal testo. Scrivi un numero per impostarlo tu.',
    setByYou: 'Impostato da te.',
  },
  seo: {
    legend: 'Per i motori di ricerca',
    autoFill: 'I meta campi vuoti si compilano da soli con il titolo e l’estratto.',
    addressStays: 'Resta come alla prima pubblicazione, così nessun link si rompe.',
    madeOfTitle: 'Se vuoto, si ricava dal titolo.',
    asResult: 'Come risultato di ricerca',
    madeOnSaving: 'creato-al-salvataggio',
  },
  conflict: {
    title: 'Questo articolo è stato modificato altrove',
    savedAt: ({ time }) =>
      `È stato salvato il <time>${time}</time>, dopo che lo avevi aperto. Il tuo testo è ancora nel modulo; nulla è stato sovrascritto.`,
    same: 'Ora le due versioni sono uguali.',
    yours: 'La tua',
    storedNow: 'Salvata ora',
    empty: '(vuoto)',
    keepMine: 'Tieni la mia',
    takeTheirs: 'Usa l’altra',
    saveAsNew: 'Salva la mia come nuova bozza',
    gone: 'Questo articolo nel frattempo è stato eliminato',
    stillInForm: 'Ciò che hai scritto è ancora nel modulo.',
  },
};
