import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Tentativi',
  attempt: ({ number }) => `Tentativo ${number}`,
  description: 'Ciò che è stato ricevuto di un tentativo.',
  lead: 'Tutte le risposte di un tentativo ricevute dal server, in ordine. Gli studenti vedono il numero del tentativo nella pagina del risultato.',
  denied: 'Accesso negato',
  attemptNumber: 'Numero del tentativo',
  wholeNumber: 'Inserisci un numero intero',
  show: 'Mostra',
  notFound: ({ number }) => `Il tentativo ${number} non esiste`,
  failed: 'Impossibile mostrare questo tentativo',
  loading: 'Caricamento del tentativo',

  open: 'In corso',
  learner: 'Studente',
  erasedAccount: 'Account cancellato',
  result: 'Risultato',
  notGraded: 'Non ancora valutato',
  score: ({ score, total, percent }) => `${score} corrette su ${total}, ${percent}`,
  points: ({ score, total, percent }) => `${score} punti su ${total}, ${percent}`,
  started: 'Inizio',
  deadline: 'Scadenza',
  exceptions: 'Eccezioni',
  moreTime: ({ percent }) => `${percent} di tempo in più`,
  chosenTime: ({ percent }) => `${percent} di tempo in più, scelto dallo studente`,
  addedMinutes: ({ count }) =>
    plural(count, { one: '# minuto aggiunto', other: '# minuti aggiunti' }),
  waitEnded: 'L’attesa precedente è stata terminata',
  ended: 'Fine',
  received: 'Ricevuto',
  lastHash: ({ hash }) => `Ultimo hash, come nella ricevuta: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'La registrazione è completa',
      text: 'Ogni risposta salvata corrisponde all’ultimo evento della sua domanda.',
    },
    incomplete: {
      title: 'La registrazione è incompleta',
      text: 'Una versione precedente ha salvato alcune risposte senza evento.',
    },
    altered: {
      title: 'La registrazione è stata alterata',
      text: 'Una risposta salvata o un evento è stato modificato nel database, non da questo programma.',
    },
  },
  events: ({ count }) => plural(count, { one: '# evento', other: '# eventi' }),
  question: ({ number }) => `Domanda ${number}`,
  noAnswer: 'Nessuna risposta',
  flagged: 'Contrassegnata',
  afterEvent: ({ number, total, time }) => `Dopo l’evento ${number} di ${total}, ${time}`,
  beforeFirst: 'Prima del primo evento',
  previousEvent: 'Evento precedente',
  nextEvent: 'Evento successivo',
  moment: 'Momento',
  paper: 'Il compito in quel momento',
  correct: 'Corretta',
  partlyRight: 'In parte corretta',
  wrong: 'Errata',
  nothingReceived: 'Non è stata ricevuta alcuna risposta.',
  eventsErased: 'L’account è stato cancellato, e con esso gli eventi.',
};
