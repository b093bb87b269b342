import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Noch nicht abgegeben',
    kept: 'Deine Antworten bleiben auf diesem Gerät gespeichert.',
    keptOf: ({ answered, total }) =>
      `Deine Antworten bleiben auf diesem Gerät gespeichert. Du hast ${answered} von ${total} Fragen beantwortet.`,
    offline:
      'Es gibt keine Verbindung. Sie werden automatisch abgegeben; lass diese Seite offen. Was schon gespeichert war, zählt in jedem Fall, wenn die Zeit abläuft.',
    serverProblem:
      'Der Server hat ein Problem. Sie werden automatisch abgegeben; lass diese Seite offen. Was schon gespeichert war, zählt in jedem Fall, wenn die Zeit abläuft.',
  },
  tryAgain: 'Erneut versuchen',
  rejected: { title: 'Nicht abgegeben', error: 'Das Quiz konnte nicht abgegeben werden' },
  backToQuiz: 'Zurück zum Quiz',
  myResults: 'Meine Ergebnisse',
  notLoaded: 'Dein Ergebnis konnte nicht geladen werden',
  safe: 'Es ist sicher auf dem Server gespeichert.',
  stillOpen: {
    title: 'Dieser Versuch läuft noch',
    reason: 'Das Ergebnis steht hier, sobald du abgegeben hast oder die Zeit abgelaufen ist.',
    continue: 'Quiz fortsetzen',
  },
  void: {
    title: 'Dieser Versuch zählt nicht',
    reason:
      'Du hast ihn in den ersten Sekunden verlassen. Du kannst das Quiz jederzeit neu beginnen.',
  },
  browse: 'Quizze ansehen',
  bubbles: 'Deine Antworten',
  bubble: {
    correct: ({ number }) => `Frage ${number}, richtig`,
    part: ({ number }) => `Frage ${number}, teilweise richtig`,
    wrong: ({ number }) => `Frage ${number}, falsch`,
    empty: ({ number }) => `Frage ${number}, nicht beantwortet`,
    waiting: ({ number }) => `Frage ${number}, noch zu bewerten`,
  },
  seeMistakes: 'Fehler ansehen',
  nextMistake: 'Nächster Fehler',
  missing: ({ count, pass, total }) =>
    `Mit ${plural(count, { one: 'einer richtigen Antwort', other: '# richtigen Antworten' })} mehr hättest du bestanden (${pass} von ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `Mit ${plural(count, { one: '# Punkt', other: '# Punkten' })} mehr hättest du bestanden (${pass} von ${total}).`,
  whatNext: 'Wie es weitergeht',
  mastered: 'Du hast dieses Quiz gemeistert.',
  readExplanations: 'Lies die Erklärungen, bevor du es noch einmal versuchst.',
  waitForMarks: 'Du bekommst eine Benachrichtigung, wenn alles bewertet ist.',
  retakeOn: 'Du kannst es am <date></date> wiederholen.',
  review: 'Antworten ansehen',
  moreQuizzes: 'Weitere Quizze',
  timeTaken: ({ duration }) => `Benötigte Zeit: ${duration}`,
  ranOutEmpty: 'Die Zeit lief ohne Antwort ab: Der Versuch zählt als null.',
  left: 'Du hast diesen Versuch verlassen: Er zählt als null.',
  ranOut: 'Die Zeit lief ab. Deine Antworten wurden so bewertet, wie sie waren.',
  last: {
    same: ({ percent }) => `Genau wie letztes Mal (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# Prozentpunkt', other: '# Prozentpunkte' })} mehr als letztes Mal (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# Prozentpunkt', other: '# Prozentpunkte' })} weniger als letztes Mal (${percent})`,
  },
  average: {
    same: ({ percent }) => `Genau der Durchschnitt der anderen Lernenden (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# Prozentpunkt', other: '# Prozentpunkte' })} über dem Durchschnitt der anderen Lernenden (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# Prozentpunkt', other: '# Prozentpunkte' })} unter dem Durchschnitt der anderen Lernenden (${percent})`,
  },
};
