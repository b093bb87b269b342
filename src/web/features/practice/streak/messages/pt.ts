import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Meta diária',
  answered: ({ answered, goal }) => `${answered} de ${goal} perguntas hoje`,
  reached: ({ answered }) => `Alcançada hoje: ${answered} perguntas`,
  inARow: ({ days }) => `Dias seguidos: ${days}`,
  freezes: ({ count }) => `Dias de reserva: ${count}`,
  freezesHint:
    'Sete dias seguidos dão um dia de reserva, no máximo dois. Um dia perdido gasta um, e a contagem continua.',
  week: 'Os últimos sete dias',
  states: { reached: 'meta alcançada', frozen: 'dia de reserva usado', none: 'meta não alcançada' },
};
