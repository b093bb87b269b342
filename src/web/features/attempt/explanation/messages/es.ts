import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Tu resultado explicado',
  notLoaded: 'No se cargó la explicación',
  save: 'Guardar las cifras',
  file: ({ id, product }) => `${product}-resultado-${id}.json`,
  passing: {
    title: 'Qué habría bastado para aprobar',
    passed: ({ needed }) => `Has aprobado: hacían falta ${needed}.`,
    unanswered: ({ count }) =>
      `Dejaste ${plural(count, { one: '# pregunta', other: '# preguntas' })} sin responder.`,
  },
  time: {
    title: 'En qué se fue el tiempo',
    longest: ({ duration, number, total }) =>
      `La pregunta ${number} fue la más larga: ${duration} de ${total}.`,
    rest: ({ duration }) => `Tiempo transcurrido después de tu última respuesta: ${duration}.`,
    meaning:
      'El tiempo hasta que se guarda una respuesta cuenta para su pregunta. También incluye las pausas y las preguntas que solo leíste.',
    unknown: 'No se registraron los tiempos de este intento.',
    noAnswer: 'En este intento no se guardó ninguna respuesta.',
    question: 'Pregunta',
    course: 'Desarrollo del intento',
    time: 'Tiempo',
    showAll: ({ count }) => `Mostrar las ${count} preguntas`,
  },
  changes: {
    title: 'Respuestas cambiadas',
    none: 'No cambiaste ninguna respuesta.',
    changed: ({ count }) =>
      `Cambiaste la respuesta a ${plural(count, { one: '# pregunta', other: '# preguntas' })}.`,
    effects: ({ right, wrong }) =>
      `${plural(right, { one: '# pasó a ser correcta', other: '# pasaron a ser correctas' })}, ${plural(wrong, { one: '# pasó a ser incorrecta', other: '# pasaron a ser incorrectas' })}.`,
    gained: ({ points }) => `En puntos: ${points}.`,
    hidden: 'El efecto se muestra junto con las respuestas correctas.',
    question: ({ effect, number }) => `Pregunta ${number}: ${effect}`,
    effect: {
      to_right: 'cambiada a correcta',
      to_wrong: 'cambiada a incorrecta',
      other: 'cambiada, ni a correcta ni a incorrecta',
    },
  },
  topics: {
    title: 'Temas',
    none: 'Las preguntas de este intento no tienen etiquetas.',
    meaning:
      'La barra es tu proporción en este intento. La línea fina indica dónde estaría tu proporción con muchísimas preguntas, con un 95 % de seguridad: cuantas menos preguntas, más larga es.',
    hidden: 'Los temas se muestran junto con la corrección de las respuestas.',
    topic: 'Tema',
    share: 'Proporción',
    earned: ({ asked, earned }) => `${earned} de ${asked}`,
    range: ({ high, low }) => `${low} a ${high}`,
  },
  compared: {
    title: 'Comparación',
    first: 'Este es tu primer intento calificado en este cuestionario.',
    before: ({ before, now }) => `El intento anterior: ${before}. Este: ${now}.`,
    ownAttempts: 'Tus intentos en este cuestionario',
    others: ({ below, median, takers }) =>
      `La mitad de los otros ${takers} estudiantes logró ${median} o más en su primer intento. Superaste al ${below} de ellos.`,
    tooFew: ({ count }) =>
      `Se muestran otros estudiantes a partir de ${count}, para que no se pueda adivinar el resultado de una persona.`,
    distribution: 'Resultados de otros estudiantes',
    range: 'Resultado',
    learners: 'Estudiantes',
    between: ({ from, to }) => `${from} a ${to}`,
    yours: ({ range }) => `${range} (tú)`,
  },
  next: {
    title: 'Qué hacer ahora',
    set: ({ count }) =>
      plural(count, { one: 'Practicar # pregunta', other: 'Practicar # preguntas' }),
    meaning:
      'Primero va lo que fallaste, después preguntas con las mismas etiquetas que ya has visto.',
    nothing: 'Nada de lo que fallaste se puede practicar.',
    hidden: 'Podrás practicar lo que fallaste cuando se muestren las respuestas correctas.',
    mixed: 'Práctica mixta',
  },
};
