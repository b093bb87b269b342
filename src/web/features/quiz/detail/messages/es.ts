import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  quizzes: 'Cuestionarios',
  breadcrumb: 'Ruta de navegación',
  descriptionOf: ({ questions, category }) =>
    `Un cuestionario de ${category} con límite de tiempo y ${plural(questions, { one: '# pregunta', other: '# preguntas' })}.`,
  alsoIn: 'También en:',
  inYourLanguage: 'Haz este cuestionario en español',
  challenged: '¡Te han retado!',
  challenge: 'Alguien te reta a superar su puntuación.',
  challengeWithBest: ({ best }) =>
    `Alguien te reta a superar su puntuación. La mejor hasta ahora es ${best}.`,
  othersResults: 'Cómo les fue a los demás',
  everyonesResults: 'Cómo les fue a todos',
  takers: ({ count }) =>
    plural(count, { one: 'estudiante lo hizo', other: 'estudiantes lo hicieron' }),
  onlyYou: 'estudiante lo hizo: tú',
  topScore: 'Mejor puntuación',
  averageScore: 'Puntuación media',
  passRate: 'Porcentaje de aprobados',
  takeThisQuiz: 'Hacer este cuestionario',
  passMark: ({ percent }) => `Nota mínima: ${percent}. El reloj empieza con la primera pregunta.`,
  passMarkUntimed: ({ percent }) => `Nota mínima: ${percent}. No hay límite de tiempo.`,
  allRules: 'Todas las reglas',
  free: 'Gratis. Tus resultados se guardan.',
  yourProgress: 'Tu progreso',
  notTaken: 'Aún no has hecho este cuestionario.',
  left: 'Saliste de este cuestionario sin entregarlo. Todavía no hay puntuación.',
  mastered: 'Dominado',
  best: ({ correct, total, count }) =>
    `Tu mejor resultado: ${correct} de ${total} en ${plural(count, { one: '# intento', other: '# intentos' })}; el último, el <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `Tu mejor resultado: ${points} de ${total} puntos en ${plural(count, { one: '# intento', other: '# intentos' })}; el último, el <date></date>`,
  marks: {
    last: ({ percent }) => `Cuenta tu último intento: ${percent}`,
    average: ({ percent }) => `Cuenta la media de tus intentos: ${percent}`,
    first: ({ percent }) => `Cuenta tu primer intento: ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `Tus resultados, del más antiguo al más reciente: ${results}. Nota mínima: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, después ${percent}`,
  timeIsUp: 'Se acabó el tiempo',
  leftAtOnce: 'Saliste de este cuestionario nada más empezarlo y su tiempo se ha agotado.',
  untilStart: 'hasta que puedas empezarlo de nuevo, el <at></at>',
  untilRetake: 'hasta que puedas repetirlo, el <at></at>',
  closedFirst: 'El cuestionario se cierra antes de que puedas repetirlo.',
  passed: 'Aprobado',
  failedCooldown: 'No aprobado: en espera',
  toBeMarked: 'Por calificar',
  lastResult: ({ score, total, percent }) => `${score} de ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }) => `${points} de ${total} puntos, ${percent}.`,
  seeAnswers: 'Ver tus respuestas',
  practise: 'Practicar estas preguntas',
  practiseOthers: 'Practicar otras preguntas',
  notFound: 'Cuestionario no encontrado',
  notFoundHint: 'El cuestionario que buscas no existe o se ha eliminado.',
  browse: 'Explorar cuestionarios',
  access: {
    opens: 'Se abre el <date></date>',
    closes: 'Se cierra el <date></date>',
    extraTime: ({ percent, time }) => `Tienes un ${percent} más de tiempo: ${time}.`,
    extraAttempts: ({ count, all }) =>
      `Tienes ${plural(count, { one: '# intento', other: '# intentos' })} más: ${all} en total.`,
    ownDate: 'Fecha solo para ti.',
    needsCode: 'Necesitas un código de acceso para empezar.',
    notYet: 'Aún no está abierto',
  },
  overview: {
    title: ({ title }) => `Antes de empezar: ${title}`,
    description: 'Las reglas, el tiempo, la nota mínima y qué pasa si sales o no apruebas.',
    lead: 'Qué te espera, cómo se califica el cuestionario y qué pasa si sales o se te acaba el tiempo.',
    back: 'Volver al cuestionario',
    rules: 'Reglas y tiempo',
    questions: 'Puedes saltar, marcar y volver. Una pregunta sin responder cuenta como incorrecta.',
    questionsOneWay:
      'Las preguntas vienen una tras otra y no se puede volver: responde cada una antes de seguir. Una pregunta sin responder cuenta como incorrecta.',
    questionsWithPenalty:
      'Puedes saltar, marcar y volver. Una pregunta sin responder no suma ni resta.',
    questionsOneWayWithPenalty:
      'Las preguntas vienen una tras otra y no se puede volver: responde cada una antes de seguir. Una pregunta sin responder no suma ni resta.',
    allOnOnePage: 'Todas las preguntas están en una página.',
    clock:
      'El reloj empieza con la primera pregunta y sigue corriendo aunque cierres la página. Puedes volver desde cualquier dispositivo hasta que se acabe el tiempo.',
    noClock: ({ days }) =>
      `Tómate el tiempo que necesites. Puedes cerrar la página y volver desde cualquier dispositivo. Un intento que siga abierto cuando se cierre el cuestionario, o tras ${plural(days, { one: '# día', other: '# días' })}, se califica con las respuestas guardadas hasta entonces.`,
    questionTime: ({ seconds }) =>
      plural(seconds, {
        one: '# segundo por pregunta',
        other: '# segundos por pregunta',
      }),
    questionTimeText:
      'El tiempo de una pregunta empieza cuando llegas a ella y sigue corriendo, aunque cierres la página. Cuando termina, cuenta la respuesta dada y llega la siguiente pregunta.',
    toPass: ({ percent }) => `${percent} para aprobar`,
    passMark: ({ needed, count }) =>
      `Son ${needed} de ${plural(count, { one: '# pregunta', other: '# preguntas' })}. Si hay varias opciones correctas, elige todas y ninguna más.`,
    passMarkPoints: ({ needed, count }) =>
      `Son ${needed} de ${plural(count, { one: '# punto', other: '# puntos' })}; una respuesta correcta da uno.`,
    partialCredit: 'Puntos parciales',
    partialCreditText:
      'Una respuesta en parte correcta da una parte de los puntos. Si hay varias opciones correctas, cada una correcta suma y cada incorrecta resta.',
    penalty: 'Las respuestas incorrectas restan puntos',
    penaltyText: ({ percent }) =>
      `Una respuesta incorrecta cuesta un ${percent} de una pregunta. Una pregunta omitida no cuesta nada. Tu resultado nunca baja de cero.`,
    timeOut: 'Cuando se acaba el tiempo',
    timeOutText: 'Tus respuestas se entregarán automáticamente y se calificarán.',
    checking: 'Comprobar respuestas',
    checkingText: {
      marks:
        'Puedes comprobar cada respuesta y ver al momento si es correcta. Después ya no se puede cambiar y, si entonces sales, el intento se califica tal como está.',
      keys: 'Puedes comprobar cada respuesta y ver al momento cuál es la correcta. Después ya no se puede cambiar y, si entonces sales, el intento se califica tal como está.',
      explanations:
        'Puedes comprobar cada respuesta y ver al momento cuál es la correcta y por qué. Después ya no se puede cambiar y, si entonces sales, el intento se califica tal como está.',
    },
    leaving: 'Si sales',
    leavingText:
      'Confirmar que sales del cuestionario termina el intento con cero puntos. Perder la conexión o quedarte sin batería no: las respuestas se guardan a medida que las das.',
    failing: 'Si no apruebas',
    failingText: ({ failedHours, passedDays }) =>
      `Puedes repetirlo después de ${plural(failedHours, { one: '# hora', other: '# horas' })}. Si no aprobaras ahora, sería el <date></date>. Un cuestionario aprobado puedes repetirlo después de ${plural(passedDays, { one: '# día', other: '# días' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# intento', other: '# intentos' }),
    attemptsText: 'Es el número de veces que puedes hacerlo. Un intento abandonado cuenta.',
    counted: 'Qué intento cuenta',
    countedText: {
      last: 'Cuenta tu último intento.',
      average: 'Cuenta la media de todos tus intentos.',
      first: 'Cuenta tu primer intento.',
    },
    noWait: 'Puedes repetirlo enseguida.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `Puedes repetirlo ${failed} después de un intento no aprobado; si no aprobaras ahora, sería el <date></date>. Tras uno aprobado, al cabo de ${passed}.`,
    antiCheating: 'Contra las trampas',
    antiCheatingText:
      'El servidor controla el tiempo, sortea las preguntas y califica las respuestas; durante un intento, las correctas nunca llegan a tu navegador antes de que entregues. No se registra nada más: ni cámara, ni pantalla, ni teclado. Trabaja sin ayuda y sin apuntes.',
    antiCheatingChecked:
      'El servidor controla el tiempo, sortea las preguntas y califica las respuestas; durante un intento, las correctas solo llegan a tu navegador cuando entregas o compruebas tu respuesta. No se registra nada más: ni cámara, ni pantalla, ni teclado. Trabaja sin ayuda y sin apuntes.',
    startNow: 'Empezar ahora',
  },
};
