import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Docentes',
  failed: 'No se pudieron cargar los docentes',
  maker: 'Creó la clase',
  leads: 'Elige a los docentes',
  inactive: 'Ahora no puede enseñar',
  lead: 'Todos gestionan la clase y ven sus resultados. Solo quien la creó puede eliminarla y elegir a sus docentes. Si esa cuenta se borra, puede hacerlo el primer docente que se añadió.',
  account: 'Nombre de usuario o correo de un docente',
  add: 'Añadir docente',
  added: 'Se ha añadido al docente',
  removeNamed: ({ name }) => `Quitar a ${name}`,
  removeTitle: ({ name }) => `¿Quitar a ${name} de los docentes?`,
  removeHint: 'Esta cuenta ya no podrá abrir la clase ni sus resultados.',
  remove: 'Quitar',
  removed: 'Quitado',
  leave: 'Dejar de enseñar en esta clase',
  leaveTitle: '¿Dejar de enseñar en esta clase?',
  leaveHint: 'Ya no la verás. Quien la creó puede volver a añadirte.',
  left: 'Ya no enseñas en esta clase',
  notDone: 'No se cambió nada',
};
