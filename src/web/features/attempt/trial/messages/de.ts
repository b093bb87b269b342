import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Vorschau dieser Frage',
  whatToShow: 'Was angezeigt wird',
  question: 'Frage',
  result: 'Ergebnis',
  title: 'Probelauf dieses Quiz: Nichts wird gespeichert oder gezählt',
  notFinished: 'Noch keine Frage ist fertig',
  passed: ({ score, total, percent }) => `${score} von ${total} richtig (${percent}): bestanden`,
  failed: ({ score, total, percent }) =>
    `${score} von ${total} richtig (${percent}): nicht bestanden`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} von ${total} Punkten (${percent}): bestanden`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} von ${total} Punkten (${percent}): nicht bestanden`,
  unmarked: ({ score, total, percent }) =>
    `${score} von ${total} Punkten (${percent}): nicht alles bewertet`,
  unmarkedNote:
    'Antworten, die ein Mensch bewertet, werden in einem Probelauf nicht bewertet: Hier zählen sie nichts.',
  tryAgain: 'Noch einmal versuchen',
  back: 'Zurück zum Editor',
  width: 'Breite',
  desktop: 'Desktop',
  phone: 'Smartphone',
  close: 'Schließen',
  shared: {
    pageTitle: 'Ein Quiz ausprobieren',
    description: 'Ein Quiz, das über einen geheimen Link mit dir geteilt wurde.',
    lead: 'Dieses Quiz wurde über einen geheimen Link mit dir geteilt. Probiere es aus: Nichts wird gespeichert oder gezählt.',
    validUntil: ({ date }) => `Der Link ist gültig bis ${date}.`,
    start: 'Starten',
    notComplete: 'Der Link ist nicht vollständig',
    openWhole: 'Bitte öffne den ganzen Link, den du erhalten hast.',
    notOpened: 'Das Quiz konnte nicht geöffnet werden',
    ended: 'Dieser Link funktioniert nicht mehr',
    endedText: 'Er ist abgelaufen oder wurde deaktiviert. Bitte frage nach einem neuen.',
    notStarted: 'Das Quiz konnte nicht gestartet werden',
    grading: 'Deine Antworten werden bewertet.',
    notGraded: 'Deine Antworten konnten nicht bewertet werden. Sie sind noch da.',
    notCounting: 'Nichts wird gespeichert oder gezählt.',
    notCounted: 'Nichts wurde gespeichert oder gezählt.',
    scoreOnly: 'Dieses Quiz zeigt nur die Punktzahl. Nichts wurde gespeichert oder gezählt.',
    marksOnly:
      'Dieses Quiz zeigt, welche Antworten richtig waren, aber keine Lösungen. Nichts wurde gespeichert oder gezählt.',
  },
};
