import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  pageTitle: 'Resultados, administración',
  description: 'Quién hizo un cuestionario y qué dicen las respuestas sobre sus preguntas.',
  denied: 'Acceso denegado',
  failed: 'No se pudieron cargar los resultados',
  lead: 'Quién hizo este cuestionario y qué dicen las respuestas sobre sus preguntas.',
  editQuiz: 'Editar este cuestionario',
  views: {
    label: 'Vistas',
    attempts: 'Intentos',
    summary: 'Resumen',
    questions: 'Preguntas',
    live: 'En directo',
    stars: 'Estrellas',
  },
  actFor: ({ act, name }) => `${act}: ${name}`,
  downloadCsv: 'Descargar CSV',
  downloadFailed: 'No se pudo crear el archivo',
  basis: {
    label: 'Intentos evaluados',
    first: 'Primeros intentos',
    all: 'Todos los intentos',
    firstHint: 'De cada persona se evalúa el primer intento entregado o cuyo tiempo se agotó.',
    allHint:
      'Se evalúan todos los intentos entregados o cuyo tiempo se agotó. Quien hizo el cuestionario varias veces cuenta varias veces.',
    never:
      'Nunca se evalúan los intentos abiertos, abandonados, anulados o declarados por el estudiante, ni los de administradores o del autor del cuestionario. Los intentos con respuestas por calificar se evalúan cuando estas están calificadas.',
  },
  live: {
    list: 'Quién está haciendo el cuestionario ahora',
    found: ({ count }) =>
      plural(count, {
        one: '# persona está haciendo el cuestionario',
        other: '# personas están haciendo el cuestionario',
      }),
    learner: 'Estudiante',
    answered: 'Respondidas',
    answeredOf: ({ answered, total }) => `${answered} de ${total}`,
    timeLeft: 'Tiempo restante',
    noTimeLimit: 'Sin límite de tiempo',
    lastSaved: 'Última respuesta guardada',
    nothingYet: 'ninguna aún',
    minutes: 'Minutos',
    addToAll: ({ count }) =>
      plural(count, { one: 'Añadir # minuto para todos', other: 'Añadir # minutos para todos' }),
    addMinutes: ({ count }) => plural(count, { one: 'Añadir # minuto', other: 'Añadir # minutos' }),
    added: ({ count }) =>
      plural(count, { one: 'Se ha añadido # minuto', other: 'Se han añadido # minutos' }),
    notDone: 'No se pudo hacer',
    noLearners: 'Nadie está haciendo el cuestionario ahora',
    noLearnersHint:
      'Los estudiantes aparecen aquí en cuanto empiezan. La lista se actualiza con un retraso máximo de cinco segundos.',
  },
  attempts: {
    list: 'Intentos',
    found: ({ count }) => plural(count, { one: '# intento', other: '# intentos' }),
    search: 'Nombre o correo electrónico',
    outcome: 'Resultado',
    anyOutcome: 'Cualquier resultado',
    outcomes: {
      passed: 'Aprobado',
      failed: 'No aprobado',
      to_be_marked: 'Por calificar',
      abandoned: 'Abandonado',
      open: 'En curso',
      self_reported: 'Declarado por el estudiante',
    },
    learner: 'Estudiante',
    erased: 'Cuenta borrada',
    number: ({ id }) => `Intento ${id}`,
    timedOut: 'Tiempo agotado',
    unlock: 'Permitir repetir ahora',
    unlocked: 'El cuestionario vuelve a estar abierto para esta persona',
    notDone: 'No se pudo hacer',
    notCounted: 'No evaluado',
    score: 'Puntuación',
    scoreOf: ({ score, total }) => `${score} de ${total}`,
    pointsOf: ({ points, total }) => `${points} de ${total} puntos`,
    counts: {
      best: ({ percent }) => `Cuenta el mejor intento: ${percent}`,
      last: ({ percent }) => `Cuenta el último intento: ${percent}`,
      average: ({ percent }) => `Cuenta la media: ${percent}`,
      first: ({ percent }) => `Cuenta el primer intento: ${percent}`,
    },
    started: 'Inicio',
    time: 'Duración',
    none: 'Nadie ha hecho aún este cuestionario',
    noneHint: 'Los intentos aparecen aquí en cuanto alguien empieza.',
    noMatch: 'Ningún intento coincide',
    noMatchHint: 'Prueba con menos filtros.',
  },
  summary: {
    takers: 'Participantes',
    takersHint: ({ attempts }) =>
      `Con ${plural(attempts, { one: '# intento calificado', other: '# intentos calificados' })}.`,
    evaluated: 'Intentos evaluados',
    evaluatedHint: 'Todas las demás cifras se refieren a ellos.',
    evaluatedNewest:
      'Solo los intentos más recientes, porque hay muchísimas respuestas. Todas las demás cifras se refieren a ellos.',
    passRate: 'Porcentaje de aprobados',
    passRateHint: ({ passed, attempts }) => `${passed} de ${attempts} alcanzaron la nota mínima.`,
    mean: 'Puntuación media',
    meanHint: 'El promedio de todas las puntuaciones.',
    median: 'Mediana',
    medianHint: 'La mitad de las puntuaciones no es más alta y la mitad no es más baja.',
    deviation: 'Desviación estándar',
    deviationHint:
      'Cuánto suelen alejarse las puntuaciones de la media, en puntos porcentuales. Pequeña: todos tienen un nivel parecido.',
    alpha: 'Alfa de Cronbach',
    alphaGood:
      'Fiable: con otras preguntas de este tipo, los estudiantes quedarían casi en el mismo orden.',
    alphaFair:
      'Suficiente para practicar y orientarse. Antes de decidir sobre alguien, añade preguntas o mejora las débiles.',
    alphaPoor:
      'Gran parte de la diferencia entre estudiantes se debe al azar. Añade preguntas o mejora las que destacan en la lista de preguntas.',
    error: 'Error estándar de medida',
    errorHint: ({ points }) =>
      `El azar mueve una puntuación unos ${points} puntos porcentuales hacia arriba o hacia abajo. Quienes están más cerca que eso pueden tener el mismo nivel.`,
    few: ({ count }) =>
      `Aún no hay suficientes intentos: ${plural(count, { one: 'hace falta al menos #', other: 'hacen falta al menos #' })}.`,
    noSpread:
      'No se puede calcular: todas las puntuaciones son iguales o los intentos tienen una sola pregunta.',
    drawn: ({ each, all }) =>
      `Los intentos tienen preguntas distintas (de media, ${each} de ${all}). El alfa se estima con los pares de preguntas que respondieron los mismos estudiantes.`,
    none: 'Aún no hay nada que evaluar',
    noneHint: 'Las cifras aparecen tras el primer intento entregado.',
    distribution: 'Distribución de las puntuaciones',
    range: 'Puntuación',
    attempts: 'Intentos',
    between: ({ from, to }) => `${from} a ${to}`,
  },
  questions: {
    list: 'Preguntas',
    found: ({ count }) =>
      plural(count, { one: 'Se hizo # pregunta', other: 'Se hicieron # preguntas' }),
    search: 'Buscar preguntas',
    question: 'Pregunta',
    takers: 'Participantes',
    facility: 'Facilidad',
    facilityHint:
      'Facilidad: la parte de los participantes que respondió bien. Una respuesta omitida es incorrecta. Si cuentan partes de respuestas o restan las incorrectas, es lo que da una respuesta en promedio.',
    discrimination: 'Discriminación',
    discriminationHint: ({ count }) =>
      `Discriminación: si quienes van bien en las demás preguntas responden bien a esta, de −1 a 1 (correlación biserial puntual corregida). Es buena a partir de 0,2. Se muestra a partir de ${plural(count, { one: '# participante', other: '# participantes' })}.`,
    omitted: 'Omitidas',
    notesTitle: 'Qué llama la atención',
    notes: {
      against:
        'Quienes van bien en el resto fallan esta pregunta más que los demás. Revisa la clave.',
      rival:
        'Los mejores eligen una opción incorrecta más a menudo que la correcta. Revisa la clave y el enunciado.',
      hard: 'Como mucho uno de cada cinco responde bien.',
      easy: 'Casi todos responden bien: dice poco sobre los estudiantes.',
      weak: 'Apenas distingue a los estudiantes más fuertes de los más débiles.',
      omitted: 'Al menos uno de cada cinco la omite.',
      unused_option: 'Nadie elige una de las opciones incorrectas.',
    },
    options: 'Opciones por grupo de puntuación',
    option: 'Opción',
    key: 'correcta',
    groups: { lower: 'Grupo inferior', middle: 'Grupo medio', upper: 'Grupo superior' },
    groupsHint:
      'Grupos inferior y superior: el 27 % de los intentos con las puntuaciones más bajas y más altas; las puntuaciones iguales están en el mismo grupo. Las partes se refieren a todos los del grupo a quienes se hizo la pregunta. Las opciones se cuentan por su posición actual.',
    noGroups: 'Las puntuaciones se parecen demasiado para formar grupos.',
    noOptions: 'Las respuestas a este tipo de pregunta no nombran opciones.',
    noMatch: 'Ninguna pregunta coincide',
    none: 'Aún no se ha hecho ninguna pregunta',
    noneHint: 'Las cifras aparecen tras el primer intento entregado.',
  },
};
