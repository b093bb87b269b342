import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  denied: 'Zugriff verweigert',
  title: 'Fragenqualität',
  pageTitle: 'Fragenqualität, Verwaltung',
  description:
    'Fragen, über die zu entscheiden ist: nach ihren Antworten und nach Meldungen von Lernenden.',
  lead: 'Fragen, über die zu entscheiden ist, die dringendsten zuerst. Antworten werden alle zehn Minuten ausgewertet, ab 30 bewerteten Antworten.',
  failed: 'Die Fragen konnten nicht geladen werden',
  panelFailed: 'Die Frage konnte nicht geladen werden',
  found: ({ count }) =>
    plural(count, {
      one: 'Über # Frage ist zu entscheiden',
      other: 'Über # Fragen ist zu entscheiden',
    }),
  question: 'Frage',
  answers: 'Bewertete Antworten',
  findings: 'Was auffällt',
  reports: 'Meldungen',
  show: 'Anzeigen',
  all: 'Alles',
  certainties: {
    possible: 'möglich',
    likely: 'wahrscheinlich',
    almost_certain: 'fast sicher',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `${share} antworteten „${answer}“ und sind in anderen Fragen besser als die, deren Antwort als richtig gilt. Die Lösung ist wohl falsch.`,
    second_key: ({ share, answer }) =>
      `${share} antworteten „${answer}“ und sind in anderen Fragen so gut wie die, deren Antwort als richtig gilt. Vielleicht ist sie auch richtig.`,
    guessed:
      'Es gibt so viele richtige Antworten, wie der Zufall ergibt, und wer mehr weiß, ist nicht besser. Vielleicht ist die Frage unklar.',
    drifted: ({ before, after }) =>
      `Vor der letzten Änderung antworteten ${before} richtig, seither ${after}.`,
    unused_options: ({ options }) =>
      `Fast niemand wählt ${options}. Ersetze solche Optionen oder entferne sie.`,
  },
  noneYet: 'An den Antworten fällt nichts auf.',
  few: 'Dafür braucht es mindestens 30 bewertete Antworten seit der letzten Änderung.',
  given: 'Was geantwortet wurde',
  omitted: 'Ausgelassen',
  isKey: 'Lösung',
  better: 'sonst besser',
  worse: 'sonst schlechter',
  someone: 'Jemand',
  record: ({ count }) =>
    plural(count, {
      one: '# Meldung dieser Person führte zu einer Änderung',
      other: '# Meldungen dieser Person führten zu Änderungen',
    }),
  noRecord: 'Erste Meldung',
  reportKinds: {
    wrong_key: 'Die als richtig markierte Antwort ist falsch',
    unclear: 'Die Frage ist unklar',
    typo: 'Tipp- oder Sprachfehler',
    offensive: 'Anstößiger Inhalt',
    other: 'Etwas anderes',
  },
  usedIn: 'Verwendet in',
  usedNowhere: 'Kein Quiz verwendet sie.',
  edit: ({ title }) => `In „${title}“ bearbeiten`,
  decision: 'Entscheidung',
  keep: 'So lassen',
  keepHint:
    'Nimmt die Frage von dieser Liste, bis sie geändert wird oder doppelt so viele Antworten hat. Ihre Meldungen sind erledigt.',
  fix: 'Als behoben markieren',
  fixHint:
    'Erledigt die Meldungen. Die Frage wird nach den Antworten seit ihrer Änderung neu beurteilt.',
  regrade: 'Frühere Antworten neu bewerten',
  regradeHint: 'Nach einer Änderung der Lösung: was aus früheren Ergebnissen wird.',
  acceptToo: 'Auch eine andere Antwort gelten lassen',
  acceptTooHint:
    'Nach einer Änderung der Lösung: Frühere richtige Antworten bleiben richtig, und die jetzt richtigen zählen auch.',
  drop: 'Frage streichen',
  dropHint:
    'Alle, denen sie gestellt wurde, erhalten den Punkt. Entferne sie aus ihren Quizzen, damit sie nicht mehr gestellt wird.',
  keptSince: 'So gelassen seit <date></date>',
  done: {
    kept: 'Die Frage bleibt, wie sie ist',
    fixed: 'Die Meldungen sind erledigt',
  },
  notDone: 'Die Entscheidung wurde nicht gespeichert',
  none: 'Über keine Frage ist zu entscheiden',
  noneHint:
    'Hier erscheinen Fragen, wenn Antworten oder Meldungen zeigen, dass etwas nicht stimmen könnte.',
  close: 'Schließen',
};
