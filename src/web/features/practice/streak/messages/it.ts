import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Obiettivo del giorno',
  answered: ({ answered, goal }) => `${answered} domande su ${goal} oggi`,
  reached: ({ answered }) => `Raggiunto oggi: ${answered} domande`,
  inARow: ({ days }) => `Giorni di fila: ${days}`,
  freezes: ({ count }) => `Giorni di riserva: ${count}`,
  freezesHint:
    'Sette giorni di fila danno un giorno di riserva, al massimo due. Un giorno mancato ne usa uno e il conteggio continua.',
  week: 'Gli ultimi sette giorni',
  states: {
    reached: 'obiettivo raggiunto',
    frozen: 'giorno di riserva usato',
    none: 'obiettivo non raggiunto',
  },
};
