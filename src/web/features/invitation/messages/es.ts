import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  denied: 'Acceso denegado',
  title: 'Invitar a personas',
  pageTitle: 'Invitaciones, administración',
  description: 'Abre cuentas para las personas de una lista y las invita por correo.',
  link: 'Invitar a personas',
  loadFailed: 'Error al cargar las invitaciones',
  drop: 'Suelta aquí un archivo CSV',
  choose: 'Elegir un archivo',
  columns:
    'Columnas: correo y, si quieres, nombre, nombre de usuario, clase (su código o nombre) e idioma. Excel y otras hojas de cálculo pueden guardar un archivo así. Como máximo 2000 personas.',
  template: 'Descargar una plantilla',
  paste: 'O pega una lista',
  pasteHint: 'Con títulos en la primera línea, o solo direcciones, una por línea.',
  read: 'Revisar la lista',
  readFailed: 'No se pudo leer la lista',
  tooLarge: 'El archivo es demasiado grande',
  preview: 'Personas de la lista',
  all: 'Todas',
  statuses: { invited: 'Recibirá invitación', exists: 'Ya tiene cuenta', invalid: 'Se omite' },
  line: ({ line }) => `Línea ${line}`,
  joins: ({ name }) => `Se añade a la clase ${name}`,
  problems: {
    no_email: 'Falta el correo electrónico.',
    bad_email: 'Esto no es un correo electrónico.',
    twice: 'La dirección está dos veces en la lista.',
    bad_name:
      'El nombre es demasiado largo, es una dirección o se parece al de alguien de tu equipo.',
    bad_username:
      'El nombre de usuario tiene menos de 3 caracteres, más de 40 u otros que no son letras, dígitos ni guiones bajos.',
    username_taken: 'El nombre de usuario está ocupado.',
    reserved_email: 'Otra cuenta tuvo esta dirección hace poco y puede recuperarla.',
    unknown_language: 'Este sitio no tiene este idioma.',
    unknown_class: 'No hay ninguna clase con este código o nombre.',
    ambiguous_class: 'Varias clases tienen este nombre. Usa el código de una.',
  },
  differing: 'Con diferencias',
  differs: {
    name: 'Una línea anterior da a esta persona otro nombre, que es el que se usa.',
    username: 'Una línea anterior da a esta persona otro nombre de usuario, que es el que se usa.',
    language: 'Una línea anterior da a esta persona otro idioma, que es el que se usa.',
  },
  noName: 'Nombre de usuario a partir de la dirección',
  invite: ({ count }) =>
    plural(count, { one: 'Invitar a # persona', other: 'Invitar a # personas' }),
  update: 'Añadir a sus clases',
  inviteHint:
    'Cada persona recibe una cuenta y un correo en su idioma con un enlace para elegir una contraseña. El enlace funciona una vez, durante 14 días.',
  other: 'Otra lista',
  invited: ({ count }) =>
    plural(count, { one: 'Se invitó a # persona', other: 'Se invitó a # personas' }),
  notInvited: 'No se invitó a nadie',
  added: 'Se añadieron a sus clases',
  pending: 'Invitaciones abiertas',
  found: ({ count }) =>
    plural(count, { one: '# invitación abierta', other: '# invitaciones abiertas' }),
  name: 'Nombre',
  email: 'Correo',
  language: 'Idioma',
  sent: 'Enviada',
  ends: 'El enlace funciona hasta',
  expired: 'Caducado',
  suspended: 'Suspendida',
  nobody: 'No hay invitaciones abiertas',
  nobodyHint: 'Quien invites aparece aquí hasta que elija una contraseña.',
  resend: 'Enviar de nuevo',
  resendNamed: ({ name }) => `Enviar de nuevo el correo a ${name}`,
  revoke: 'Revocar',
  revokeNamed: ({ name }) => `Revocar la invitación de ${name}`,
  revokeTitle: ({ count }) =>
    plural(count, { one: '¿Revocar esta invitación?', other: '¿Revocar # invitaciones?' }),
  revokeText: 'El enlace deja de funcionar y se elimina la cuenta, que nadie ha usado.',
  notDone: 'No se cambió nada',
  sentAgain: {
    done: ({ count }) =>
      plural(count, {
        one: 'Invitación enviada de nuevo',
        other: '# invitaciones enviadas de nuevo',
      }),
    notDone: 'No enviada',
    already: ({ count }) =>
      plural(count, { one: 'Ya estaba enviada.', other: '# ya estaban enviadas.' }),
  },
  revoked: {
    done: ({ count }) =>
      plural(count, { one: 'Invitación revocada', other: '# invitaciones revocadas' }),
    notDone: 'No revocada',
    already: ({ count }) =>
      plural(count, { one: 'Ya estaba revocada.', other: '# ya estaban revocadas.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# persona ya ha aceptado o su invitación se revocó.',
      other: '# personas ya han aceptado o sus invitaciones se revocaron.',
    }),
};
