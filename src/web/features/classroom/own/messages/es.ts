import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Clases',
  lead: 'Qué tienen que hacer tus clases y hasta cuándo.',
  taughtBy: ({ names }) => `Docentes: ${names}`,
  none: 'Aún no estás en ninguna clase',
  noneHint: 'Escribe el código que te dio tu docente.',
  nothingAssigned: 'No hay nada asignado.',
  noDueDate: 'Sin fecha límite',
  dueAt: 'Hasta el <date></date>',
  opens: 'Se abre el <date></date>',
  states: {
    done: 'Hecha',
    late: 'Con retraso',
    open: 'Por hacer',
    missing: 'Vencida',
    upcoming: 'Aún no',
  },
  toQuiz: 'Al cuestionario',
  code: 'Código de la clase',
  codeHint: '8 letras y cifras',
  join: 'Unirse a la clase',
  joined: 'Te has unido a la clase',
  notJoined: 'No te has unido',
  leave: 'Salir',
  leaveNamed: ({ name }) => `Salir de ${name}`,
  leaveTitle: ({ name }) => `¿Salir de la clase ${name}?`,
  leaveHint: 'Tus resultados siguen siendo tuyos. Para volver necesitas el código.',
  left: 'Has salido de la clase',
  notLeft: 'No has salido',
};
