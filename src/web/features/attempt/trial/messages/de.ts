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
    `${score} von ${total} Punkten (${percent}): Bestanden`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} von ${total} Punkten (${percent}): Nicht bestanden`,
  toBeMarked: ({ score, total, percent }) =>
    `${score} von ${total} Punkten (${percent}): Noch zu bewerten`,
  tryAgain: 'Noch einmal versuchen',
  back: 'Zurück zum Editor',
  width: 'Breite',
  desktop: 'Desktop',
  phone: 'Smartphone',
  close: 'Schließen',
};
