import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Excepciones',
  lead: 'Lo que se permite a esta persona más allá de las reglas de los cuestionarios.',
  failed: 'Error al cargar las excepciones',
  add: 'Añadir excepción',
  everyQuiz: 'Todos los cuestionarios',
  moreTime: ({ percent }) => `${percent} más de tiempo`,
  moreAttempts: ({ count }) => plural(count, { one: '# intento más', other: '# intentos más' }),
  openUntil: 'Abierto hasta el <date></date>',
  removeNamed: ({ name }) => `Quitar excepción: ${name}`,
  removed: 'La excepción se ha quitado',
  added: 'La excepción se ha guardado',
  notDone: 'No se pudo hacer',
  quiz: 'Cuestionario',
  nothingFound: 'No se encontró ningún cuestionario',
  extraTime: 'Tiempo adicional',
  none: 'Ninguno',
  extraAttempts: 'Intentos adicionales',
  closesAt: 'Abierto hasta',
  hint: 'Vale para los intentos que empiecen después y sustituye a otra excepción para el mismo cuestionario.',
  hasChosen: ({ percent }) => `Esta persona ha elegido ${percent} más de tiempo.`,
  allowChosen: 'Permitirlo en todos los cuestionarios',
  save: 'Guardar',
  allQuizzes: 'Todos los cuestionarios de la clase',
  byClass: ({ name }) => `Concedida por la clase ${name}`,
  titleOf: ({ name }) => `Excepciones para ${name}`,
  given: 'Concedidas en esta clase',
  classLead:
    'Valen para los cuestionarios asignados en esta clase mientras la persona sea miembro.',
  classHint:
    'Vale para los intentos que empiecen después, en cuestionarios asignados en esta clase.',
  changeNamed: ({ name }) => `Cambiar excepción: ${name}`,
  formerTeacher: 'Docente anterior',
  notAssigned: 'Sin efecto: este cuestionario no está asignado ahora',
  inEffect: 'En vigor ahora',
  begins: 'En vigor desde el <date></date>',
  time: ({ time }) => `Tiempo: ${time}`,
  attempts: ({ used }) => `Intentos usados: ${used}`,
  attemptsOf: ({ used, most }) => `Intentos usados: ${used} de ${most}`,
  waits: 'Esperas',
  waitsUntil: 'Debe esperar hasta el <date></date>',
  endWait: 'Terminar la espera',
  endAllWaits: 'Terminar todas las esperas',
  endWaitNamed: ({ name }) => `Terminar la espera: ${name}`,
  waitEnded: 'La espera ha terminado',
  waitsEnded: 'Todas las esperas han terminado',
  sources: {
    administrator: 'De un administrador:',
    'other-class': 'De otra clase:',
    learner: 'Elegido por el estudiante:',
  },
};
