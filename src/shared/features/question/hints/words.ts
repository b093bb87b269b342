/** What the hints look for in one language; lower case, folded by `searchable`. */
interface HintWords {
  /** Words that turn a stem round. */
  negative: readonly string[];
  absolute: readonly string[];
  /** Whole options. */
  allOrNone: readonly string[];
}

const words: Readonly<Record<string, HintWords>> = {
  en: {
    negative: ['not', 'except', 'never'],
    absolute: ['always', 'never'],
    allOrNone: [
      'all of the above',
      'none of the above',
      'all of these',
      'none of these',
      'all the above',
    ],
  },
  es: {
    negative: ['no', 'excepto', 'salvo', 'nunca'],
    absolute: ['siempre', 'nunca', 'jamas'],
    allOrNone: [
      'todas las anteriores',
      'todos los anteriores',
      'ninguna de las anteriores',
      'ninguno de los anteriores',
    ],
  },
  fr: {
    negative: ['pas', 'sauf', 'excepte', 'jamais'],
    absolute: ['toujours', 'jamais'],
    allOrNone: [
      'toutes les reponses ci-dessus',
      'aucune des reponses ci-dessus',
      'toutes ces reponses',
      'aucune de ces reponses',
    ],
  },
  de: {
    negative: [
      'nicht',
      'kein',
      'keine',
      'keiner',
      'keines',
      'keinem',
      'keinen',
      'ausser',
      'nie',
      'niemals',
    ],
    absolute: ['immer', 'nie', 'niemals'],
    allOrNone: [
      'alle genannten',
      'keine der genannten',
      'alle oben genannten',
      'keine der oben genannten',
      'alle antworten sind richtig',
      'keine antwort ist richtig',
    ],
  },
  it: {
    negative: ['non', 'tranne', 'eccetto', 'mai'],
    absolute: ['sempre', 'mai'],
    allOrNone: [
      'tutte le precedenti',
      'tutti i precedenti',
      'nessuna delle precedenti',
      'nessuno dei precedenti',
    ],
  },
  pt: {
    negative: ['nao', 'exceto', 'salvo', 'nunca'],
    absolute: ['sempre', 'nunca', 'jamais'],
    allOrNone: [
      'todas as anteriores',
      'todas as alternativas',
      'nenhuma das anteriores',
      'nenhuma das alternativas',
    ],
  },
};

/** The words of a language such as `en` or `pt-BR`; other languages get the hints that need no words. */
export const hintWords = (language: string): HintWords | undefined =>
  words[language.toLowerCase().split('-')[0] ?? ''];
