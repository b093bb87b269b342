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
    `${score} de ${total} puntos (${percent}): aprobado`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} de ${total} puntos (${percent}): no aprobado`,
  unmarked: ({ score, total, percent }) =>
    `${score} de ${total} puntos (${percent}): no está todo calificado`,
  unmarkedNote:
    'Las respuestas que califica una persona no se califican en una prueba: aquí no cuentan.',
  tryAgain: 'Probar de nuevo',
  back: 'Volver al editor',
  width: 'Ancho',
  desktop: 'Escritorio',
  phone: 'Móvil',
  close: 'Cerrar',
  shared: {
    pageTitle: 'Probar un cuestionario',
    description: 'Un cuestionario que se compartió contigo mediante un enlace secreto.',
    lead: 'Este cuestionario se compartió contigo mediante un enlace secreto. Pruébalo: no se guarda ni cuenta nada.',
    validUntil: ({ date }) => `El enlace es válido hasta el ${date}.`,
    start: 'Empezar',
    notComplete: 'El enlace no está completo',
    openWhole: 'Abre el enlace completo que recibiste.',
    notOpened: 'No se pudo abrir el cuestionario',
    ended: 'Este enlace ya no funciona',
    endedText: 'Ha caducado o se desactivó. Pide uno nuevo.',
    notStarted: 'No se pudo empezar el cuestionario',
    grading: 'Se están corrigiendo tus respuestas.',
    notGraded: 'No se pudieron corregir tus respuestas. Siguen aquí.',
    notCounting: 'No se guarda ni cuenta nada.',
    notCounted: 'No se guardó ni contó nada.',
    scoreOnly: 'Este cuestionario muestra solo la puntuación. No se guardó ni contó nada.',
    marksOnly:
      'Este cuestionario muestra qué respuestas eran correctas, pero no las soluciones. No se guardó ni contó nada.',
  },
};
