import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('de');

export const messages: Translation<typeof en> = {
  ask: 'Wie gefällt dir dieses Quiz?',
  hint: 'Wer es geschrieben hat, liest deine Meinung ohne deinen Namen.',
  give: 'Diesem Quiz Sterne geben',
  yours: 'Deine Sterne für dieses Quiz',
  change: 'Ändern',
  remove: 'Zurücknehmen',
  removed: 'Deine Sterne sind zurückgenommen',
  remark: 'In wenigen Worten (freiwillig)',
  send: 'Senden',
  cancel: 'Abbrechen',
  sent: 'Danke',
  failed: 'Das wurde nicht gespeichert',
  star: ({ star, label }) => `${number(star)} von 5 Sternen: ${label}`,
  rated: ({ rating }) => `Bewertung: ${number(rating)} von 5`,
  ratings: {
    poor: 'Schlecht',
    fair: 'Mäßig',
    good: 'Gut',
    veryGood: 'Sehr gut',
    excellent: 'Ausgezeichnet!',
  },
};
