import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Ausnahmen',
  lead: 'Was dieser Person über die Regeln von Quizzen hinaus erlaubt ist.',
  failed: 'Die Ausnahmen konnten nicht geladen werden',
  add: 'Ausnahme hinzufügen',
  everyQuiz: 'Jedes Quiz',
  moreTime: ({ percent }) => `${percent} mehr Zeit`,
  moreAttempts: ({ count }) =>
    plural(count, { one: '# weiterer Versuch', other: '# weitere Versuche' }),
  openUntil: 'Offen bis <date></date>',
  removeNamed: ({ name }) => `Ausnahme entfernen: ${name}`,
  removed: 'Die Ausnahme wurde entfernt',
  added: 'Die Ausnahme wurde gespeichert',
  notDone: 'Das hat nicht geklappt',
  quiz: 'Quiz',
  nothingFound: 'Kein Quiz gefunden',
  extraTime: 'Mehr Zeit',
  none: 'Keine',
  extraAttempts: 'Weitere Versuche',
  closesAt: 'Offen bis',
  hint: 'Gilt für Versuche, die danach beginnen. Eine andere Ausnahme für dasselbe Quiz wird ersetzt.',
  hasChosen: ({ percent }) => `Diese Person hat ${percent} mehr Zeit gewählt.`,
  allowChosen: 'In jedem Quiz zulassen',
  save: 'Speichern',
  allQuizzes: 'Alle Quizze der Klasse',
  byClass: ({ name }) => `Gewährt von der Klasse ${name}`,
  titleOf: ({ name }) => `Ausnahmen für ${name}`,
  given: 'In dieser Klasse gewährt',
  classLead:
    'Sie gelten für Quizze, die in dieser Klasse aufgegeben sind, solange die Person Mitglied ist.',
  classHint:
    'Gilt für Versuche, die danach beginnen, bei Quizzen, die in dieser Klasse aufgegeben sind.',
  changeNamed: ({ name }) => `Ausnahme ändern: ${name}`,
  formerTeacher: 'Frühere Lehrkraft',
  notAssigned: 'Ohne Wirkung: Dieses Quiz ist zurzeit nicht aufgegeben',
  inEffect: 'Jetzt gültig',
  begins: 'Gültig ab <date></date>',
  time: ({ time }) => `Zeit: ${time}`,
  attempts: ({ used }) => `Verbrauchte Versuche: ${used}`,
  attemptsOf: ({ used, most }) => `Verbrauchte Versuche: ${used} von ${most}`,
  waits: 'Wartezeiten',
  waitsUntil: 'Muss bis <date></date> warten',
  endWait: 'Wartezeit beenden',
  endAllWaits: 'Alle Wartezeiten beenden',
  endWaitNamed: ({ name }) => `Wartezeit beenden: ${name}`,
  waitEnded: 'Die Wartezeit ist beendet',
  waitsEnded: 'Alle Wartezeiten sind beendet',
  sources: {
    administrator: 'Durch die Administration:',
    'other-class': 'Durch eine andere Klasse:',
    learner: 'Selbst gewählt:',
  },
};
