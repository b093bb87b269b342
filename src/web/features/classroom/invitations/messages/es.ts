import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  invite: 'Invitar por correo',
  title: 'Invitar a la clase',
  addresses: 'Direcciones de correo',
  hint: 'Pega una lista: una dirección por línea o separadas por comas. Cada una recibe un correo con el enlace.',
  rules:
    'Quien no tiene cuenta recibe un correo solo si este sitio le permite crearla. No se te dice quién la tiene.',
  unreadable: ({ parts }) => `No es una dirección: ${parts}`,
  tooMany: ({ most }) => `Como máximo ${most} direcciones a la vez`,
  send: ({ count }) =>
    plural(count, {
      one: 'Invitar a # dirección',
      other: 'Invitar a # direcciones',
    }),
  sent: 'Las invitaciones están en camino',
  notSent: 'No se invitó a nadie',
  close: 'Cerrar',
};
