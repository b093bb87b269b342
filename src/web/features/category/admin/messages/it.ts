import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  categories: 'Categorie',
  subCategories: 'Sottocategorie',
  quizzes: 'Quiz',
  questions: 'Domande',
  name: 'Nome',
  category: 'Categoria',
  overview: 'Panoramica',
  archived: 'Archiviata',
  draft: 'Bozza',
  denied: 'Accesso negato. Sono necessari i permessi di amministratore.',
  categoriesDescription: 'Crea, rinomina ed elimina categorie.',
  hierarchy: 'Gerarchia dei contenuti',
  tree: 'Gerarchia dei contenuti',
  hierarchyLead: 'Categoria, sottocategoria, quiz.',
  loadFailed: 'Errore nel caricamento delle categorie',
  quizzesFailed: 'Errore nel caricamento dei quiz',
  tryOtherWords: 'Prova con meno parole o con altre.',
  noCategories: 'Ancora nessuna categoria',
  everyQuizBelongs: 'Ogni quiz appartiene a una.',
  createFirst: 'Crea la prima in Categorie.',
  noSubCategories: 'Qui non ci sono ancora sottocategorie',
  whatSubCategoriesDo: 'Ordinano i quiz di una categoria.',
  allCategories: 'Tutte le categorie',
  quizzesIn: ({ name }) => `Quiz in ${name}`,
  edit: ({ name }) => `Modifica ${name}`,
  delete: ({ name }) => `Elimina ${name}`,
  deleteEmpty: 'Elimina quelle vuote',
  inNone: 'In nessuna sottocategoria',
  nothingInIt: 'Ancora vuota',
  noQuizzesInIt: 'Ancora nessun quiz',

  kinds: {
    category: {
      create: 'Crea categoria',
      find: 'Cerca una categoria',
      noMatch: 'Nessuna categoria corrisponde',
      deleted: 'Categoria eliminata!',
      deleteError: 'Errore nell’eliminazione della categoria',
      removal:
        'Eliminando questa categoria si eliminano anche le sue sottocategorie e i suoi quiz. L’operazione non può essere annullata.',
    },
    subCategory: {
      create: 'Crea sottocategoria',
      find: 'Cerca una sottocategoria',
      noMatch: 'Nessuna sottocategoria corrisponde',
      deleted: 'Sottocategoria eliminata!',
      deleteError: 'Errore nell’eliminazione della sottocategoria',
      removal:
        'Eliminando questa sottocategoria si eliminano anche i suoi quiz. L’operazione non può essere annullata.',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { one: '# categoria', other: '# categorie' }),
    subCategories: ({ count }) =>
      plural(count, { one: '# sottocategoria', other: '# sottocategorie' }),
    quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
    questions: ({ count }) => plural(count, { one: '# domanda', other: '# domande' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Unisci',
    title: 'Unisci categorie',
    hint: 'Tutto il contenuto dell’una passa nell’altra; poi la prima viene rimossa. Non si può annullare.',
    what: 'Che cosa unire',
    from: 'Da (viene rimossa)',
    into: 'In (resta)',
    changes: 'Che cosa cambia',
    quizzes: 'Quiz che si spostano',
    questions: 'Domande in essi',
    assignedQuizzes: 'Di questi, assegnati in classi',
    deletedQuizzes: 'Quiz eliminati che si spostano',
    movedSubCategories: 'Sottocategorie che si spostano',
    joinedSubCategories: 'Sottocategorie che si uniscono a una con lo stesso nome',
    series: 'Serie',
    posts: 'Articoli del blog',
    draws: 'Estrazioni dalla banca',
    isEmpty: 'È vuota.',
    addresses: 'I vecchi indirizzi portano a quella che resta.',
    noPreview: 'Impossibile determinare che cosa cambia',
    merge: 'Unisci',
    done: 'Unite',
    failed: 'Nulla è stato unito',
    counted: ({ label, count }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo: 'Vuoi davvero eliminare questa categoria? L’operazione non può essere annullata.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: 'Verrebbe eliminata anche la sua unica sottocategoria.',
        other: 'Verrebbero eliminate anche le sue # sottocategorie.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, { one: 'Eliminare # categoria vuota?', other: 'Eliminare # categorie vuote?' }),
    emptyConsequences:
      'Anche le loro sottocategorie vengono eliminate. L’operazione non può essere annullata.',
    consequencesWithKept: ({ kept }) =>
      `Anche le loro sottocategorie vengono eliminate. L’operazione non può essere annullata. ${plural(kept, { one: '# categoria con quiz resta.', other: '# categorie con quiz restano.' })}`,
    delete: 'Elimina',
    failed: 'Impossibile eliminare la categoria',
    title: ({ name }) => `Eliminare «${name}»?`,
    tryAgain: 'Riprova.',
    lookUpFailed: 'Impossibile verificare il contenuto',
    nothingDeleted: 'Non è stato eliminato nulla',
    typeToConfirm: ({ name }) => `Digita <name>${name}</name> per confermare`,
    nothingInIt: 'È vuota.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} con ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# serie (i quiz di altre categorie restano dove sono)',
        other: '# serie (i quiz di altre categorie restano dove sono)',
      }),
    allTaken:
      'Tutti questi quiz sono già stati svolti: vengono archiviati e i risultati di chi li ha svolti restano.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# di questi quiz è già stato svolto: viene archiviato e i risultati di chi lo ha svolto restano.',
        other:
          '# di questi quiz sono già stati svolti: vengono archiviati e i risultati di chi li ha svolti restano.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: '# categoria eliminata', other: '# categorie eliminate' }),
    notDone: 'Non eliminate',
    already: ({ count }) =>
      plural(count, {
        one: '# categoria era già eliminata.',
        other: '# categorie erano già eliminate.',
      }),
    missing: ({ count }) =>
      plural(count, {
        one: '# categoria non esiste più.',
        other: '# categorie non esistono più.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Crea categoria',
      category: 'Modifica categoria',
      newSubCategory: 'Crea sottocategoria',
      subCategory: 'Modifica sottocategoria',
    },
    saved: {
      newCategory: 'Categoria creata!',
      category: 'Categoria aggiornata!',
      newSubCategory: 'Sottocategoria creata!',
      subCategory: 'Sottocategoria aggiornata!',
    },
    failed: {
      newCategory: 'Impossibile creare la categoria',
      category: 'Impossibile aggiornare la categoria',
      newSubCategory: 'Impossibile creare la sottocategoria',
      subCategory: 'Impossibile aggiornare la sottocategoria',
    },
    failedInHierarchy: {
      newCategory: 'Errore nella creazione della categoria',
      category: 'Errore nell’aggiornamento della categoria',
      newSubCategory: 'Errore nella creazione della sottocategoria',
      subCategory: 'Errore nell’aggiornamento della sottocategoria',
    },
    chooseCategory: 'Scegli una categoria',
    categoryRequired: 'La categoria è obbligatoria',
    categoryName: 'Nome della categoria',
    displayName: 'Nome visualizzato',
    description: 'Descrizione',
    imageUrl: 'URL dell’immagine',
    create: 'Crea',
    save: 'Salva',
    internalName: ({ name }) => `Nome interno: ${name}`,
    howNamed: 'Minuscole con trattini bassi; ricavato da ciò che scrivi.',
    storedAs: ({ name }) => `Verrà salvato come <code>${name}</code>`,
  },
};
