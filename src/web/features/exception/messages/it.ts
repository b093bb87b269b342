import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Eccezioni',
  lead: 'Che cosa è permesso a questa persona oltre alle regole dei quiz.',
  failed: 'Errore nel caricamento delle eccezioni',
  add: 'Aggiungi eccezione',
  everyQuiz: 'Tutti i quiz',
  moreTime: ({ percent }) => `${percent} di tempo in più`,
  moreAttempts: ({ count }) =>
    plural(count, { one: '# tentativo in più', other: '# tentativi in più' }),
  openUntil: 'Aperto fino al <date></date>',
  removeNamed: ({ name }) => `Rimuovi eccezione: ${name}`,
  removed: 'L’eccezione è stata rimossa',
  added: 'L’eccezione è stata salvata',
  notDone: 'Non è stato possibile',
  quiz: 'Quiz',
  nothingFound: 'Nessun quiz trovato',
  extraTime: 'Tempo aggiuntivo',
  none: 'Nessuno',
  extraAttempts: 'Tentativi aggiuntivi',
  closesAt: 'Aperto fino al',
  hint: 'Vale per i tentativi che iniziano dopo. Un’altra eccezione sullo stesso quiz viene sostituita.',
  cancel: 'Annulla',
  save: 'Salva',
  close: 'Chiudi',
  allQuizzes: 'Tutti i quiz della classe',
  byClass: ({ name }) => `Concessa dalla classe ${name}`,
  titleOf: ({ name }) => `Eccezioni per ${name}`,
  given: 'Concesse in questa classe',
  classLead: 'Valgono per i quiz assegnati in questa classe, finché la persona ne fa parte.',
  classHint: 'Vale per i tentativi che iniziano dopo, nei quiz assegnati in questa classe.',
  changeNamed: ({ name }) => `Modifica eccezione: ${name}`,
  formerTeacher: 'Docente precedente',
  notAssigned: 'Senza effetto: questo quiz ora non è assegnato',
  inEffect: 'In vigore ora',
  begins: 'In vigore dal <date></date>',
  time: ({ time }) => `Tempo: ${time}`,
  attempts: ({ used }) => `Tentativi usati: ${used}`,
  attemptsOf: ({ used, most }) => `Tentativi usati: ${used} di ${most}`,
  waits: 'Attese',
  waitsUntil: 'Deve aspettare fino al <date></date>',
  endWait: 'Termina l’attesa',
  endWaitNamed: ({ name }) => `Termina l’attesa: ${name}`,
  waitEnded: 'L’attesa è terminata',
  sources: {
    administrator: 'Da un amministratore:',
    'other-class': 'Da un’altra classe:',
  },
};
