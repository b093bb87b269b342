import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  blog: 'Blog',
  home: 'Inicio',
  heading: ({ product }) => `El <mark>blog</mark> de ${product}`,
  title: ({ product }) => `El blog de ${product}`,
  description:
    'Lecturas breves sobre aprender: cómo funciona la memoria, cómo se hacen buenas preguntas y cómo sacar más de cada respuesta.',
  lead: 'Cómo funciona la memoria, cómo se hace una buena pregunta y cómo sacar más de cada respuesta. Lee cinco minutos y comprueba qué recuerdas.',
  explore: 'Explorar cuestionarios',
  feed: 'Canal RSS',
  loading: 'Cargando artículos…',
  failed: 'Error al cargar los artículos',
  taggedTitle: ({ tag }) => `Artículos con la etiqueta «${tag}»`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# artículo con la etiqueta «<tag></tag>»',
      other: '# artículos con la etiqueta «<tag></tag>»',
    }),
  showAll: 'Ver todos los artículos',
  newerPosts: 'Artículos más recientes',
  olderPosts: 'Artículos anteriores',
  none: {
    here: 'No hay artículos aquí',
    hereHint: 'Lo que se publicó en esta dirección se ha movido o ya no está.',
    yet: 'Todavía no hay artículos',
    yetHint: 'El primero se está escribiendo. Mientras tanto, hay cuestionarios.',
  },
  readMore: 'Leer más',
  minRead: ({ minutes }) => `${number(minutes)} min de lectura`,
  hitFacts: ({ minutes }) => `Blog · ${number(minutes)} min de lectura`,
  hits: 'Artículos',
  views: ({ count }) => plural(count, { one: '# visita', other: '# visitas' }),
  tags: 'Etiquetas',
  moreTags: ({ count }) => `+${number(count)} más`,
  share: 'Compartir',
  shareArticle: 'Compartir artículo',
  moreArticles: 'Más artículos',
  otherArticles: 'Otros artículos',
  older: 'Anterior',
  newer: 'Más reciente',
  notFound: {
    title: 'Artículo no encontrado',
    hint: 'Puede que se haya movido o retirado. Los demás siguen ahí.',
    back: 'Volver al blog',
  },
  code: {
    copy: 'Copiar código',
    copied: 'Copiado',
    failed: 'No se pudo copiar',
  },
  contents: 'En esta página',
};
