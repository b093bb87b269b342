import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Administración',
    dashboard: 'Panel',
    createQuiz: 'Crear cuestionario',
    addQuestions: 'Añadir preguntas',
    manage: 'Gestionar',
    users: 'Usuarios',
    classes: 'Clases',
    blogManager: 'Gestor del blog',
    questionBank: 'Banco de preguntas',
    questionQuality: 'Calidad de las preguntas',
    marking: 'Calificar',
    categories: 'Categorías',
    contentHierarchy: 'Jerarquía de contenidos',
    learningSeries: 'Series de aprendizaje',
    testimonials: 'Testimonios',
    contactInbox: 'Mensajes de contacto',
    attempts: 'Intentos',
    auditTrail: 'Registro de auditoría',
    pictures: 'Imágenes y sonidos',
    settings: 'Ajustes',
    editQuiz: 'Editar cuestionario',
  },
  backToDashboard: 'Volver al panel',
  edit: 'Editar',
  editNamed: ({ name }) => `Editar ${name}`,
  delete: 'Eliminar',
  deleteNamed: ({ name }) => `Eliminar ${name}`,
  deleteQuestion: ({ name }) => `¿Eliminar «${name}»?`,
  pleaseTryAgain: 'Inténtalo de nuevo.',
  filters: {
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    anyLanguage: 'Cualquier idioma',
  },
  contentLanguage: 'Idioma',
  nothingMatches: 'No hay coincidencias',
  picture: {
    broken:
      'No se puede cargar esta imagen. Comprueba la dirección; los lectores verían un dibujo en su lugar.',
    alt: 'Como la ven los lectores',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: '# cosa que corregir antes de guardar',
        other: '# cosas que corregir antes de guardar',
      }),
    more: ({ count }) => `y ${number(count)} más`,
    at: ({ where, message }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Pulsa Espacio para tomar una fila, las flechas para moverla, Espacio otra vez para soltarla o Escape para cancelar.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)}: tomada.`,
    over: ({ position }) => `Sobre la posición ${number(position)}.`,
    dropped: 'Soltada.',
    droppedAt: ({ position }) => `Soltada en la posición ${number(position)}.`,
    cancelled: 'Se ha cancelado el movimiento.',
  },
  editor: {
    formattingOf: ({ field }) => `Formato: ${field}`,
    viewOf: ({ field }) => `Vista: ${field}`,
    previewOf: ({ field }) => `Vista previa: ${field}`,
    edit: 'Editar',
    preview: 'Vista previa',
    nothing: 'Todavía no hay nada que mostrar.',
    withKey: ({ action, key }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Negrita',
      italic: 'Cursiva',
      heading: 'Título',
      link: 'Enlace',
      image: 'Imagen',
      bullets: 'Lista con viñetas',
      numbers: 'Lista numerada',
      quote: 'Cita',
      code: 'Código',
      formula: 'Fórmula',
      table: 'Tabla',
    },
    samples: {
      bold: 'negrita',
      italic: 'cursiva',
      heading: 'Título',
      link: 'texto',
      image: 'descripción',
      bullets: 'elemento',
      numbers: 'elemento',
      quote: 'cita',
      code: 'código',
      formula: 'x^2',
      table: 'celda',
    },
    column: 'Columna',
  },
  leaving: {
    links: 'Estos cuestionarios las enlazan y conservan copias como preguntas propias:',
    draws: 'Los sorteos de estos cuestionarios encontrarán entonces muy pocas preguntas:',
    copied: ({ count }) => plural(count, { one: '# pregunta', other: '# preguntas' }),
    missing: ({ count }) => plural(count, { one: 'falta # pregunta', other: 'faltan # preguntas' }),
    more: ({ count }) =>
      plural(count, { one: 'y # cuestionario más', other: 'y # cuestionarios más' }),
    others: ({ count }) =>
      plural(count, {
        one: '# cuestionario de otro autor',
        other: '# cuestionarios de otros autores',
      }),
  },
  parts: {
    gap: ({ number }) => `Hueco ${number}`,
    region: ({ number }) => `Zona ${number}`,
    outside: () => 'Fuera de todas las zonas',
    right: 'Correctas',
    marked: 'Marcada',
    lower: 'Grupo inferior',
    upper: 'Grupo superior',
    omitted: 'Sin rellenar',
    wrong: 'Respuestas incorrectas frecuentes:',
    key: 'correcta',
  },
};
