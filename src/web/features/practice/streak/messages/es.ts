import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Objetivo diario',
  answered: ({ answered, goal }) => `${answered} de ${goal} preguntas hoy`,
  reached: ({ answered }) => `Alcanzado hoy: ${answered} preguntas`,
  inARow: ({ days }) => `Días seguidos: ${days}`,
  freezes: ({ count }) => `Días de reserva: ${count}`,
  freezesHint:
    'Siete días seguidos dan un día de reserva, dos como máximo. Un día perdido gasta uno y la cuenta sigue.',
  week: 'Los últimos siete días',
  states: {
    reached: 'objetivo alcanzado',
    frozen: 'día de reserva usado',
    none: 'objetivo no alcanzado',
  },
};
