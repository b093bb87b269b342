import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Práctica',
  daily: 'Pregunta del día',
  bookmarks: 'Marcadores y notas',
  lead: 'Preguntas que ya has visto, tantas veces como quieras. La práctica no cuenta en ningún resultado ni bloquea nada.',
  nothingYet: 'Aún no hay nada que practicar',
  sprintMode: 'Esprint de cinco minutos',
  nothingYetHint:
    'Termina un cuestionario y podrás practicar aquí sus preguntas en cualquier momento, aunque esté bloqueado.',
  chooseQuiz: 'Elegir un cuestionario',
  due: ({ count }) =>
    plural(count, { one: 'Toca repasar # pregunta', other: 'Toca repasar # preguntas' }),
  nothingDue: 'Ahora no toca repasar nada',
  dueHint: 'Son las que estás a punto de olvidar. Unos minutos ahora ahorran mucho tiempo después.',
  nothingDueHint: 'Practica lo que quieras o vuelve más tarde.',
  mistakesHint: 'Repite lo que fallaste o vuelve más tarde.',
  practiseDue: 'Practicar lo que toca',
  practiseMixed: 'Práctica mixta',
  mistakes: ({ count }) => plural(count, { one: 'Repetir # error', other: 'Repetir # errores' }),
  forecast: 'Repasos de las próximas dos semanas',
  dueOn: ({ day, count }) =>
    `${day}: ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  today: 'Hoy',
  seen: 'Preguntas vistas',
  thisWeek: 'Practicadas en 7 días',
  rightThisWeek: 'Aciertos en 7 días',
  topics: 'Temas',
  topicsHint: 'La parte que se espera que aciertes hoy, lo más flojo primero.',
  quizzes: 'Cuestionarios',
  remembered: ({ percent }) => `${percent} recordado`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# pregunta', other: '# preguntas' })}, por repasar: ${number(due)}`,
  practise: 'Practicar',
  practiseNamed: ({ name }) => `Practicar: ${name}`,
  settings: 'Ajustes',
  target: 'Parte que quieres recordar',
  targetHint:
    'Una pregunta vuelve cuando la probabilidad de que la recuerdes baja a esta parte. Una parte mayor significa más preguntas al día.',
  asksConfidence: 'Preguntar mi grado de seguridad',
  asksConfidenceHint: 'Lo acertado por azar vuelve entonces antes.',
  dailyGoal: 'Preguntas al día',
  dailyGoalHint:
    'Tu objetivo diario, en los cuestionarios y en la práctica. Los días son los de la zona horaria de tu perfil.',
  noGoal: 'Sin objetivo',
  notSaved: 'El ajuste no se guardó',
  notLoaded: 'Error al cargar las preguntas',
  emptySet: 'Aquí no hay nada que practicar',
  emptySetHint: 'Ahora mismo no toca nada de esto.',
  emptyQuizHint:
    'Las preguntas de un cuestionario se pueden practicar después de un intento cuyas respuestas correctas se muestran, o enseguida si se abrió para practicar.',
  emptyBookmarksHint:
    'Añade marcadores en tus resultados o aquí después de responder. Las preguntas se pueden practicar mientras su cuestionario esté abierto.',
  toOverview: 'Toda la práctica',
  progress: 'Progreso',
  doneOf: ({ done, total }) => `${done} de ${total}`,
  check: 'Comprobar',
  next: 'Pregunta siguiente',
  finish: 'Terminar',
  notChecked: 'La respuesta no se ha comprobado',
  howSure: '¿Qué seguridad tienes?',
  confidences: { sure: 'Con seguridad', unsure: 'Creo que sí', guess: 'Al azar' },
  againOn: 'Vuelve el <date></date>.',
  setDone: 'Ronda terminada',
  rightOf: ({ right, total }) => `${right} aciertos de ${total}`,
  allRight: 'Todo bien. ¡Enhorabuena!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# respuesta estaba mal. Volverá pronto.',
      other: '# respuestas estaban mal. Volverán pronto.',
    }),
  more: 'Otra ronda',
  toMistakes: 'Repetir errores',
};
