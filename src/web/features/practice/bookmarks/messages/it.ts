import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Segnalibri e note',
  lead: 'Le domande con un tuo segnalibro o una tua nota. Le vedi solo tu.',
  bookmark: 'Segnalibro',
  removed: 'Segnalibro rimosso',
  undo: 'Annulla',
  bookmarkFailed: 'Il segnalibro non è stato modificato',
  ownNote: 'La tua nota',
  addNote: 'Aggiungi una nota',
  editNote: 'Modifica la nota',
  noteHint: 'La vedi solo tu. Puoi usare Markdown.',
  save: 'Salva',
  close: 'Chiudi',
  saved: 'Salvato',
  notSaved: 'La nota non è stata salvata',
  stale: 'Questa nota è stata modificata in un’altra scheda',
  staleHint: 'Salvando sostituisci l’altra versione:',
  otherRemoved: 'Lì la nota è stata eliminata.',
  unsaved: 'La tua nota non è ancora salvata.',
  practise: 'Esercitati sulle domande con segnalibro',
  find: 'Cerca un segnalibro o una nota',
  findHint: 'Parole della domanda o della nota',
  quiz: 'Quiz',
  allQuizzes: 'Tutti i quiz',
  category: 'Categoria',
  allCategories: 'Tutte le categorie',
  whichToShow: 'Che cosa mostrare',
  all: 'Tutto',
  bookmarks: 'Segnalibri',
  notes: 'Note',
  none: 'Ancora nessun segnalibro e nessuna nota',
  noneHint:
    'Metti segnalibri o scrivi note nei tuoi risultati e, negli esercizi, dopo una risposta.',
  toResults: 'I miei risultati',
  noneFound: 'Nessun risultato',
  showAll: 'Mostra tutto',
  notLoaded: 'Errore nel caricamento di segnalibri e note',
  hidden: ({ count }) =>
    plural(count, {
      one: '# domanda non è mostrata: fa parte di un tentativo aperto o la sua risposta non si può più vedere.',
      other:
        '# domande non sono mostrate: fanno parte di un tentativo aperto o le loro risposte non si possono più vedere.',
    }),
};
