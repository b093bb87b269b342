import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Marcadores y notas',
  lead: 'Preguntas con un marcador o una nota tuya. Solo tú las ves.',
  bookmark: 'Marcador',
  removed: 'Marcador quitado',
  undo: 'Deshacer',
  bookmarkFailed: 'El marcador no se cambió',
  ownNote: 'Tu nota',
  addNote: 'Añadir una nota',
  editNote: 'Editar la nota',
  noteHint: 'Solo tú la ves. Puedes usar Markdown.',
  save: 'Guardar',
  close: 'Cerrar',
  saved: 'Guardado',
  notSaved: 'La nota no se guardó',
  stale: 'Esta nota se cambió en otra pestaña',
  staleHint: 'Al guardar se reemplaza la otra versión:',
  otherRemoved: 'Allí se eliminó la nota.',
  unsaved: 'Tu nota aún no está guardada.',
  practise: 'Practicar las preguntas con marcador',
  find: 'Buscar un marcador o una nota',
  findHint: 'Palabras de la pregunta o de la nota',
  quiz: 'Cuestionario',
  allQuizzes: 'Todos los cuestionarios',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  whichToShow: 'Qué mostrar',
  all: 'Todo',
  bookmarks: 'Marcadores',
  notes: 'Notas',
  none: 'Aún no hay marcadores ni notas',
  noneHint:
    'Añade marcadores o escribe notas en tus resultados y, al practicar, después de responder.',
  toResults: 'Mis resultados',
  noneFound: 'No se encontró nada',
  showAll: 'Mostrar todo',
  notLoaded: 'Error al cargar los marcadores y las notas',
  hidden: ({ count }) =>
    plural(count, {
      one: '# pregunta no se muestra: forma parte de un intento abierto o su respuesta ya no se puede ver.',
      other:
        '# preguntas no se muestran: forman parte de un intento abierto o sus respuestas ya no se pueden ver.',
    }),
};
