import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Esercizio',
  daily: 'Domanda del giorno',
  bookmarks: 'Segnalibri e note',
  lead: 'Domande che hai già visto, tutte le volte che vuoi. L’esercizio non conta in nessun risultato e non blocca nulla.',
  nothingYet: 'Ancora niente da esercitare',
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
  practiseDue: 'Ripassa ciò che scade',
  practiseMixed: 'Esercizio misto',
  mistakes: ({ count }) => plural(count, { one: 'Ripeti # errore', other: 'Ripeti # errori' }),
  forecast: 'Da ripassare nelle prossime due settimane',
  dueOn: ({ day, count }) =>
    plural(count, { one: `${day}: # domanda`, other: `${day}: # domande` }),
  today: 'Oggi',
  seen: 'Domande viste',
  thisWeek: 'Esercitate in 7 giorni',
  rightThisWeek: 'Giuste in 7 giorni',
  topics: 'Argomenti',
  topicsHint: 'La parte che oggi dovresti rispondere bene, i più deboli per primi.',
  quizzes: 'Quiz',
  remembered: ({ percent }) => `${percent} ricordato`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# domanda', other: '# domande' })}, da ripassare: ${number(due)}`,
  practise: 'Esercitati',
  practiseNamed: ({ name }) => `Esercitati: ${name}`,
  settings: 'Impostazioni',
  target: 'Parte da ricordare',
  targetHint:
    'Una domanda torna quando dovresti saperla solo con questa sicurezza. Di più significa più domande al giorno.',
  asksConfidence: 'Chiedi quanto sono sicuro',
  asksConfidenceHint: 'Ciò che hai indovinato torna allora prima.',
  dailyGoal: 'Domande al giorno',
  dailyGoalHint:
    'Il tuo obiettivo del giorno, nei quiz e negli esercizi. I giorni sono quelli del fuso orario del tuo profilo.',
  noGoal: 'Nessun obiettivo',
  notSaved: 'L’impostazione non è stata salvata',
  notLoaded: 'Errore nel caricamento delle domande',
  emptySet: 'Qui non c’è niente da esercitare',
  emptySetHint: 'Al momento non scade nulla di questo tipo.',
  emptyQuizHint:
    'Le domande di un quiz si possono esercitare dopo un tentativo di cui si mostrano le risposte giuste, o subito se l’autore lo ha aperto all’esercizio.',
  emptyBookmarksHint:
    'Metti segnalibri nei tuoi risultati o qui dopo una risposta. Ti eserciti su di esse finché il loro quiz è aperto.',
  toOverview: 'Tutto l’esercizio',
  progress: 'Avanzamento',
  doneOf: ({ done, total }) => `${done} di ${total}`,
  check: 'Controlla',
  next: 'Prossima domanda',
  finish: 'Fine',
  notChecked: 'La risposta non è stata controllata',
  howSure: 'Quanto sei sicuro?',
  confidences: { sure: 'Sicuro', unsure: 'Credo di sì', guess: 'A caso' },
  againOn: 'Torna il <date></date>.',
  setDone: 'Serie finita',
  rightOf: ({ right, total }) => `${right} di ${total} giuste`,
  allRight: 'Tutto giusto. Ben fatto!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# risposta era sbagliata. Tornerà presto.',
      other: '# risposte erano sbagliate. Torneranno presto.',
    }),
  more: 'Un’altra serie',
  toMistakes: 'Ripeti gli errori',
};
