import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Comentarios',
  show: 'Comentarios',
  showSome: ({ count }) => plural(count, { one: '# comentario', other: '# comentarios' }),
  hide: 'Ocultar los comentarios',
  lead: 'Solo puede leerlos quien ha respondido la pregunta.',
  write: 'Escribir un comentario',
  text: 'Tu comentario',
  hint: 'Un autor del cuestionario o un administrador lo lee antes que los demás.',
  send: 'Enviar',
  cancel: 'Cancelar',
  edit: 'Editar',
  save: 'Guardar',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar tu comentario?',
  deleteText: 'No se puede restaurar.',
  deleted: 'Comentario eliminado',
  sent: 'Comentario enviado',
  sentText: 'Los demás lo verán cuando se apruebe.',
  published: 'Comentario publicado',
  own: 'Tú',
  staff: 'Autor',
  waiting: 'Pendiente de aprobación',
  rejected: 'No aprobado',
  report: 'Denunciar',
  reported: 'Denunciado',
  reportedText: 'Gracias. Se revisará.',
  failed: 'No ha funcionado',
  notLoaded: 'Error al cargar los comentarios',
  none: 'Aún no hay comentarios',
  unknown: 'Antiguo miembro',
  unsaved: 'Tu comentario aún no se ha enviado.',
};
