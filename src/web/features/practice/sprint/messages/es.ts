import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Esprint de cinco minutos',
  lead: 'Tantas respuestas correctas como puedas en cinco minutos, de todo lo que puedes practicar. No cuenta en ninguna clasificación.',
  best: ({ right }) => `Tu mejor marca: ${right} aciertos`,
  start: 'Empezar el esprint',
  notStarted: 'El esprint no ha empezado',
  left: 'Tiempo restante',
  rightSoFar: ({ right }) => `Aciertos: ${right}`,
  over: 'Se acabó el tiempo',
  result: ({ right, answers }) => `${right} aciertos de ${answers}`,
  newBest: '¡Nueva mejor marca!',
  again: 'Otro esprint',
};
