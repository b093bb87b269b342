import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Qué opinan los estudiantes',
  average: 'Media',
  learners: 'Estudiantes',
  public: 'Todos ven la media cuando cinco estudiantes han dado estrellas.',
  none: 'Aún no hay estrellas',
  noneHint: 'Los estudiantes pueden dar estrellas cuando han terminado un intento.',
  distribution: 'Cuántos estudiantes dieron cuántas estrellas',
  stars: 'Estrellas',
  remarks: 'Comentarios',
  noRemarks: 'Nadie ha escrito un comentario.',
  anonymous: 'Los comentarios llevan el día, sin nombres.',
  remark: 'Comentario',
  day: 'Día',
  state: 'Estado',
  report: 'Denunciar como abuso',
  reported: 'Denunciado',
  hide: 'Ocultar',
  hidden: 'Oculto',
  show: 'Mostrar de nuevo',
  shown: 'El comentario se muestra',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'No se pudo hacer',
  failed: 'No se pudieron cargar las estrellas',
  download: 'Descargar CSV',
  downloadFailed: 'No se pudo crear el archivo',
  reportedTitle: 'Comentarios denunciados',
  reportedHint:
    'Los autores te piden ocultar estos comentarios sobre sus cuestionarios. Las estrellas cuentan en cualquier caso.',
  quiz: 'Cuestionario',
  keep: 'Conservar',
  kept: 'El comentario se queda',
  rated: ({ rating }) => `Valoración: ${number(rating)} de 5`,
};
