import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Fünf-Minuten-Sprint',
  lead: 'So viele richtige Antworten wie möglich in fünf Minuten, aus allem, was du üben kannst. Er zählt in keiner Rangliste.',
  best: ({ right }) => `Dein Bestwert: ${right} richtig`,
  start: 'Sprint starten',
  notStarted: 'Der Sprint wurde nicht gestartet',
  left: 'Restzeit',
  rightSoFar: ({ right }) => `Richtig: ${right}`,
  over: 'Die Zeit ist um',
  result: ({ right, answers }) => `${right} von ${answers} richtig`,
  newBest: 'Ein neuer Bestwert!',
  again: 'Noch ein Sprint',
};
