import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Cuestionario',
  quizTitle: ({ title }) => `Cuestionario: ${title}`,
  quizDescription: 'Un cuestionario en curso.',
  summaryTitle: 'Tu resultado',
  summaryDescription: 'El resultado de un cuestionario.',
  myResults: 'Mis resultados',
  resultsDescription: 'Tus cuestionarios terminados.',
  resultTitle: ({ title }) => `Resultado: ${title}`,
  resultDescription: 'Todas las preguntas de un cuestionario terminado con su respuesta.',
  notFound: 'Intento no encontrado',
  notFoundReason: 'No existe o pertenece a otra cuenta.',
  preparing: 'Preparando tus preguntas…',
  loadingResults: 'Cargando resultados…',
  notSubmittedYet: 'Aún sin entregar',
  resume: 'Continuar<more> cuestionario</more> (<more>quedan </more><time></time>)',
  resumeUntimed: 'Continuar<more> cuestionario</more>',
};
