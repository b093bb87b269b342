import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Práctica sin conexión',
  lead: 'Carga preguntas ahora y practica sin conexión. Las respuestas se guardan en este navegador y se envían más tarde. Las preguntas con imágenes o sonidos no se incluyen.',
  load: 'Cargar para usar sin conexión',
  loadAgain: 'Cargar de nuevo',
  loaded: ({ count }) => `Preguntas cargadas: ${count}`,
  leftOut: ({ count }) => `No incluidas por tener imágenes o sonidos: ${count}`,
  loadedOn: 'Cargadas el <date></date>.',
  open: 'Practicar sin conexión',
  remove: 'Eliminar de este navegador',
  notLoaded: 'Las preguntas no se han cargado',
  offlineLead:
    'Preguntas que has cargado: no necesitan conexión. Tus respuestas cuentan en cuanto se envían.',
  nothing: 'No hay nada cargado en este navegador',
  nothingHint: 'Carga preguntas en la página de práctica mientras tengas conexión.',
  toPractice: 'Ir a la práctica',
  start: 'Empezar una ronda',
  leave: 'Salir de la ronda',
  waiting: ({ count }) => `Respuestas por enviar: ${count}`,
  allSent: 'Todas las respuestas se han enviado.',
  notCounted: ({ count }) => `Respuestas no contadas: ${count}`,
  notCountedHint: 'Sus preguntas ya no se pueden practicar.',
};
