import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Contacto',
  description:
    'Preguntas, errores en un cuestionario, ideas: escríbenos. Respondemos en menos de 24 horas.',
  lead: 'Una pregunta, un error en un cuestionario, una idea: escríbenos. Respondemos en menos de 24 horas.',
  categories: {
    general: 'Pregunta general',
    technical: 'Problema técnico',
    account: 'Mi cuenta',
    quiz: 'Un cuestionario o una pregunta',
    billing: 'Facturación',
    feature: 'Idea de mejora',
    bug: 'Informe de error',
    other: 'Otra cosa',
  },
  choose: 'Elige una categoría',
  name: 'Nombre',
  email: 'Correo electrónico',
  category: 'Categoría',
  subject: 'Asunto',
  message: 'Mensaje',
  length: ({ length, most }) => `${number(length)} de ${number(most)}`,
  leaveEmpty: 'Deja esto vacío',
  failed: 'No se pudo enviar el mensaje',
  kept: 'Lo que escribiste sigue aquí.',
  alsoWrite: 'También puedes escribir a <mail></mail>.',
  onlyToReply: 'Usamos tu dirección solo para responder.',
  orWrite: 'O escribe a <mail></mail>.',
  send: 'Enviar mensaje',
  sent: {
    title: '¡Mensaje enviado!',
    thanks: 'Gracias. Responderemos a <email></email> en menos de 24 horas.',
    reference: ({ reference }) => `Tu referencia es ${reference}.`,
    another: 'Escribir otro mensaje',
    home: 'Inicio',
  },
  failure: {
    fallback: 'No se pudo enviar el mensaje. Inténtalo de nuevo o contáctanos directamente.',
    invalid:
      'Respuesta no válida del servidor. No se pudo enviar el mensaje. Inténtalo de nuevo o contáctanos directamente.',
    http: ({ status }) =>
      `Error HTTP ${status}. No se pudo enviar el mensaje. Inténtalo de nuevo o contáctanos directamente.`,
  },
};
