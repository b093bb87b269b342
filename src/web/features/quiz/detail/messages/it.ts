import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  quizzes: 'Quiz',
  breadcrumb: 'Percorso di navigazione',
  descriptionOf: ({ questions, category }) =>
    `Un quiz a tempo di ${plural(questions, { one: '# domanda', other: '# domande' })} (${category}).`,
  alsoIn: 'Anche in:',
  inYourLanguage: 'Svolgi questo quiz in italiano',
  challenged: 'Hai ricevuto una sfida!',
  challenge: 'Qualcuno ti sfida a battere il suo punteggio.',
  challengeWithBest: ({ best }) =>
    `Qualcuno ti sfida a battere il suo punteggio. Il migliore finora è ${best}.`,
  othersResults: 'I risultati degli altri',
  everyonesResults: 'I risultati di tutti',
  takers: ({ count }) =>
    plural(count, { one: 'studente l’ha svolto', other: 'studenti l’hanno svolto' }),
  onlyYou: 'studente l’ha svolto: tu',
  topScore: 'Punteggio migliore',
  averageScore: 'Punteggio medio',
  passRate: 'Percentuale di superamento',
  takeThisQuiz: 'Svolgi questo quiz',
  passMark: ({ percent }) => `Soglia minima: ${percent}. Il tempo parte dalla prima domanda.`,
  passMarkUntimed: ({ percent }) => `Soglia minima: ${percent}. Non c’è limite di tempo.`,
  allRules: 'Tutte le regole',
  free: 'Gratis. I tuoi risultati vengono salvati.',
  yourProgress: 'I tuoi progressi',
  notTaken: 'Non hai ancora svolto questo quiz.',
  left: 'Hai lasciato questo quiz prima di consegnarlo. Non c’è ancora un punteggio.',
  mastered: 'Padroneggiato',
  best: ({ correct, total, count }) =>
    `Il tuo risultato migliore: ${correct} su ${total} in ${plural(count, { one: '# tentativo', other: '# tentativi' })}; l’ultimo il <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `Il tuo risultato migliore: ${points} punti su ${total} in ${plural(count, { one: '# tentativo', other: '# tentativi' })}; l’ultimo il <date></date>`,
  marks: {
    last: ({ percent }) => `Conta il tuo ultimo tentativo: ${percent}`,
    average: ({ percent }) => `Conta la media dei tuoi tentativi: ${percent}`,
    first: ({ percent }) => `Conta il tuo primo tentativo: ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `I tuoi risultati, dal più vecchio: ${results}. Soglia minima: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, poi ${percent}`,
  timeIsUp: 'Il tempo è scaduto',
  leftAtOnce: 'Hai lasciato questo quiz subito dopo l’inizio e il suo tempo è scaduto.',
  untilStart: 'prima di poterlo ricominciare, il <at></at>',
  untilRetake: 'prima di poterlo rifare, il <at></at>',
  closedFirst: 'Il quiz si chiude prima che tu possa rifarlo.',
  passed: 'Superato',
  failedCooldown: 'Non superato: in attesa',
  toBeMarked: 'Da valutare',
  lastResult: ({ score, total, percent }) => `${score} su ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }) => `${points} punti su ${total}, ${percent}.`,
  seeAnswers: 'Vedi le tue risposte',
  practise: 'Esercitati su queste domande',
  practiseOthers: 'Esercitati su altre domande',
  notFound: 'Quiz non trovato',
  notFoundHint: 'Il quiz che cerchi non esiste o è stato rimosso.',
  browse: 'Sfoglia i quiz',
  access: {
    opens: 'Si apre il <date></date>',
    closes: 'Si chiude il <date></date>',
    extraTime: ({ percent, time }) => `Hai il ${percent} di tempo in più: ${time}.`,
    extraAttempts: ({ count, all }) =>
      `Hai ${plural(count, { one: '# tentativo', other: '# tentativi' })} in più: ${all} in tutto.`,
    ownDate: 'Data solo per te.',
    needsCode: 'Per iniziare serve un codice di accesso.',
    notYet: 'Non ancora aperto',
  },
  overview: {
    title: ({ title }) => `Prima di iniziare: ${title}`,
    description:
      'Le regole, il tempo, la soglia minima e cosa succede se esci o non superi il quiz.',
    lead: 'Cosa aspettarti, come viene valutato il quiz e cosa succede se esci o finisce il tempo.',
    back: 'Torna al quiz',
    rules: 'Regole e tempo',
    questions:
      'Puoi saltare, contrassegnare e tornare indietro. Una domanda senza risposta vale come sbagliata.',
    questionsOneWay:
      'Le domande arrivano una dopo l’altra e non si può tornare indietro: rispondi a ciascuna prima di proseguire. Una domanda senza risposta vale come sbagliata.',
    questionsWithPenalty:
      'Puoi saltare, contrassegnare e tornare indietro. Una domanda senza risposta non dà e non toglie nulla.',
    questionsOneWayWithPenalty:
      'Le domande arrivano una dopo l’altra e non si può tornare indietro: rispondi a ciascuna prima di proseguire. Una domanda senza risposta non dà e non toglie nulla.',
    allOnOnePage: 'Tutte le domande sono su una pagina.',
    clock:
      'Il tempo parte dalla prima domanda e continua a scorrere anche se chiudi la pagina. Puoi tornare da qualsiasi dispositivo finché c’è tempo.',
    noClock: ({ days }) =>
      `Prenditi il tempo che ti serve. Puoi chiudere la pagina e tornare da qualsiasi dispositivo. Un tentativo ancora aperto alla chiusura del quiz, o dopo ${plural(days, { one: '# giorno', other: '# giorni' })}, viene valutato con le risposte salvate fino ad allora.`,
    questionTime: ({ seconds }) =>
      plural(seconds, {
        one: '# secondo per domanda',
        other: '# secondi per domanda',
      }),
    questionTimeText:
      'Il tempo di una domanda parte quando ci arrivi e continua, anche se chiudi la pagina. Quando scade, conta la risposta data e arriva la domanda successiva.',
    toPass: ({ percent }) => `${percent} per superarlo`,
    passMark: ({ needed, count }) =>
      `Sono ${needed} su ${plural(count, { one: '# domanda', other: '# domande' })}. Se più opzioni sono corrette, sceglile tutte e nessun’altra.`,
    passMarkPoints: ({ needed, count }) =>
      `Sono ${needed} su ${plural(count, { one: '# punto', other: '# punti' })}; una risposta corretta ne dà uno.`,
    partialCredit: 'Punti parziali',
    partialCreditText:
      'Una risposta in parte corretta dà una parte dei punti. Se più opzioni sono corrette, ogni corretta aggiunge e ogni errata toglie.',
    penalty: 'Le risposte errate tolgono punti',
    penaltyText: ({ percent }) =>
      `Una risposta errata costa ${percent} di una domanda. Una domanda omessa non costa nulla. Il tuo risultato non è mai sotto zero.`,
    timeOut: 'Quando il tempo finisce',
    timeOutText: 'Le tue risposte verranno consegnate automaticamente e valutate.',
    checking: 'Verificare le risposte',
    checkingText: {
      marks:
        'Puoi far verificare ogni risposta e vedi subito se è corretta. Dopo non si può più cambiare e, se poi esci, il tentativo viene valutato così com’è.',
      keys: 'Puoi far verificare ogni risposta e vedi subito qual è quella corretta. Dopo non si può più cambiare e, se poi esci, il tentativo viene valutato così com’è.',
      explanations:
        'Puoi far verificare ogni risposta e vedi subito qual è quella corretta e perché. Dopo non si può più cambiare e, se poi esci, il tentativo viene valutato così com’è.',
    },
    leaving: 'Se esci',
    leavingText:
      'Confermare l’uscita dal quiz termina il tentativo con zero punti. Una connessione persa o una batteria scarica no: le risposte vengono salvate man mano.',
    failing: 'Se non lo superi',
    failingText: ({ failedHours, passedDays }) =>
      `Puoi rifarlo dopo ${plural(failedHours, { one: '# ora', other: '# ore' })}. Se non lo superassi adesso, sarebbe il <date></date>. Un quiz superato si può rifare dopo ${plural(passedDays, { one: '# giorno', other: '# giorni' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# tentativo', other: '# tentativi' }),
    attemptsText: 'È il numero di volte che puoi svolgerlo. Un tentativo abbandonato conta.',
    counted: 'Quale tentativo conta',
    countedText: {
      last: 'Conta il tuo ultimo tentativo.',
      average: 'Conta la media di tutti i tuoi tentativi.',
      first: 'Conta il tuo primo tentativo.',
    },
    noWait: 'Puoi rifarlo subito.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `Puoi rifarlo ${failed} dopo un tentativo non superato; se non lo superassi ora, sarebbe il <date></date>. Dopo uno superato, puoi rifarlo dopo ${passed}.`,
    antiCheating: 'Contro gli imbrogli',
    antiCheatingText:
      'Il server misura il tempo, sorteggia le domande e valuta le risposte; durante un tentativo quelle corrette non arrivano mai al tuo browser prima della consegna. Nient’altro viene registrato: né fotocamera, né schermo, né tastiera. Lavora senza aiuti e senza appunti.',
    antiCheatingChecked:
      'Il server misura il tempo, sorteggia le domande e valuta le risposte; durante un tentativo quelle corrette arrivano al tuo browser solo alla consegna o quando fai verificare la risposta. Nient’altro viene registrato: né fotocamera, né schermo, né tastiera. Lavora senza aiuti e senza appunti.',
    startNow: 'Inizia ora',
  },
};
