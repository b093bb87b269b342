import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Iniciar sesión',
  yourMenu: ({ name }) => `Tu menú, ${name}`,
  profile: 'Perfil',
  myResults: 'Mis resultados',
  practice: 'Práctica',
  classes: 'Clases',
  notifications: 'Notificaciones',
  adminDashboard: 'Panel de administración',
  manageQuizzes: 'Gestionar cuestionarios',
  manageClasses: 'Gestionar clases',
  createQuiz: 'Crear cuestionario',
  logOut: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión…',
  loggedOut: { title: 'Sesión cerrada', text: 'Has cerrado la sesión correctamente.' },
  logoutFailed: 'No se pudo cerrar la sesión',
};
