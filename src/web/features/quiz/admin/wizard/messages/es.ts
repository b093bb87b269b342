import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Crear pregunta',
  description: 'Añade una pregunta a un cuestionario.',
  lead: 'Elige una categoría, después un cuestionario y luego escribe la pregunta.',
  steps: {
    label: 'Pasos',
    category: 'Categoría',
    quiz: 'Cuestionario',
    question: 'Pregunta',
  },
  notCreated: 'La pregunta no se ha creado. Guardamos un borrador para ti.',
  noCategories: 'Aún no hay categorías',
  noCategoriesHint: 'Una pregunta pertenece a un cuestionario, y un cuestionario a una categoría.',
  createCategory: 'Crear una categoría',
  chooseCategory: 'Elige una categoría',
  noSuchCategory: 'No existe esa categoría',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# cuestionario', other: '# cuestionarios' })})`,
  categoryMissing: 'Elige una categoría',
  cancel: 'Cancelar',
  next: 'Siguiente',
  back: 'Atrás',
  findQuiz: 'Buscar un cuestionario en esta categoría',
  loadFailed: 'Error al cargar los cuestionarios',
  categoriesFailed: 'Error al cargar las categorías',
  loading: 'Cargando cuestionarios…',
  noMatch: 'Ningún cuestionario coincide',
  noneInCategory: 'Aún no hay cuestionarios en esta categoría',
  createQuiz: 'Crear cuestionario',
  quizzes: 'Cuestionarios',
  questions: ({ count }) => `${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# pregunta', other: '# preguntas' })}, borrador`,
  newQuestionIn: ({ title }) => `Pregunta nueva en ${title}`,
  preview: 'Vista previa',
  notSaved: 'No se guardó',
  stillHere: ({ reason }) => `${reason} Todo lo que has escrito sigue aquí.`,
  created: '¡Pregunta creada!',
  failed: 'No se pudo crear la pregunta',
  tryAgain: 'Inténtalo de nuevo.',
  added: 'La pregunta se ha añadido a <quiz></quiz>.',
  addAnother: 'Añadir otra a este cuestionario',
  openQuiz: 'Abrir el cuestionario',
};
