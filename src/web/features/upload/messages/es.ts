import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('es');

export const messages: typeof english = {
  title: 'Imágenes',
  description: 'Imágenes subidas y dónde se usan.',
  failed: 'Error al cargar las imágenes',
  denied: 'Acceso denegado',
  nothingYet: 'Aún no se ha subido ninguna imagen',
  appearsHere:
    'Las imágenes se suben en los editores de preguntas, cuestionarios, series y artículos.',
  picture: 'Imagen',
  uploaded: 'Subida',
  size: 'Tamaño',
  usedIn: 'Se usa en',
  unused: 'sin usar',
  deleted: 'Imagen eliminada',
  notDeleted: 'La imagen no se ha eliminado',
  consequence: 'Sus archivos también se eliminan. No se puede deshacer.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: 'Pregunta',
    version: 'Versión anterior de una pregunta',
    quiz: 'Cuestionario',
    sub_category: 'Subcategoría',
    series: 'Serie',
    post: 'Artículo',
    draft: 'Borrador',
    setting: 'Ajuste',
  },
};
