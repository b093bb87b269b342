import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Atajos de teclado',
  or: 'o',
  to: 'a',
  close: 'Cerrar',
  site: {
    search: 'Buscar cuestionarios',
    palette: 'En la administración: ir a, editar o crear',
    home: 'Ir al inicio',
    quizzes: 'Ir a los cuestionarios',
    series: 'Ir a las series',
    blog: 'Ir al blog',
    results: 'Ir a tus resultados',
    notifications: 'Ir a las notificaciones',
    closeOpen: 'Cerrar lo que está abierto',
    help: 'Mostrar esta lista',
  },
  switch: {
    label: 'Atajos de una sola tecla',
    description: 'Sin ellos, solo funcionan Ctrl K, F8 y Esc. Se guarda en este navegador.',
  },
  quizzesHaveTheirOwn:
    'Los cuestionarios tienen sus propios atajos. Pulsa ? durante uno para verlos.',
};
