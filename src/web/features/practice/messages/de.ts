import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Üben',
  daily: 'Frage des Tages',
  bookmarks: 'Lesezeichen und Notizen',
  lead: 'Fragen, die du schon gesehen hast, so oft du willst. Üben zählt in keinem Ergebnis und sperrt nichts.',
  nothingYet: 'Noch nichts zu üben',
  sprintMode: 'Fünf-Minuten-Sprint',
  nothingYetHint:
    'Beende ein Quiz, dann kannst du seine Fragen hier jederzeit üben, auch solange das Quiz gesperrt ist.',
  chooseQuiz: 'Quiz auswählen',
  due: ({ count }) => plural(count, { one: '# Frage ist fällig', other: '# Fragen sind fällig' }),
  nothingDue: 'Jetzt ist nichts fällig',
  dueHint:
    'Das sind die, die du sonst bald vergisst. Ein paar Minuten jetzt sparen später viel Zeit.',
  nothingDueHint: 'Übe, was du willst, oder komm später wieder.',
  mistakesHint: 'Wiederhole, was falsch war, oder komm später wieder.',
  practiseDue: 'Fällige üben',
  practiseMixed: 'Gemischt üben',
  mistakes: ({ count }) =>
    plural(count, { one: '# Fehler wiederholen', other: '# Fehler wiederholen' }),
  forecast: 'Fällig in den nächsten zwei Wochen',
  dueOn: ({ day, count }) => `${day}: ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  today: 'Heute',
  seen: 'Gesehene Fragen',
  thisWeek: 'Geübt in 7 Tagen',
  rightThisWeek: 'Richtig in 7 Tagen',
  topics: 'Themen',
  topicsHint:
    'Der Anteil, den du heute voraussichtlich richtig beantwortest, das Schwächste zuerst.',
  quizzes: 'Quizze',
  remembered: ({ percent }) => `${percent} behalten`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# Frage', other: '# Fragen' })}, ${number(due)} fällig`,
  practise: 'Üben',
  practiseNamed: ({ name }) => `Üben: ${name}`,
  settings: 'Einstellungen',
  target: 'Anteil, der behalten werden soll',
  targetHint:
    'Eine Frage kommt wieder, wenn die Wahrscheinlichkeit, dass du sie noch weißt, auf diesen Anteil sinkt. Ein größerer Anteil bedeutet mehr Fragen am Tag.',
  asksConfidence: 'Nachfragen, wie sicher ich bin',
  asksConfidenceHint: 'Richtig Geratenes kommt dann früher wieder.',
  dailyGoal: 'Fragen am Tag',
  dailyGoalHint:
    'Dein Tagesziel, in Quizzen und beim Üben. Es gelten die Tage der Zeitzone in deinem Profil.',
  noGoal: 'Kein Ziel',
  notSaved: 'Die Einstellung wurde nicht gespeichert',
  notLoaded: 'Die Fragen konnten nicht geladen werden',
  emptySet: 'Hier gibt es nichts zu üben',
  emptySetHint: 'Davon ist gerade nichts fällig.',
  emptyQuizHint:
    'Die Fragen eines Quiz können nach einem Versuch geübt werden, dessen richtige Antworten gezeigt werden, oder sofort, wenn es zum Üben geöffnet ist.',
  emptyBookmarksHint:
    'Setze Lesezeichen in deinen Ergebnissen oder hier nach einer Antwort. Geübt werden sie, solange ihr Quiz offen ist.',
  toOverview: 'Alle Übungen',
  progress: 'Fortschritt',
  doneOf: ({ done, total }) => `${done} von ${total}`,
  check: 'Prüfen',
  next: 'Nächste Frage',
  finish: 'Beenden',
  notChecked: 'Die Antwort wurde nicht geprüft',
  howSure: 'Wie sicher bist du?',
  confidences: { sure: 'Sicher', unsure: 'Glaube schon', guess: 'Geraten' },
  againOn: 'Kommt am <date></date> wieder.',
  setDone: 'Runde beendet',
  rightOf: ({ right, total }) => `${right} von ${total} richtig`,
  allRight: 'Alles richtig. Sehr gut!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# Antwort war falsch. Die Frage kommt bald wieder.',
      other: '# Antworten waren falsch. Die Fragen kommen bald wieder.',
    }),
  more: 'Noch eine Runde',
  toMistakes: 'Fehler wiederholen',
};
