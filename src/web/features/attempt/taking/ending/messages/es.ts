import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  ready: '¿Todo listo para entregar?',
  close: 'Cerrar',
  counts: {
    answered: 'Respondidas',
    unanswered: 'Sin responder',
    flagged: 'Marcadas',
    timeLeft: 'Tiempo restante',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# pregunta', other: '# preguntas' })} sin respuesta`,
  countAsWrong: 'Las preguntas sin responder cuentan como incorrectas.',
  earnNothing: 'Las preguntas sin responder no suman ni restan.',
  flagged: 'Marcadas para volver a verlas',
  finalNote: ({ account }) =>
    `No podrás cambiar las respuestas después de entregar. Entregas como ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Todo respondido. No podrás cambiar las respuestas después de entregar. Entregas como ${account}.`,
  guestNote: 'No podrás cambiar las respuestas después de entregar.',
  guestNoteAllAnswered: 'Todo respondido. No podrás cambiar las respuestas después de entregar.',
  keepWorking: 'Seguir respondiendo',
  submit: 'Entregar cuestionario',
  goTo: ({ number }) => `Ir a la pregunta ${number}`,
  goToRange: ({ from, to }) => `Ir a las preguntas ${from}–${to}`,
  leave: {
    title: '¿Salir de este cuestionario?',
    confirm: 'Salir del cuestionario',
    stay: 'Quedarme',
    follows: ({ wait }) =>
      `Si sales, este intento termina ahora. Cuenta como cero, no aprobado, y podrás repetir el cuestionario dentro de ${wait}.`,
    followsAtOnce: 'Si sales, este intento termina ahora. Cuenta como cero y no aprobado.',
    graded:
      'Si sales, este intento termina ahora. Se ha comprobado una respuesta, así que se califica con las respuestas que has dado.',
    failed: ({ reason }) => `${reason} Aún no has salido.`,
  },
  left: {
    title: ({ quiz }) => `Saliste de «${quiz}»`,
    void: ({ time }) => `Recibido a las ${time}. No cuenta: saliste en los primeros segundos.`,
    counts: ({ time }) => `Recibido a las ${time}. El intento cuenta como no aprobado.`,
    countsUntil: ({ time, opens }) =>
      `Recibido a las ${time}. El intento cuenta como no aprobado. Podrás repetir el cuestionario el ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `«${quiz}» sigue abierto`,
    reason:
      'No se pudo contactar con el servidor. Puedes continuarlo hasta que se acabe el tiempo.',
  },
  submitFailed: 'Error al entregar el cuestionario',
  submitFailedHint: 'No se pudo entregar el cuestionario. Inténtalo de nuevo.',
  timesUp: 'Se acabó el tiempo',
  timesUpHint: 'Tus respuestas se están entregando.',
};
