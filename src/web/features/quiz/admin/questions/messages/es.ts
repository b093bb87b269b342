import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Opción única',
    multiple_choice: 'Opción múltiple',
    true_false: 'Verdadero / Falso',
    fill_blank: 'Completar el hueco',
    ordering: 'Ordenar',
    numeric: 'Numérica',
    matching: 'Emparejar',
    categorise: 'Clasificar',
    cloze: 'Texto con huecos',
  },
  type: 'Tipo',
  difficulty: 'Dificultad',
  difficulties: {
    easy: 'Fácil',
    medium: 'Medio',
    hard: 'Difícil',
  },
  question: 'Pregunta',
  questionHint:
    'Puedes usar Markdown: **negrita**, `código`, $x^2$, listas. Una pregunta pegada en formato Aiken o GIFT lo rellena todo.',
  explanation: 'Explicación',
  explanationHint: 'Se muestra con el resultado, nunca antes.',
  imageUrl: 'URL de la imagen',
  imageText: 'Texto de la imagen',
  imageTextHint: 'Qué muestra, para quienes no pueden verla',
  pictureBroken: 'Esta imagen no se puede cargar. Los estudiantes verían un aviso en su lugar.',
  noImageText: 'Sin texto',
  answer: 'Respuesta',
  answerHint: 'Separa con | las respuestas que también valen',
  number: 'Número',
  toleranceOfNumber: 'Cuánto puede desviarse una respuesta: 0.05 o 2%',
  units: 'Unidades',
  unitsHint:
    'Una por línea. La primera es la del número; en las demás indica su equivalencia: cm = 0.01',
  tolerance: 'Tolerancia',
  toleranceHint: 'Para números: cuánto puede desviarse una respuesta',
  caseSensitive: 'Distinguir mayúsculas y minúsculas',
  whichIsCorrect: '¿Cuál es correcta?',
  options: 'Opciones',
  markEvery: 'Marca todas las correctas.',
  orderHint: 'Escribe los elementos en el orden correcto; los estudiantes los ven en otro.',
  markOne: 'Marca la correcta.',
  pasteHint: 'Una lista pegada rellena varias; un * marca la correcta.',
  option: ({ letter }) => `Opción ${letter}`,
  optionIsCorrect: ({ letter }) => `La opción ${letter} es correcta`,
  moveOptionUp: ({ letter }) => `Subir la opción ${letter}`,
  moveOptionDown: ({ letter }) => `Bajar la opción ${letter}`,
  removeOption: ({ letter }) => `Quitar la opción ${letter}`,
  pinOption: ({ letter }) => `Mantener la opción ${letter} en su sitio`,
  pinHint: 'Mantiene su sitio cuando las opciones aparecen en orden aleatorio',
  addOption: 'Añadir opción',
  placing: {
    matching: {
      title: 'Parejas',
      hint: 'El alumnado ve las correspondencias en otro orden. Una tabla pegada de dos columnas rellena varias parejas.',
      item: ({ letter }) => `Elemento ${letter}`,
      target: ({ letter }) => `Correspondencia del elemento ${letter}`,
      add: 'Añadir pareja',
      others: 'Otras correspondencias',
      othersHint:
        'Una en cada línea. No corresponden a ningún elemento y dificultan acertar al azar.',
    },
    categorise: {
      title: 'Elementos',
      hint: 'Escribe la categoría de cada elemento. Una tabla pegada de dos columnas rellena varios elementos.',
      item: ({ letter }) => `Elemento ${letter}`,
      target: ({ letter }) => `Categoría del elemento ${letter}`,
      add: 'Añadir elemento',
      others: 'Otras categorías',
      othersHint: 'Una en cada línea. Ningún elemento les corresponde.',
    },
  },
  cloze: {
    title: 'Huecos',
    hint: 'Selecciona una palabra de la pregunta y conviértela en un hueco (Alt+G). En el texto aparece como [[1]].',
    make: 'Crear hueco',
    gap: ({ number }) => `Hueco ${number}`,
    kindOf: ({ number }) => `Cómo se completa el hueco ${number}`,
    kinds: { text: 'Escrito', choice: 'Lista' },
    remove: ({ number }) => `Quitar el hueco ${number}`,
    answers: 'Respuestas aceptadas',
    linesHint: 'Una en cada línea',
    options: 'Opciones',
    rightOption: 'Opción correcta',
    toleranceProblem: 'La tolerancia debe ser un número',
  },
  true: 'Verdadero',
  false: 'Falso',
  filter: 'Filtrar preguntas',
  filterHint: 'Filtrar preguntas y respuestas',
  showAll: 'Mostrar todas las preguntas',
  filtered: ({ count, shown }) =>
    `${number(shown)} de ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
  questions: 'Preguntas',
  removed: ({ count }) =>
    plural(count, { one: '# pregunta quitada', other: '# preguntas quitadas' }),
  undo: 'Deshacer',
  addQuestion: 'Añadir pregunta',
  newQuestion: 'Pregunta nueva',
  typeAndKey: ({ type, key }) => `${type}: ${key}`,
  noKey: 'Aún sin respuesta correcta',
  hasProblem: 'Tiene un problema',
  numbered: {
    drag: ({ number }) => `Arrastrar la pregunta ${number}`,
    moveUp: ({ number }) => `Subir la pregunta ${number}`,
    moveDown: ({ number }) => `Bajar la pregunta ${number}`,
    duplicate: ({ number }) => `Duplicar la pregunta ${number}`,
    delete: ({ number }) => `Eliminar la pregunta ${number}`,
  },
  position: ({ number, total }) => `Pregunta ${number} de ${total}`,
  history: {
    open: 'Versiones de esta pregunta',
    title: 'Versiones de esta pregunta',
    loading: 'Cargando las versiones',
    failed: 'No se pudieron cargar las versiones',
    version: ({ number }) => `Versión ${number}`,
    stored: 'guardada ahora',
    bringBack: 'Recuperar',
    bringBackOf: ({ version }) => `Recuperar ${version}`,
  },
  open: {
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    moveUp: 'Subir esta pregunta',
    moveDown: 'Bajar esta pregunta',
    duplicate: 'Duplicar esta pregunta',
    delete: 'Eliminar esta pregunta',
  },
  stats: {
    notAsked: 'Aún no se ha planteado',
    skippedOnly: ({ skipped }) =>
      `Respondida 0 veces, omitida ${plural(skipped, { one: '# vez', other: '# veces' })}`,
    answered: ({ answered, skipped, correct, percent }) =>
      `Respondida ${plural(answered, { one: '# vez', other: '# veces' })}, ${number(correct)} bien (${percent}), omitida ${plural(skipped, { one: '# vez', other: '# veces' })}`,
  },
  said: {
    moved: ({ position, total }) => `Movida a la posición ${position} de ${total}.`,
    removed: ({ number }) => `Se ha quitado la pregunta ${number}.`,
    pasted: ({ count }) =>
      plural(count, { one: 'Se ha pegado # pregunta.', other: 'Se han pegado # preguntas.' }),
  },
  hints: {
    title: ({ count }) => `Consejos (${number(count)})`,
    intro:
      'Lo que recomienda la investigación sobre la redacción de preguntas. Nada de esto impide publicar.',
    ofOption: ({ letter, text }) => `Opción ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'La opción correcta es mucho más larga que las demás. Quien adivina elige la más larga.',
      allOrNone:
        'Las opciones se barajan, así que «todas las anteriores» o «ninguna de las anteriores» puede salir la primera. Escribe las opciones mismas.',
      negativeStem:
        'La pregunta depende de una palabra negativa que es fácil pasar por alto. Destácala o pregunta en positivo.',
      absoluteWord: 'Una palabra absoluta como «siempre» o «nunca» delata que la opción es falsa.',
      overlap: 'Se solapa con una opción anterior, así que ambas pueden ser correctas.',
      article: '«a» o «an» antes de las opciones solo encaja con algunas. Escribe «a/an».',
      shortStem: 'La pregunta no dice qué se pide. Escribe una frase completa.',
      manyBlanks: 'Con tantos huecos queda poco que entender. Deja uno o dos.',
      noAltText: 'La imagen no tiene texto para quienes no pueden verla.',
      noExplanation: 'Sin explicación, los estudiantes ven que fallaron, pero no por qué.',
      sameText: 'La misma pregunta aparece más de una vez.',
    },
    fixes: { negativeStem: 'Destacar la palabra', allOrNone: 'Quitar la opción' },
    openQuestion: ({ number }) => `Abrir la pregunta ${number}`,
    more: ({ count }) => `y ${number(count)} más`,
  },
  trial: {
    untitled: 'Cuestionario sin título',
    nothingSaved: 'No se guarda ni se cuenta nada.',
    leftOut: ({ count }) =>
      plural(count, {
        one: 'Se omite # pregunta sin terminar.',
        other: 'Se omiten # preguntas sin terminar.',
      }),
  },
};
