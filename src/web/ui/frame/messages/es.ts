import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Inicio',
  quizzes: 'Cuestionarios',
  series: 'Series',
  blog: 'Blog',
  profile: 'Perfil',
  contact: 'Contacto',
  privacyPolicy: 'Política de privacidad',
  termsOfService: 'Condiciones del servicio',
  accessibility: 'Accesibilidad',
  skipToContent: 'Saltar al contenido',
  homePage: ({ product }) => `${product}, página de inicio`,
  main: 'Principal',
  footer: 'Pie de página',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  language: 'Idioma',
  languageFailed: 'No se cambió el idioma',
  toLight: 'Cambiar a colores claros',
  toDark: 'Cambiar a colores oscuros',
};
