import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Tu nivel',
  hint: 'Qué tal se te da cada materia, según todas tus respuestas. La barra es el intervalo en el que está tu nivel con una probabilidad del 90 %: cuanto más larga, menos se sabe.',
  categories: 'Categorías',
  tags: 'Etiquetas',
  answers: ({ count }: { count: string }) => `Respuestas: ${count}`,
  levels: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  between: ({ from, to }: { from: string; to: string }) => `De ${from} a ${to}`,
  unknown: 'Aún no se sabe',
  missing: ({ count }) =>
    `Faltan unas ${plural(count, { one: '# respuesta', other: '# respuestas' })} a preguntas nuevas para ti.`,
};
