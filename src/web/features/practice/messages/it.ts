import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Esercizio',
  daily: 'Domanda del giorno',
  bookmarks: 'Segnalibri e note',
  lead: 'Domande che hai già visto, tutte le volte che vuoi. L’esercizio non conta in nessun risultato e non blocca nulla.',
  nothingYet: 'Ancora niente su cui esercitarsi',
  sprintMode: 'Sprint di cinque minuti',
  nothingYetHint:
    'Completa un quiz e potrai ripassare qui le sue domande in ogni momento, anche mentre il quiz è bloccato.',
  chooseQuiz: 'Scegli un quiz',
  due: ({ count }) =>
    plural(count, { one: '# domanda da ripassare', other: '# domande da ripassare' }),
  nothingDue: 'Ora niente da ripassare',
  dueHint:
    'Sono quelle che stai per dimenticare. Qualche minuto ora fa risparmiare molto tempo dopo.',
  nothingDueHint: 'Esercitati su ciò che vuoi o torna più tardi.',
  mistakesHint: 'Ripeti ciò che hai sbagliato o torna più tardi.',
  practiseDue: 'Ripassa le domande di oggi',
  practiseMixed: 'Esercizio misto',
  mistakes: ({ count }) => plural(count, { one: 'Ripeti # errore', other: 'Ripeti # errori' }),
  forecast: 'Da ripassare nelle prossime due settimane',
  dueOn: ({ day, count }) => `${day}: ${plural(count, { one: '# domanda', other: '# domande' })}`,
  today: 'Oggi',
  seen: 'Domande viste',
  thisWeek: 'Ripassate in 7 giorni',
  rightThisWeek: 'Giuste in 7 giorni',
  topics: 'Argomenti',
  topicsHint:
    'La quota di risposte corrette attesa da te oggi, gli argomenti più deboli per primi.',
  quizzes: 'Quiz',
  remembered: ({ percent }) => `${percent} ricordato`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# domanda', other: '# domande' })}, da ripassare: ${number(due)}`,
  practise: 'Esercitati',
  practiseNamed: ({ name }) => `Esercitati: ${name}`,
  settings: 'Impostazioni',
  target: 'Quota da ricordare',
  targetHint:
    'Una domanda torna quando la probabilità che tu la ricordi scende a questa quota. Una quota più alta significa più domande al giorno.',
  asksConfidence: 'Chiedi il mio grado di sicurezza',
  asksConfidenceHint: 'Una risposta giusta data a caso torna allora prima.',
  dailyGoal: 'Domande al giorno',
  dailyGoalHint:
    'Il tuo obiettivo del giorno, nei quiz e negli esercizi. I giorni sono quelli del fuso orario del tuo profilo.',
  noGoal: 'Nessun obiettivo',
  notSaved: 'L’impostazione non è stata salvata',
  notLoaded: 'Errore nel caricamento delle domande',
  emptySet: 'Qui non c’è niente su cui esercitarsi',
  emptySetHint: 'Al momento non c’è nulla di questo tipo da ripassare.',
  emptyQuizHint:
    'Ci si può esercitare sulle domande di un quiz dopo un tentativo di cui si mostrano le risposte corrette, o subito se l’autore lo ha aperto all’esercizio.',
  emptyBookmarksHint:
    'Metti un segnalibro alle domande nei tuoi risultati, o qui dopo una risposta. Puoi esercitarti su di esse finché il loro quiz è aperto.',
  toOverview: 'Tutti gli esercizi',
  progress: 'Avanzamento',
  doneOf: ({ done, total }) => `${done} di ${total}`,
  check: 'Verifica',
  next: 'Domanda successiva',
  finish: 'Termina',
  notChecked: 'La risposta non è stata verificata',
  howSure: 'Quanta sicurezza hai?',
  confidences: { sure: 'Con certezza', unsure: 'Credo di sì', guess: 'A caso' },
  againOn: 'Torna il <date></date>.',
  setDone: 'Sessione finita',
  rightOf: ({ right, total }) => `${right} su ${total} giuste`,
  allRight: 'Tutto giusto. Ben fatto!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# risposta era sbagliata. Tornerà presto.',
      other: '# risposte erano sbagliate. Torneranno presto.',
    }),
  more: 'Un’altra sessione',
  toMistakes: 'Ripeti gli errori',
};
