import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'No se pudo cargar la clasificación',
  loading: 'Cargando la clasificación…',
  noneYet: 'Aún no hay nadie en la clasificación',
  noneYetHint: 'Termina un cuestionario con una respuesta correcta y el primer puesto es tuyo.',
  caption:
    'La puntuación cuenta las respuestas correctas de tu mejor intento en cada cuestionario. En caso de empate, va primero quien tenga menos intentos y, después, quien la consiguiera antes. Solo aparecen puntuaciones superiores a 0.',
  place: 'Puesto',
  name: 'Nombre',
  quizzes: 'Cuestionarios',
  score: 'Puntuación',
  you: '(tú)',
};
