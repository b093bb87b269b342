import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  denied: 'Acceso denegado',
  title: 'Volver a calificar respuestas anteriores',
  pageTitle: 'Volver a calificar respuestas anteriores, administración',
  description: 'Cómo cuentan las respuestas anteriores a una pregunta después de cambiar su clave.',
  failed: 'Error al cargar la pregunta',
  previewFailed: 'Error al calcular los cambios',
  key: 'Respuesta correcta ahora',
  true: 'Verdadero',
  false: 'Falso',
  askedIn: 'Aparece en',
  attempts: ({ count }) => plural(count, { one: '# intento', other: '# intentos' }),
  neverAsked: 'Ningún intento ha incluido esta pregunta: no hay nada que volver a calificar.',
  how: 'Cómo cuentan las respuestas anteriores',
  methods: {
    new_key: {
      label: 'Según la clave actual',
      hint: 'Como si la clave hubiera sido siempre esta.',
    },
    either_key: {
      label: 'Según cualquiera de las dos claves',
      hint: 'Las respuestas que eran correctas lo siguen siendo; las que son correctas ahora también cuentan.',
    },
    full_credit: {
      label: 'Correcta para todos',
      hint: 'Todos los que han recibido la pregunta hasta ahora obtienen su punto, con o sin respuesta.',
    },
  },
  takesPasses: 'También si se pierde un aprobado',
  takesPassesHint:
    'De lo contrario, los intentos que dejarían de estar aprobados quedan como están.',
  preview: 'Qué cambia',
  gains: ({ count }) => plural(count, { one: 'gana puntos', other: 'ganan puntos' }),
  losses: ({ count }) => plural(count, { one: 'pierde puntos', other: 'pierden puntos' }),
  newPasses: ({ count }) => plural(count, { one: 'ahora aprobado', other: 'ahora aprobados' }),
  lostPasses: ({ count }) => plural(count, { one: 'ya no aprobado', other: 'ya no aprobados' }),
  spared: ({ count }) =>
    plural(count, {
      one: '# intento conserva su puntuación, porque perdería el aprobado.',
      other: '# intentos conservan su puntuación, porque perderían el aprobado.',
    }),
  incomparable: ({ count }) =>
    plural(count, {
      one: '# intento queda como está, porque no ofrecía la respuesta correcta.',
      other: '# intentos quedan como están, porque no ofrecían la respuesta correcta.',
    }),
  nothingChanges: 'Ninguna puntuación cambia.',
  firstOnes: ({ count }) => `Solo se muestran los primeros ${count}.`,
  learner: 'Estudiante',
  before: 'Antes',
  after: 'Después',
  passed: 'aprobado',
  notPassed: 'no aprobado',
  erased: 'Cuenta eliminada',
  sendsMails: 'Enviar un correo a quienes cambian de puntuación',
  begin: ({ count }) =>
    plural(count, { one: 'Volver a calificar # intento', other: 'Volver a calificar # intentos' }),
  leave: 'Dejar los resultados anteriores como están',
  began: 'La calificación ha empezado',
  left: 'Los resultados anteriores quedan como están',
  notDone: 'No se pudo hacer',
  history: 'Decisiones anteriores',
  decisions: {
    new_key: 'Calificadas según la nueva clave',
    either_key: 'Calificadas según cualquiera de las claves',
    full_credit: 'Correcta para todos',
    leave: 'Resultados anteriores sin cambios',
  },
  running: ({ seen, attempts }) => `${seen} de ${attempts} intentos calificados`,
  undoing: ({ seen, attempts }) => `Deshaciendo: ${seen} de ${attempts} intentos`,
  undone: 'Deshecha',
  changedScores: ({ count }) =>
    plural(count, { one: '# puntuación cambiada', other: '# puntuaciones cambiadas' }),
  undo: 'Deshacer',
  undoTitle: '¿Deshacer esta decisión?',
  undoHint:
    'Todos los intentos recuperan su calificación anterior. Quienes recibieron un correo reciben otro.',
  undoBegan: 'Se están restaurando las calificaciones anteriores',
  later: 'Decidir más tarde',
  keysChanged: 'Se cambió una clave después de recibir respuestas',
  keysChangedHint:
    'Los resultados anteriores cuentan según la clave anterior. Decide para cada pregunta:',
};
