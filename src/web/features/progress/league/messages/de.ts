import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Rangliste',
  lead: 'Wer diese Woche und wer insgesamt die meisten Punkte hat.',
  thisWeek: 'Diese Woche',
  allTime: 'Insgesamt',
  caption:
    'Die Punktzahl zählt die richtigen Antworten deines besten Versuchs dieser Woche in jedem Quiz. Bei Gleichstand liegt vorn, wer weniger Versuche gebraucht hat, dann, wer die Punktzahl früher erreicht hat. Aufgeführt sind nur Punktzahlen über 0.',
  noneYet: 'Diese Woche hat noch niemand Punkte',
  endsAt: 'Eine neue Woche beginnt am <date></date>.',
  optedOut: ({ score }) =>
    `Du nimmst nicht an der Liga teil, daher sehen andere deine Punktzahl dieser Woche nicht: ${score}.`,
  toProfile: 'Im Profil ändern',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `Die Besten der letzten Woche: ${names}.`,
  takesPart: 'An der Wochenliga teilnehmen',
  takesPartHint:
    'Ist dies aus, stehst du in keiner Liste der Liga, die andere sehen. Deine Ergebnisse bleiben, wie sie sind, auch dein Platz in der Gesamtrangliste.',
  notSaved: 'Deine Wahl wurde nicht gespeichert',
};
