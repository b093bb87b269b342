import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('es');

export const messages: Translation<typeof en> = {
  loading: 'Cargando…',
  loadingEditor: 'Cargando el editor…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  goHome: 'Ir al inicio',
  languages: 'Idiomas',
  allLanguages: 'Todos los idiomas',
  notFound: {
    head: 'Página no encontrada',
    title: '404 Página no encontrada',
    hint: '¿Está bien escrita la dirección?',
    browse: 'Explorar cuestionarios',
    findQuiz: 'Buscar un cuestionario',
    find: 'Buscar',
  },
  pager: {
    pages: 'Páginas',
    page: ({ page }) => `Página ${number(page)}`,
    pageOf: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
    first: 'primera',
    previous: 'anterior',
    next: 'siguiente',
    last: 'última',
  },
  difficulty: 'Dificultad:',
  notifications: 'Notificaciones (F8)',
  dismiss: 'Descartar',
  share: {
    copied: '¡Enlace copiado!',
    copiedHint: 'La dirección de esta página está en el portapapeles.',
    notCopied: 'No se pudo copiar el enlace',
  },
  leaving: {
    title: '¿Salir sin guardar?',
    leave: 'Salir',
    stay: 'Quedarme',
    unsaved: 'Los cambios que has hecho aquí no se han guardado y se perderían.',
  },
};
