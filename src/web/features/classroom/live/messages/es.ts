import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  pageTitle: 'En directo, administración',
  description: 'Hasta dónde ha llegado cada miembro con una tarea.',
  denied: 'Acceso denegado',
  failed: 'No se pudo cargar la vista en directo',
  openNamed: ({ name }) => `Ver en directo: ${name}`,
  open: 'Ver en directo',
  list: 'Miembros',
  member: 'Miembro',
  state: 'Estado',
  states: { not_started: 'Sin empezar', writing: 'En curso', ended: 'Terminado' },
  summary: ({ writing, ended, waiting }) =>
    `En curso: ${writing}. Terminado: ${ended}. Sin empezar: ${waiting}.`,
  question: 'Pregunta',
  answered: 'Respondidas',
  of: ({ number, total }) => `${number} de ${total}`,
  timeLeft: 'Tiempo restante',
  noTimeLimit: 'Sin límite de tiempo',
  afterDue: 'Termina después de la fecha límite',
  contact: 'Conexión',
  connected: 'Conectado',
  lost: 'Perdida desde las <time></time>',
  minutes: 'Minutos',
  addToAll: ({ count }) =>
    plural(count, { one: 'Añadir # minuto para todos', other: 'Añadir # minutos para todos' }),
  added: ({ count }) =>
    plural(count, { one: 'Se ha añadido # minuto', other: 'Se han añadido # minutos' }),
  moreFor: ({ name }) => `Más tiempo para ${name}`,
  notDone: 'No se pudo hacer',
  noMembers: 'La clase aún no tiene miembros',
  noMembersHint: 'Quien se une aparece aquí enseguida.',
};
