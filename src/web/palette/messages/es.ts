import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Ir a, editar o crear',
  close: 'Cerrar',
  find: 'Buscar una página, un cuestionario, una serie, un artículo o una categoría',
  kinds: 'Página, cuestionario, serie, artículo o categoría',
  searching: 'Buscando…',
  failed: 'No se pudieron buscar algunos nombres. Comprueba tu conexión.',
  nothing: 'No hay coincidencias.',

  groups: {
    create: 'Crear',
    goTo: 'Ir a',
    quizzes: 'Editar cuestionario',
    posts: 'Editar artículo del blog',
    series: 'Buscar serie',
    categories: 'Buscar categoría',
  },
  pages: {
    createQuiz: 'Crear cuestionario',
    createQuestion: 'Crear pregunta',
    createPost: 'Crear artículo del blog',
    dashboard: 'Panel',
    allQuizzes: 'Todos los cuestionarios',
    deletedQuizzes: 'Cuestionarios eliminados',
    categories: 'Categorías',
    hierarchy: 'Jerarquía de contenidos',
    series: 'Series de aprendizaje',
    testimonials: 'Opiniones',
    auditTrail: 'Registro de cambios',
    settings: 'Ajustes',
    toReview: 'Opiniones por revisar',
    blogManager: 'Gestor del blog',
    attempts: 'Intentos',
    classes: 'Clases',
  },
};
