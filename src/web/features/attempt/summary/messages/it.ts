import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Non ancora consegnato',
    kept: 'Le tue risposte sono conservate su questo dispositivo.',
    keptOf: ({ answered, total }) =>
      `Le tue risposte sono conservate su questo dispositivo. Hai risposto a ${answered} domande su ${total}.`,
    offline:
      'Connessione assente. Saranno consegnate automaticamente; tieni aperta questa pagina. Ciò che era già salvato conta in ogni caso allo scadere del tempo.',
    serverProblem:
      'Il server ha un problema. Saranno consegnate automaticamente; tieni aperta questa pagina. Ciò che era già salvato conta in ogni caso allo scadere del tempo.',
  },
  tryAgain: 'Riprova',
  rejected: { title: 'Non consegnato', error: 'Errore durante la consegna del quiz' },
  backToQuiz: 'Torna al quiz',
  myResults: 'I miei risultati',
  notLoaded: 'Impossibile caricare il tuo risultato',
  safe: 'È al sicuro sul server.',
  stillOpen: {
    title: 'Questo tentativo è ancora aperto',
    reason: 'Il risultato sarà qui quando lo avrai consegnato o il tempo sarà scaduto.',
    continue: 'Continua il quiz',
  },
  void: {
    title: 'Questo tentativo non conta',
    reason: 'Lo hai lasciato nei primi secondi. Puoi ricominciare il quiz in qualsiasi momento.',
  },
  browse: 'Sfoglia i quiz',
  bubbles: 'Le tue risposte',
  bubble: {
    correct: ({ number }) => `Domanda ${number}, corretta`,
    part: ({ number }) => `Domanda ${number}, in parte corretta`,
    wrong: ({ number }) => `Domanda ${number}, errata`,
    empty: ({ number }) => `Domanda ${number}, senza risposta`,
    waiting: ({ number }) => `Domanda ${number}, da valutare`,
  },
  seeMistakes: 'Guarda gli errori',
  nextMistake: 'Prossimo errore',
  missing: ({ count, pass, total }) =>
    `Con ${plural(count, { one: 'un’altra risposta corretta', other: 'altre # risposte corrette' })} avresti superato il quiz (${pass} su ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `Con ${plural(count, { one: '# punto in più', other: '# punti in più' })} avresti superato il quiz (${pass} su ${total}).`,
  whatNext: 'E adesso?',
  mastered: 'Padroneggi questo quiz.',
  readExplanations: 'Leggi le spiegazioni prima di riprovare.',
  waitForMarks: 'Riceverai una notifica quando tutto sarà valutato.',
  retakeOn: 'Puoi rifarlo il <date></date>.',
  review: 'Rivedi le risposte',
  moreQuizzes: 'Altri quiz',
  timeTaken: ({ duration }) => `Tempo impiegato: ${duration}`,
  ranOutEmpty: 'Il tempo è scaduto senza risposte: il tentativo vale zero.',
  left: 'Hai lasciato questo tentativo: vale zero.',
  ranOut: 'Il tempo è scaduto. Le tue risposte sono state valutate così com’erano.',
  last: {
    same: ({ percent }) => `Come l’ultima volta (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# punti' })} in più dell’ultima volta (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# punti' })} in meno dell’ultima volta (${percent})`,
  },
  average: {
    same: ({ percent }) => `Come la media degli altri studenti (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# punti' })} sopra la media degli altri studenti (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# punti' })} sotto la media degli altri studenti (${percent})`,
  },
};
