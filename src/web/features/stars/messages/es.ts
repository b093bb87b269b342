import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('es');

export const messages: Translation<typeof en> = {
  ask: '¿Qué te parece este cuestionario?',
  hint: 'Su autor lee tu opinión, sin tu nombre.',
  give: 'Dar estrellas a este cuestionario',
  yours: 'Tus estrellas para este cuestionario',
  change: 'Cambiar',
  remove: 'Retirar',
  removed: 'Has retirado tus estrellas',
  remark: 'En pocas palabras (opcional)',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: 'Gracias',
  failed: 'No se guardó',
  star: ({ star, label }) => `${number(star)} de 5 estrellas: ${label}`,
  rated: ({ rating }) => `Valoración: ${number(rating)} de 5`,
  ratings: {
    poor: 'Mala',
    fair: 'Regular',
    good: 'Buena',
    veryGood: 'Muy buena',
    excellent: '¡Excelente!',
  },
};
