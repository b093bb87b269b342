import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  denied: 'Zugriff verweigert',
  title: 'Frühere Antworten neu bewerten',
  pageTitle: 'Frühere Antworten neu bewerten, Verwaltung',
  description: 'Wie frühere Antworten auf eine Frage zählen, nachdem ihre Lösung geändert wurde.',
  failed: 'Die Frage konnte nicht geladen werden',
  previewFailed: 'Die Änderungen konnten nicht berechnet werden',
  key: 'Richtige Antwort jetzt',
  true: 'Wahr',
  false: 'Falsch',
  askedIn: 'Gestellt in',
  attempts: ({ count }) => plural(count, { one: '# Versuch', other: '# Versuchen' }),
  neverAsked: 'Diese Frage wurde in keinem Versuch gestellt. Es gibt nichts neu zu bewerten.',
  how: 'Wie frühere Antworten zählen',
  methods: {
    new_key: {
      label: 'Nach der jetzigen Lösung',
      hint: 'Als wäre die Lösung immer diese gewesen.',
    },
    either_key: {
      label: 'Nach einer der beiden Lösungen',
      hint: 'Was vorher richtig war, bleibt richtig; was jetzt richtig ist, zählt auch.',
    },
    full_credit: {
      label: 'Für alle richtig',
      hint: 'Alle, denen die Frage bisher gestellt wurde, erhalten den Punkt, mit oder ohne Antwort.',
    },
  },
  takesPasses: 'Auch wenn ein Bestehen verloren geht',
  takesPassesHint: 'Sonst bleiben Versuche, die nicht mehr bestanden wären, wie sie sind.',
  preview: 'Was sich ändert',
  gains: ({ count }) => plural(count, { one: 'gewinnt Punkte', other: 'gewinnen Punkte' }),
  losses: ({ count }) => plural(count, { one: 'verliert Punkte', other: 'verlieren Punkte' }),
  newPasses: ({ count }) => plural(count, { one: 'neu bestanden', other: 'neu bestanden' }),
  lostPasses: ({ count }) =>
    plural(count, { one: 'nicht mehr bestanden', other: 'nicht mehr bestanden' }),
  spared: ({ count }) =>
    plural(count, {
      one: '# Versuch behält seine Punktzahl, weil er sonst nicht mehr bestanden wäre.',
      other: '# Versuche behalten ihre Punktzahl, weil sie sonst nicht mehr bestanden wären.',
    }),
  incomparable: ({ count }) =>
    plural(count, {
      one: '# Versuch bleibt, wie er ist, weil er die richtige Antwort nicht angeboten hat.',
      other:
        '# Versuche bleiben, wie sie sind, weil sie die richtige Antwort nicht angeboten haben.',
    }),
  nothingChanges: 'Keine Punktzahl ändert sich.',
  firstOnes: ({ count }) => `Nur die ersten ${count} werden gezeigt.`,
  learner: 'Lernende',
  before: 'Vorher',
  after: 'Nachher',
  passed: 'bestanden',
  notPassed: 'nicht bestanden',
  erased: 'Gelöschtes Konto',
  sendsMails: 'Eine E-Mail an alle senden, deren Punktzahl sich ändert',
  begin: ({ count }) =>
    plural(count, { one: '# Versuch neu bewerten', other: '# Versuche neu bewerten' }),
  leave: 'Frühere Ergebnisse so lassen',
  began: 'Die Neubewertung hat begonnen',
  left: 'Frühere Ergebnisse bleiben, wie sie sind',
  notDone: 'Das hat nicht geklappt',
  history: 'Frühere Entscheidungen',
  decisions: {
    new_key: 'Nach der neuen Lösung bewertet',
    either_key: 'Nach einer der beiden Lösungen bewertet',
    full_credit: 'Für alle richtig',
    leave: 'Frühere Ergebnisse so gelassen',
  },
  running: ({ seen, attempts }) => `${seen} von ${attempts} Versuchen bewertet`,
  undoing: ({ seen, attempts }) => `Wird rückgängig gemacht: ${seen} von ${attempts} Versuchen`,
  undone: 'Rückgängig gemacht',
  changedScores: ({ count }) =>
    plural(count, { one: '# Punktzahl geändert', other: '# Punktzahlen geändert' }),
  undo: 'Rückgängig machen',
  undoTitle: 'Diese Entscheidung rückgängig machen?',
  undoHint:
    'Alle Versuche erhalten ihre frühere Bewertung zurück. Wer eine E-Mail bekommen hat, bekommt eine weitere.',
  undoBegan: 'Die frühere Bewertung wird wiederhergestellt',
  later: 'Später entscheiden',
  keysChanged: 'Eine Lösung wurde nach den ersten Antworten geändert',
  keysChangedHint: 'Frühere Ergebnisse zählen nach der früheren Lösung. Entscheide für jede Frage:',
};
