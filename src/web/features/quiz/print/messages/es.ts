import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  pageTitle: 'Imprimir un cuestionario',
  description: 'Un cuestionario en papel, con hojas de respuestas y solución.',
  denied: 'Acceso denegado: necesitas permisos de administrador para ver esta página.',
  failed: 'No se pudo cargar el cuestionario',
  title: 'Imprimir',
  edit: 'Editar este cuestionario',
  print: 'Imprimir',
  versions: 'Versiones',
  versionCount: ({ count }) => plural(count, { one: '# versión', other: '# versiones' }),
  questions: 'Preguntas',
  allQuestions: ({ count }) =>
    `Todas: ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  asInAttempt: ({ count }) =>
    `Como en un intento: ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  shuffleAgain: 'Volver a mezclar',
  answerSheets: 'Hojas de respuestas',
  answerSheet: 'Hoja de respuestas',
  answerKey: 'Solución',
  version: ({ letter }) => `Versión ${letter}`,
  name: 'Nombre',
  className: 'Clase',
  date: 'Fecha',
  questionCount: ({ count }) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  passMark: ({ percent }) => `Nota mínima ${percent}`,
  instruction: 'Marca una respuesta en cada pregunta, salvo que se indique otra cosa.',
  penalty: ({ percent }) =>
    `Una respuesta incorrecta cuesta un ${percent} de una pregunta; una omitida no cuesta nada.`,
  hints: {
    letters: 'Marca todas las respuestas correctas.',
    order: 'Escribe las letras en el orden correcto.',
    targets: 'Escribe junto a cada elemento la letra de lo que le corresponde.',
    gaps: 'Completa los huecos.',
    picture: ({ count }: { count: number }) =>
      `Marca con una cruz ${plural(count, { one: '# lugar', other: '# lugares' })} en la imagen.`,
  },
  onPicture: 'en la imagen',
  picture: 'Imagen de la pregunta',
  true: 'Verdadero',
  false: 'Falso',
  sum: 'Respuestas correctas:',
  question: 'Pregunta',
  rightAnswer: 'Respuesta correcta',
  nothing: 'Este cuestionario aún no tiene ninguna pregunta completa.',
  unfinished: ({ count }) =>
    `Omitidas por estar incompletas: ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  drawnLeftOut: ({ count }) =>
    `Omitidas por venir del banco de preguntas: ${plural(count, { one: '# pregunta', other: '# preguntas' })}. Solo los administradores pueden imprimirlas.`,
  missingAt: ({ position, count }) =>
    `Faltan en el banco, en el lugar ${position} del orden: ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
};
