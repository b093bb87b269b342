import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('es');

export const messages: typeof english = {
  title: 'Imágenes y sonidos',
  description: 'Imágenes y sonidos subidos y dónde se usan.',
  failed: 'Error al cargar las imágenes y los sonidos',
  denied: 'Acceso denegado',
  nothingYet: 'Aún no se ha subido ninguna imagen ni sonido',
  appearsHere:
    'Las imágenes y los sonidos se suben en los editores de preguntas; las imágenes, también en los de cuestionarios, series y artículos.',
  file: 'Archivo',
  uploaded: 'Subido',
  size: 'Tamaño',
  usedIn: 'Se usa en',
  unused: 'sin usar',
  deleted: 'Archivo eliminado',
  notDeleted: 'El archivo no se ha eliminado',
  consequence: 'Sus archivos también se eliminan. No se puede deshacer.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'Lo que has subido',
    site: 'Todo lo subido',
  },
  usedOf: ({ used, of }) => `${number(used)} de ${number(of)} MB`,
  kinds: {
    question: 'Pregunta',
    version: 'Versión anterior de una pregunta',
    quiz: 'Cuestionario',
    sub_category: 'Subcategoría',
    series: 'Serie',
    post: 'Artículo',
    draft: 'Borrador',
    setting: 'Ajuste',
    profile: 'Perfil',
  },
};
