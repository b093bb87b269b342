import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  denied: 'Accesso negato',
  title: 'Valuta di nuovo le risposte passate',
  pageTitle: 'Valuta di nuovo le risposte passate, amministrazione',
  description:
    'Come contano le risposte passate a una domanda dopo che la sua soluzione è stata cambiata.',
  failed: 'Errore nel caricamento della domanda',
  previewFailed: 'Errore nel calcolo delle modifiche',
  key: 'Risposta corretta ora',
  true: 'Vero',
  false: 'Falso',
  askedIn: 'Presente in',
  attempts: ({ count }) => plural(count, { one: '# tentativo', other: '# tentativi' }),
  neverAsked: 'Nessun tentativo contiene questa domanda: non c’è nulla da valutare di nuovo.',
  how: 'Come contano le risposte passate',
  methods: {
    new_key: {
      label: 'Secondo la soluzione attuale',
      hint: 'Come se la soluzione fosse sempre stata questa.',
    },
    either_key: {
      label: 'Secondo una delle due soluzioni',
      hint: 'Le risposte che erano giuste lo restano; contano anche quelle giuste adesso.',
    },
    full_credit: {
      label: 'Giusta per tutti',
      hint: 'Tutti coloro che hanno ricevuto la domanda finora ottengono il punto, con o senza risposta.',
    },
  },
  takesPasses: 'Anche se un superamento va perso',
  takesPassesHint: 'Altrimenti i tentativi che non sarebbero più superati restano come sono.',
  preview: 'Che cosa cambia',
  gains: ({ count }) => plural(count, { one: 'guadagna punti', other: 'guadagnano punti' }),
  losses: ({ count }) => plural(count, { one: 'perde punti', other: 'perdono punti' }),
  newPasses: ({ count }) => plural(count, { one: 'ora superato', other: 'ora superati' }),
  lostPasses: ({ count }) => plural(count, { one: 'non più superato', other: 'non più superati' }),
  spared: ({ count }) =>
    plural(count, {
      one: '# tentativo mantiene il punteggio, perché non sarebbe più superato.',
      other: '# tentativi mantengono il punteggio, perché non sarebbero più superati.',
    }),
  incomparable: ({ count }) =>
    plural(count, {
      one: '# tentativo resta com’è, perché non offriva la risposta corretta.',
      other: '# tentativi restano come sono, perché non offrivano la risposta corretta.',
    }),
  nothingChanges: 'Nessun punteggio cambia.',
  firstOnes: ({ count }) => `Sono mostrati solo i primi ${count}.`,
  learner: 'Studente',
  before: 'Prima',
  after: 'Dopo',
  passed: 'superato',
  notPassed: 'non superato',
  erased: 'Account eliminato',
  sendsMails: 'Invia un’email agli studenti il cui punteggio cambia',
  begin: ({ count }) =>
    plural(count, { one: 'Valuta di nuovo # tentativo', other: 'Valuta di nuovo # tentativi' }),
  leave: 'Lascia i risultati passati come sono',
  began: 'La valutazione è iniziata',
  left: 'I risultati passati restano come sono',
  notDone: 'Non è stato possibile',
  history: 'Decisioni precedenti',
  decisions: {
    new_key: 'Valutate secondo la nuova soluzione',
    either_key: 'Valutate secondo una delle due soluzioni',
    full_credit: 'Giusta per tutti',
    leave: 'Risultati passati lasciati come erano',
  },
  running: ({ seen, attempts }) => `${seen} di ${attempts} tentativi valutati`,
  undoing: ({ seen, attempts }) => `Annullamento: ${seen} di ${attempts} tentativi`,
  undone: 'Annullata',
  changedScores: ({ count }) =>
    plural(count, { one: '# punteggio cambiato', other: '# punteggi cambiati' }),
  undo: 'Annulla',
  undoTitle: 'Annullare questa decisione?',
  undoHint:
    'Tutti i tentativi riottengono la valutazione precedente. Chi ha ricevuto un’email ne riceve un’altra.',
  undoBegan: 'Le valutazioni precedenti vengono ripristinate',
  later: 'Decidi più tardi',
  keysChanged: 'Una soluzione è stata cambiata quando c’erano già risposte',
  keysChangedHint:
    'I risultati passati contano secondo la soluzione precedente. Decidi per ogni domanda:',
};
