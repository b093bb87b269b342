import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'Die Rangliste konnte nicht geladen werden',
  loading: 'Rangliste wird geladen …',
  noneYet: 'Noch ist niemand in der Rangliste',
  noneYetHint: 'Schließ ein Quiz mit einer richtigen Antwort ab, und der erste Platz gehört dir.',
  caption:
    'Die Punktzahl zählt die richtigen Antworten deines besten Versuchs in jedem Quiz. Bei Gleichstand liegt vorn, wer weniger Versuche gebraucht hat, dann, wer die Punktzahl früher erreicht hat. Aufgeführt sind nur Punktzahlen über 0.',
  place: 'Platz',
  name: 'Name',
  quizzes: 'Quizze',
  score: 'Punktzahl',
  you: '(du)',
};
