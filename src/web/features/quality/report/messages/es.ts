import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Informar de un problema',
  reported: ({ kind }) => `Aviso enviado: ${kind}`,
  title: '¿Qué falla en esta pregunta?',
  kind: 'Problema',
  kinds: {
    wrong_key: 'La respuesta marcada como correcta está mal',
    unclear: 'La pregunta no es clara',
    typo: 'Errata o error de lengua',
    offensive: 'Contenido ofensivo',
    other: 'Otra cosa',
  },
  note: 'Detalles',
  noteHint:
    'Por ejemplo, qué respuesta crees que es correcta y por qué. Quienes revisan el aviso ven tu nombre.',
  close: 'Cerrar',
  send: 'Enviar aviso',
  sent: 'Gracias por avisar',
  sentText:
    'Un autor de la pregunta o un administrador lo revisará. Mientras tanto, tu resultado no cambia.',
  failed: 'El aviso no se ha enviado',
};
