import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  questions: ({ count }) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  attempts: ({ count }) => plural(count, { one: '# intento', other: '# intentos' }),
  stars: ({ average, count }) => `${average} de 5 estrellas, de ${number(count)} estudiantes`,
  action: {
    start: 'Empezar el cuestionario',
    continue: 'Continuar el cuestionario',
    retake: 'Repetir el cuestionario',
    loading: 'Procesando…',
    mastered: 'Cuestionario dominado',
    'not-yet': 'Aún no abierto',
    closed: 'Cerrado',
    'used-up': 'No quedan intentos',
    cooldown: 'En espera',
  },
  loginToPlay: 'Inicia sesión para jugar',
  viewDetails: 'Ver el cuestionario',
  yourBest: ({ percent }) => `Tu récord: ${percent}`,
  opens: 'Se abre el <at></at>, <wait>en <left></left></wait>',
  share: ({ title }) => `Compartir «${title}»`,
  noTimeLimit: 'Sin límite de tiempo',
  nextQuiz: ({ title, timeLimit }) => `Siguiente: ${title} (${timeLimit})`,
  loading: 'Cargando cuestionarios…',
  failed: 'Error al cargar los cuestionarios',
  noneYet: 'Aún no hay cuestionarios',
  noneYetHint: 'Los primeros cuestionarios se están escribiendo. Vuelve pronto.',
};
