import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  denied: 'Acceso denegado',
  title: 'Mensajes de contacto',
  pageTitle: 'Mensajes de contacto, administración',
  description: 'Mensajes del formulario de contacto: responderlos, resolverlos y tomar notas.',
  failed: 'Error al cargar los mensajes',
  panelFailed: 'Error al cargar el mensaje',
  found: ({ count }) =>
    plural(count, {
      one: '# mensaje encontrado',
      other: '# mensajes encontrados',
    }),
  search: 'Buscar mensajes',
  searchHint: 'Nombre, dirección, texto o referencia',
  show: 'Mostrar',
  shows: { new: 'Abiertos', resolved: 'Resueltos', spam: 'Spam', all: 'Todos los mensajes' },
  none: 'No hay mensajes',
  noneHint: 'Nada por ahora.',
  message: 'Mensaje',
  status: 'Estado',
  sent: 'Enviado',
  close: 'Cerrar',
  from: 'De',
  account: 'Cuenta',
  category: 'Categoría',
  reference: 'Referencia',
  dueIn: ({ time }) => `Plazo para responder: ${time}`,
  overdueBy: ({ time }) => `Con retraso de ${time}`,
  days: ({ count }) => plural(count, { one: '# día', other: '# días' }),
  answered: 'Respondido',
  replies: 'Respuestas',
  nobody: 'Cuenta eliminada',
  reply: 'Responder',
  yourAnswer: 'Tu respuesta',
  replyGoesTo: ({ email }) => `Lo que te contesten irá a ${email}.`,
  noAddress: 'Los ajustes no tienen dirección de contacto: nadie podrá contestar a tu respuesta.',
  alsoResolve: 'Resolver el mensaje',
  send: 'Enviar respuesta',
  replied: 'La respuesta está en camino',
  notDone: 'No ha funcionado',
  notes: 'Notas internas',
  notesHint: 'Solo las ven los administradores.',
  saveNotes: 'Guardar notas',
  notesSaved: 'Notas guardadas',
  notesMeanwhile: 'Mientras tanto se guardaron otras notas. Si guardas las tuyas, las reemplazas.',
  notesEmpty: 'Ahora las notas están vacías.',
  resolve: 'Resolver',
  reopen: 'Reabrir',
  markSpam: 'Marcar como spam',
  notSpam: 'No es spam',
  decided: {
    new: 'El mensaje vuelve a estar abierto',
    resolved: 'El mensaje está resuelto',
    spam: 'El mensaje está marcado como spam',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# mensaje de contacto está abierto',
      other: '# mensajes de contacto están abiertos',
    }),
  overdue: ({ count }) => plural(count, { one: '# con retraso', other: '# con retraso' }),
};
