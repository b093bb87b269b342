import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Notificaciones',
  lead: 'Lo que hay de nuevo para ti: lo más reciente primero.',
  none: 'Nada nuevo',
  noneHint: 'Aquí ves lo que te han asignado y lo que vence.',
  markRead: 'Marcar como leída',
  markAllRead: 'Marcar todas como leídas',
  all: 'Ver todas',
  settings: 'Ajustes de notificaciones',
  unread: 'Sin leer',
  failed: 'No se guardó',
  loadFailed: 'No se han cargado las notificaciones',
  newer: 'Más recientes',
  older: 'Anteriores',
  lines: {
    'assignment-given':
      'Se ha asignado «<quiz></quiz>» en <class></class>. Fecha límite: <date></date>.',
    'assignment-due': 'Fecha límite de «<quiz></quiz>» (<class></class>): <date></date>.',
    'assignment-overdue':
      'La fecha límite de «<quiz></quiz>» (<class></class>) era el <date></date> y aún no lo has hecho.',
    'result-regraded':
      'Se ha vuelto a calificar una pregunta. Tu resultado en «<quiz></quiz>» es ahora <score></score> de <total></total>.',
    'result-marked':
      'Todas las respuestas de «<quiz></quiz>» están calificadas. Tu resultado es <score></score> de <total></total>.',
    'quiz-reopened': 'Puedes volver a hacer «<quiz></quiz>».',
    'reviews-due':
      'Preguntas que toca repasar: <due></due>. Unos minutos ahora ahorran mucho tiempo después.',
    'certificate-issued':
      'Has aprobado todos los cuestionarios de «<quiz></quiz>»: aquí está tu certificado.',
    'achievements-earned': 'Nuevos logros: <earned></earned>. Tu perfil los muestra.',
    'streak-ending':
      'Tu objetivo diario aún está pendiente hoy. Preguntas que faltan: <left></left>. Días seguidos hasta ahora: <days></days>.',
  },
  givenWithoutDate: 'Se ha asignado «<quiz></quiz>» en <class></class>.',
  settled: {
    fixed:
      'Se ha revisado tu aviso sobre una pregunta de «<quiz></quiz>» y la pregunta se ha corregido.',
    kept: 'Se ha revisado tu aviso sobre una pregunta de «<quiz></quiz>». La pregunta se queda como está.',
  },
};
