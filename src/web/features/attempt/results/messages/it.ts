import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'I miei risultati',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# tentativo', other: '# tentativi' })}, superati: ${passed}.`,
  newest: ({ count }) =>
    `Questo elenco contiene i tuoi ${count} tentativi più recenti. L’esportazione dei dati li contiene tutti.`,
  noneFound: 'Nessun elemento',
  showAll: 'Mostra tutti',
  showMore: ({ count }) => `Mostra ${plural(count, { one: 'un altro', other: 'altri #' })}`,
  noResults: 'Ancora nessun risultato',
  noResultsHint: 'Dopo il tuo primo quiz, qui troverai il risultato e tutte le risposte.',
  explore: 'Esplora i quiz',
  attempts: 'Tentativi',
  tableName: 'I tuoi tentativi terminati, dal più recente',
  quiz: 'Quiz',
  verdict: 'Esito',
  score: 'Punteggio',
  correct: 'Corrette',
  points: 'punti',
  time: 'Tempo',
  finished: 'Terminato',
  selfReported: 'Dichiarato da te',
  filterByVerdict: 'Filtra per esito',
  all: 'Tutti',
  allQuizzes: 'Tutti i quiz',
  from: 'Dal',
  to: 'Al',
  saveAsCsv: 'Salva come CSV',
  csv: {
    fileName: 'i-miei-risultati.csv',
    questions: 'Domande',
    points: 'Punti',
    seconds: 'Secondi',
    reportedBy: 'Dichiarato da',
    you: 'te',
    server: 'il server',
  },
  beforeRegrade: ({ score, total }) => `Prima della nuova valutazione: ${score} su ${total}.`,
  pointsBeforeRegrade: ({ points, total }) =>
    `Prima della nuova valutazione: ${points} punti su ${total}.`,
  trend: {
    title: ({ count }) => `I tuoi ultimi ${count} tentativi valutati`,
    asList: 'I dati come elenco',
    chart: 'Punteggio per tentativo, dal più vecchio',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `Da ${first} il ${firstDate} a ${last} il ${lastDate}; ${passed} su ${plural(count, { one: '# tentativo', other: '# tentativi' })} hanno raggiunto la soglia minima.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `Da ${first} il ${firstDate} a ${last} il ${lastDate}; ${passed} su ${plural(count, { one: '# tentativo', other: '# tentativi' })} hanno raggiunto la soglia minima del ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent} il ${date}`,
    passMark: 'Soglia minima',
  },
  explain: 'Spiega il mio risultato',
  challengeFriend: 'Sfida qualcuno',
  print: 'Stampa',
  result: 'Risultato',
  finishedOn: 'Terminato il <date></date>.',
  finishedIn: ({ duration }) => `Terminato il <date></date>, in ${duration}.`,
  selfReportedNote: 'Dichiarato da te: non conta per la classifica.',
  retakeOn: 'Puoi rifarlo il <date></date>.',
  attempt: ({ id }) => `Tentativo n. ${id}.`,
  downloadReceipt: 'Scarica la ricevuta firmata',
  receiptFile: ({ product, id }) => `${product}-ricevuta-${id}.json`,
  noReceipt: 'Nessuna ricevuta',
  noAnswersKept: 'Di questo tentativo non sono conservate le singole risposte.',
  showAllQuestions: 'Mostra tutte le domande',
  toTheQuiz: 'Vai al quiz',
  moreQuizzes: 'Altri quiz',
  oneByOne: {
    begin: ({ count }) => `Scorri ${plural(count, { one: '# domanda', other: '# domande' })}`,
    moves: 'Domande, una alla volta',
    back: 'Torna al risultato',
    previous: 'Domanda precedente',
    next: 'Domanda successiva',
    position: ({ number, total }) => `${number} di ${total}`,
  },
  filterQuestions: 'Filtra le domande',
  filters: {
    all: 'Tutte',
    wrong: 'Errate',
    flagged: 'Contrassegnate',
    unanswered: 'Senza risposta',
  },
  keys: {
    title: 'Scorciatoie da tastiera',
    next: 'domanda successiva',
    previous: 'domanda precedente',
  },
};
