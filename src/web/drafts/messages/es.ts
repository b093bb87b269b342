import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Hay trabajo sin guardar',
  neverSaved: 'Un borrador del <at></at> no llegó a guardarse.',
  changedSince: 'La versión guardada ha cambiado desde entonces.',
  replaces: 'Si continúas con él, sustituirá lo que hay ahora en pantalla.',
  resume: 'Continuar este borrador',
  discard: 'Descartarlo',
  savedAt: 'Borrador guardado: <at></at>',
  hereOnly: ({ reason }) => `El borrador solo está en esta pestaña. ${reason}`,
  undecided: 'No se guarda ningún borrador hasta que elijas arriba.',
  unsaved: 'Cambios sin guardar',
};
