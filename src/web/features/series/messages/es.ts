import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  series: 'Series',
  title: 'Series de aprendizaje',
  lead: 'Rutas de aprendizaje estructuradas para desarrollar tus habilidades',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  categoriesFailed: 'Error al cargar las categorías',
  all: 'Todas las series',
  of: ({ category }) => `Series de ${category}`,
  failed: 'Error al cargar las series',
  loading: 'Cargando series…',
  none: 'No se encontraron series',
  noneYet: 'Aún no se ha creado ninguna serie.',
  noneInCategory: 'Aún no hay series en esta categoría.',
  level: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  quizzes: ({ count }) => plural(count, { one: '# cuestionario', other: '# cuestionarios' }),
  masteredOf: ({ mastered, count }) =>
    `${mastered} de ${plural(count, { one: '# cuestionario dominado', other: '# cuestionarios dominados' })}`,
  created: 'Creada el <date></date>',
  prerequisitesOf: '<term>Requisitos previos:</term> <list></list>',
  partOf: 'Parte de una serie',
  step: ({ step, count }) => `Cuestionario ${step} de ${count}`,
  details: {
    back: 'Todas las series',
    title: 'Detalles de la serie',
    close: 'Cerrar los detalles',
    notFound: 'Serie no encontrada',
    notFoundHint: 'Puede que se haya eliminado o que la dirección sea incorrecta.',
    outcomes: 'Qué aprenderás',
    noOutcomes: 'Aún sin descripción.',
    prerequisites: 'Requisitos previos',
    noPrerequisites: 'Ninguno.',
    practise: 'Practicar esta serie',
    quizzes: 'Cuestionarios de esta serie',
    noQuizzes: 'Aún no hay cuestionarios en esta serie.',
    masteredOf: ({ mastered, count }) => `${mastered} de ${count} dominados`,
    mastered: 'Dominado',
    noTimeLimit: 'Sin límite de tiempo',
    questions: ({ count }) => plural(count, { one: '# pregunta', other: '# preguntas' }),
    learners: ({ count }) => plural(count, { one: '# estudiante', other: '# estudiantes' }),
    attempts: ({ count }) => plural(count, { one: '# intento', other: '# intentos' }),
    start: 'Empezar el cuestionario',
    startQuiz: ({ title }) => `Empezar el cuestionario: ${title}`,
  },
};
