import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Abrir un cuestionario',
  description: 'Un cuestionario del que recibiste el enlace.',
  signInFirst: 'Inicia sesión para abrir este cuestionario',
  signInHint: 'Es para miembros que tienen el enlace. Después de iniciar sesión volverás aquí.',
  signIn: 'Iniciar sesión',
  notYet: 'Este cuestionario aún no está publicado',
  notYetHint: 'Podrás abrirlo cuando lo esté, con el mismo enlace.',
};
