import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Tagesziel',
  answered: ({ answered, goal }) => `Heute ${answered} von ${goal} Fragen`,
  reached: ({ answered }) => `Heute erreicht: ${answered} Fragen`,
  inARow: ({ days }) => `Tage in Folge: ${days}`,
  freezes: ({ count }) => `Reservetage: ${count}`,
  freezesHint:
    'Sieben Tage in Folge bringen einen Reservetag, höchstens zwei. Ein verpasster Tag verbraucht einen, und es wird weitergezählt.',
  week: 'Die letzten sieben Tage',
  states: { reached: 'Ziel erreicht', frozen: 'Reservetag verwendet', none: 'Ziel nicht erreicht' },
};
