import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Dein Niveau',
  hint: 'Wie gut du in jedem Gebiet bist, aus all deinen Antworten. Der Balken ist der Bereich, in dem dein Niveau mit einer Wahrscheinlichkeit von 90 % liegt: je länger, desto weniger ist bekannt.',
  categories: 'Kategorien',
  tags: 'Schlagwörter',
  answers: ({ count }: { count: string }) => `Antworten: ${count}`,
  levels: {
    beginner: 'Anfänger',
    intermediate: 'Mittelstufe',
    advanced: 'Fortgeschritten',
  },
  between: ({ from, to }: { from: string; to: string }) => `${from} bis ${to}`,
  unknown: 'Noch nicht bekannt',
  missing: ({ count }) =>
    `Dafür fehlen noch etwa ${plural(count, { one: '# Antwort', other: '# Antworten' })} auf Fragen, die für dich neu sind.`,
};
