import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Pregunta del día',
  lead: 'Una pregunta para todos, de medianoche a medianoche (UTC).',
  notLoaded: 'No se pudo cargar la pregunta del día',
  none: 'Hoy no hay pregunta',
  noneHint: 'Procede de cuestionarios abiertos para practicar. Ahora no hay ninguno.',
  chooseQuiz: 'Elegir un cuestionario',
  share: ({ percent, count }) => `Aciertos hoy: ${percent}. Respuestas hoy: ${count}.`,
  toQuiz: 'Ir a su cuestionario',
  toPractice: 'Practicar más',
  signInHint: 'Con una cuenta, la práctica repite la pregunta antes de que la olvides.',
  signIn: 'Iniciar sesión',
  tomorrow:
    'Tu primera respuesta de hoy cuenta en la práctica. La próxima pregunta llega a medianoche (UTC).',
};
