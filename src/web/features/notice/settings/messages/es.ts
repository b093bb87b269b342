import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Ajustes de notificaciones',
  lead: 'Qué notificaciones recibes, y dónde.',
  tableName: 'Tipos de notificaciones',
  kind: 'Notificación',
  inApp: 'En la campana',
  mail: 'Por correo',
  inAppOf: ({ kind }) => `${kind}: en la campana`,
  mailOf: ({ kind }) => `${kind}: por correo`,
  push: 'En dispositivos',
  pushOf: ({ kind }) => `${kind}: en dispositivos`,
  device: {
    label: 'Notificaciones en este dispositivo',
    hint: 'También con el sitio cerrado, hasta que cierres sesión aquí. Solo muestran el título. Respetan las horas de silencio.',
    failed: 'Este dispositivo no muestra notificaciones',
    blocked:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en su configuración e inténtalo de nuevo.',
    unreachable: 'El navegador no llega a su servicio push. Inténtalo más tarde.',
    missing:
      'Este navegador no puede mostrar notificaciones de este sitio. En un teléfono puede ayudar añadir el sitio a la pantalla de inicio.',
  },
  kinds: {
    'assignment-given': 'Tareas nuevas',
    'assignment-due': 'Tareas que vencen pronto',
    'assignment-overdue': 'Tareas vencidas',
    'result-regraded': 'Resultados corregidos',
    'result-marked': 'Respuestas calificadas',
    'report-settled': 'Respuestas a tus avisos',
    'quiz-reopened': 'Cuestionarios disponibles de nuevo',
    'reviews-due': 'Preguntas que toca repasar',
    'certificate-issued': 'Certificados',
    'achievements-earned': 'Logros',
    'streak-ending': 'Objetivo diario pendiente por la noche',
  },
  mails: 'Correos',
  rhythm: 'Con qué frecuencia',
  rhythms: { daily: 'Como máximo un correo al día', each: 'Un correo por cada una, al momento' },
  dueDays: 'Recordármelo antes de la fecha límite',
  days: ({ count }) => plural(count, { one: '# día antes', other: '# días antes' }),
  quiet: 'Horas de silencio',
  quietHint:
    'Ni correos ni notificaciones en dispositivos entre estas horas, en la zona horaria de tu perfil.',
  from: 'Desde',
  until: 'Hasta',
  unverified: 'Los correos llegarán cuando hayas <link>confirmado tu dirección</link>.',
  failed: 'No se guardó',
};
