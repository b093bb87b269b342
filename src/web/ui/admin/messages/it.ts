import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Amministrazione',
    dashboard: 'Pannello',
    createQuiz: 'Crea quiz',
    addQuestions: 'Aggiungi domande',
    manage: 'Gestisci',
    users: 'Utenti',
    classes: 'Classi',
    blogManager: 'Gestione blog',
    questionBank: 'Banca domande',
    questionQuality: 'Qualità delle domande',
    marking: 'Valutazione',
    categories: 'Categorie',
    contentHierarchy: 'Gerarchia dei contenuti',
    learningSeries: 'Serie di apprendimento',
    testimonials: 'Testimonianze',
    contactInbox: 'Messaggi ricevuti',
    attempts: 'Tentativi',
    auditTrail: 'Registro delle modifiche',
    pictures: 'Immagini',
    settings: 'Impostazioni',
    editQuiz: 'Modifica quiz',
  },
  backToDashboard: 'Torna al pannello',
  edit: 'Modifica',
  editNamed: ({ name }) => `Modifica ${name}`,
  delete: 'Elimina',
  deleteNamed: ({ name }) => `Elimina ${name}`,
  deleteQuestion: ({ name }) => `Eliminare «${name}»?`,
  pleaseTryAgain: 'Riprova.',
  filters: {
    status: 'Stato',
    anyStatus: 'Qualsiasi stato',
    anyLanguage: 'Qualsiasi lingua',
  },
  contentLanguage: 'Lingua',
  nothingMatches: 'Nessun risultato',
  picture: {
    broken:
      'Impossibile caricare questa immagine. Controlla l’indirizzo; i lettori vedrebbero un disegno al suo posto.',
    alt: 'Come la vedono i lettori',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: '# cosa da correggere prima di salvare',
        other: '# cose da correggere prima di salvare',
      }),
    more: ({ count }) => `e altri ${number(count)}`,
    at: ({ where, message }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Premi Spazio per prendere una riga, le frecce per spostarla, di nuovo Spazio per rilasciarla o Esc per annullare.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)}: presa.`,
    over: ({ position }) => `Sulla posizione ${number(position)}.`,
    dropped: 'Rilasciata.',
    droppedAt: ({ position }) => `Rilasciata nella posizione ${number(position)}.`,
    cancelled: 'Spostamento annullato.',
  },
  editor: {
    formattingOf: ({ field }) => `Formattazione: ${field}`,
    viewOf: ({ field }) => `Vista: ${field}`,
    previewOf: ({ field }) => `Anteprima: ${field}`,
    edit: 'Modifica',
    preview: 'Anteprima',
    nothing: 'Ancora niente da mostrare.',
    withKey: ({ action, key }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Grassetto',
      italic: 'Corsivo',
      heading: 'Titolo',
      link: 'Link',
      image: 'Immagine',
      bullets: 'Elenco puntato',
      numbers: 'Elenco numerato',
      quote: 'Citazione',
      code: 'Codice',
      formula: 'Formula',
      table: 'Tabella',
    },
    samples: {
      bold: 'grassetto',
      italic: 'corsivo',
      heading: 'Titolo',
      link: 'testo',
      image: 'descrizione',
      bullets: 'voce',
      numbers: 'voce',
      quote: 'citazione',
      code: 'codice',
      formula: 'x^2',
      table: 'cella',
    },
    column: 'Colonna',
  },
};
