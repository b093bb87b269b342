import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof english> = {
  title: 'Valutazione',
  intro: 'Risposte che attendono la tua valutazione.',
  denied: 'Solo autori e insegnanti valutano le risposte.',
  failed: 'Impossibile caricare le risposte',
  none: 'Niente da valutare',
  noneHint: 'Le risposte a testo libero compaiono qui alla fine dei tentativi.',
  ofClass: 'Classe',
  allClasses: 'Tutte',
  since: 'dal',
  marked: 'Risposte valutate',
  noneMarked: 'Nessuna risposta è ancora valutata',
  allMarked: 'Tutte le risposte sono valutate',
  toList: 'Torna all’elenco',
  previous: 'Precedente',
  next: 'Successiva',
  names: 'Mostra i nomi',
  nameHidden: 'Nome nascosto',
  question: 'Domanda',
  answer: 'Risposta',
  sampleAnswer: 'Risposta modello',
  notes: 'Note per la valutazione',
  credit: 'Valutazione in percentuale',
  incomplete: 'La valutazione è incompleta',
  comment: 'Commento',
  commentHint: 'Lo studente lo legge con il risultato.',
  save: 'Salva',
  saveAndNext: 'Salva e prosegui',
  saved: 'La valutazione è salvata',
  notSaved: 'La valutazione non è stata salvata',
  changedMeanwhile:
    'Nel frattempo un’altra persona ha valutato questa risposta. Guarda la valutazione sotto; salva di nuovo per sostituirla.',
  takesPass: 'Annullare il superamento?',
  takesPassHint:
    'Lo studente ha visto il tentativo come superato. Con questa valutazione non lo è più.',
  saveAnyway: 'Salva comunque',
  keys: 'Tasti: N successiva, P precedente, Ctrl+Invio salva.',
  levelKeys: 'Tasti: 1–9 scelgono un livello, N successiva, P precedente, Ctrl+Invio salva.',
  history: 'Valutazioni finora',
  unknown: 'sconosciuto',
  waiting: ({ shown }) => `Da valutare: ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# risposta attende la tua valutazione',
      other: '# risposte attendono la tua valutazione',
    }),
  words: ({ count }) => `Parole: ${count}`,
  tooShort: ({ count }) => `meno di ${count}`,
  tooLong: ({ count }) => `più di ${count}`,
  gives: ({ percent }) => `Valutazione: ${percent}`,
  points: ({ shown }) => `Punti: ${shown}`,
  position: ({ number, total }) => `${number} di ${total}`,
};
