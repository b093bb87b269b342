import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Vista previa de esta pregunta',
  whatToShow: 'Qué mostrar',
  question: 'Pregunta',
  result: 'Resultado',
  title: 'Prueba de este cuestionario: no se guarda ni se cuenta nada',
  notFinished: 'Aún no hay ninguna pregunta terminada',
  passed: ({ score, total, percent }) => `${score} de ${total} correctas (${percent}): aprobado`,
  failed: ({ score, total, percent }) => `${score} de ${total} correctas (${percent}): no aprobado`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} puntos (${percent}): Aprobado`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} puntos (${percent}): No aprobado`,
  toBeMarked: ({ score, total, percent }) =>
    `${score} de ${total} puntos (${percent}): Por calificar`,
  tryAgain: 'Probar de nuevo',
  back: 'Volver al editor',
  width: 'Ancho',
  desktop: 'Escritorio',
  phone: 'Móvil',
  close: 'Cerrar',
};
