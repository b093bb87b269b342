import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  description:
    'Cuestionarios de opción múltiple con límite de tiempo sobre temas que vale la pena conocer: cada respuesta explicada, cada resultado guardado, y gratis.',
  hero: {
    title: 'Descubre lo que <mark>sabes de verdad</mark>',
    lead: 'Cuestionarios con límite de tiempo sobre temas que vale la pena conocer. Cada respuesta se explica, cada resultado se guarda y la meta es el 80 por ciento.',
    getStarted: 'Empezar',
    logIn: 'Iniciar sesión',
    free: 'Gratis. Solo necesitas un correo electrónico.',
    welcome: 'Te damos la bienvenida, <name></name>',
    welcomeBack: 'Hola de nuevo, <name></name>',
    memberLead: 'Elige un cuestionario o mira tus resultados.',
    explore: 'Explorar cuestionarios',
    myResults: 'Mis resultados',
    daily: 'Pregunta del día',
  },
  upNext: {
    title: 'A continuación',
    inProgress: 'En curso, quedan <time></time>',
    inProgressUntimed: 'En curso',
    continue: 'Continuar',
    openAgain: 'Disponible de nuevo',
    opensIn: 'Disponible en <time></time>',
    retake: 'Repetir',
  },
  popular: 'Cuestionarios populares',
  allQuizzes: 'Todos los cuestionarios',
  leaderboard: 'Clasificación',
  league: 'Liga semanal',
  testimonials: 'Lo que dicen los estudiantes',
  shareExperience: 'Comparte tu experiencia',
  figures: {
    label: 'En cifras',
    quizzes: 'cuestionarios disponibles',
    passMark: 'de respuestas correctas para aprobar',
    failed: 'para repetir un cuestionario no aprobado',
    passed: 'para repetir un cuestionario dominado',
  },
  hours: ({ count }) => plural(count, { one: '# hora', other: '# horas' }),
  days: ({ count }) => plural(count, { one: '# día', other: '# días' }),
  features: {
    title: 'Hecho para aprender, no para deslizar',
    timed: {
      title: 'Contra reloj, pero con calma',
      text: 'Cada cuestionario tiene un límite de tiempo, igual para todos, y la rapidez no da puntos. Puedes volver atrás, saltar y marcar preguntas libremente.',
    },
    saved: {
      title: 'No se pierde ninguna respuesta',
      text: 'Las respuestas se guardan a medida que las das. Cierra el portátil, cambia de dispositivo o pierde la conexión: continúas donde lo dejaste hasta que se acabe el tiempo.',
    },
    explained: {
      title: 'Cada respuesta, explicada',
      text: 'Después de entregar ves tu respuesta, la respuesta correcta y el porqué.',
    },
    fair: {
      title: 'Resultados justos',
      text: 'El servidor elige las preguntas, mide el tiempo y corrige las respuestas: un aprobado y un puesto en la clasificación se ganan.',
    },
    wait: {
      title: 'Una espera que te ayuda',
      text: ({ failed, passed }) =>
        `Puedes repetir un cuestionario no aprobado después de ${failed} y uno dominado después de ${passed}. Lo que aún sepas entonces ya no se te olvida.`,
    },
    paths: {
      title: 'Caminos que seguir',
      text: 'Una serie de aprendizaje ordena cuestionarios, de las primeras ideas a las más difíciles, y dice qué aprenderás.',
    },
  },
  stories: {
    title: 'Historias de éxito',
    exam: {
      title: 'Antes de un examen',
      text: 'Haz un cuestionario sin preparar, lee las explicaciones de lo que fallaste y espera dos días. El segundo intento muestra qué recuerdas y qué repasar antes del examen.',
    },
    group: {
      title: 'En clase o en equipo',
      text: 'Envía un enlace y que cada cual vea lo que sabe. Empieza la próxima reunión por lo que la mayoría falló.',
    },
    pleasure: {
      title: 'Por puro placer',
      text: 'Diez preguntas con el café de la mañana, un tema del que siempre quisiste saber más y un amigo al que retar.',
    },
  },
  call: {
    title: '¿Todo listo para marcar la primera casilla?',
    text: 'Tus resultados, tu progreso y tu puesto en la clasificación empiezan con una cuenta.',
    action: 'Crear una cuenta gratis',
  },
  sample: {
    label: 'Prueba una pregunta',
    tryNow: 'Prueba una ahora',
    position: ({ question, questions }) => `Pregunta ${number(question)} de ${number(questions)}`,
    pick: 'Elige una respuesta. No se guarda nada.',
    right: ({ explanation }) => `<strong>Correcto.</strong> ${explanation}`,
    wrong: ({ explanation }) => `<strong>No del todo.</strong> ${explanation}`,
    takeWhole: 'Hacer un cuestionario completo',
    next: 'Pregunta siguiente',
  },
  questions: {
    ice: {
      text: 'Dejas sobre la mesa un vaso lleno de agua con hielo hasta que el hielo se derrite. ¿Qué pasa con el nivel del agua?',
      a: 'Sube',
      b: 'Queda igual',
      c: 'Baja',
      d: 'Depende de la forma del vaso',
      explanation:
        'El hielo que flota desplaza exactamente su propio peso en agua. Al derretirse ocupa justo el espacio que desplazaba.',
    },
    price: {
      text: 'Una camisa cuesta un 20 % más tras una subida y luego un 20 % menos en rebajas. ¿Cómo es el precio rebajado frente al primero?',
      a: 'Un 4 % más bajo',
      b: 'Igual',
      c: 'Un 4 % más alto',
      d: 'Un 20 % más bajo',
      explanation:
        'El segundo 20 % se resta del precio más alto: 100 pasa a 120, y 120 menos su quinta parte son 96.',
    },
    page: {
      text: '¿Qué te ayuda más a recordar una página que acabas de leer?',
      a: 'Leerla otra vez',
      b: 'Subrayarla',
      c: 'Cerrarla y decir lo que decía',
      d: 'Escucharla',
      explanation:
        'Sacar algo de la memoria hace más fácil volver a sacarlo. Por eso un cuestionario enseña además de medir.',
    },
  },
};
