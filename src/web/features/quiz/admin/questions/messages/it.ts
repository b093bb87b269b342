import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Scelta singola',
    multiple_choice: 'Scelta multipla',
    true_false: 'Vero / Falso',
    fill_blank: 'Completamento',
    ordering: 'Ordinamento',
    numeric: 'Numerica',
    matching: 'Abbinamento',
    categorise: 'Categorie',
    cloze: 'Testo con spazi vuoti',
  },
  type: 'Tipo',
  difficulty: 'Difficoltà',
  difficulties: {
    easy: 'Facile',
    medium: 'Medio',
    hard: 'Difficile',
  },
  question: 'Domanda',
  questionHint:
    'Puoi usare Markdown: **grassetto**, `codice`, $x^2$, elenchi. Una domanda incollata in formato Aiken o GIFT compila tutto.',
  explanation: 'Spiegazione',
  explanationHint: 'Mostrata con il risultato, mai prima.',
  imageUrl: 'URL dell’immagine',
  imageText: 'Testo per l’immagine',
  imageTextHint: 'Che cosa mostra, per chi non può vederla',
  pictureBroken:
    'Questa immagine non può essere caricata. Gli studenti vedrebbero un avviso al suo posto.',
  noImageText: 'Nessun testo',
  answer: 'Risposta',
  answerHint: 'Separa con | le altre risposte valide',
  number: 'Numero',
  toleranceOfNumber: 'Di quanto può scostarsi una risposta: 0.05 o 2%',
  units: 'Unità',
  unitsHint:
    'Una per riga. La prima è quella del numero; per le altre indica il fattore: cm = 0.01',
  tolerance: 'Tolleranza',
  toleranceHint: 'Per i numeri: di quanto può scostarsi una risposta',
  caseSensitive: 'Distingui maiuscole e minuscole',
  whichIsCorrect: 'Quale è corretta?',
  options: 'Opzioni',
  markEvery: 'Segna tutte quelle corrette.',
  orderHint: 'Inserisci gli elementi nell’ordine giusto; gli studenti li vedono in un altro.',
  markOne: 'Segna quella corretta.',
  pasteHint: 'Un elenco incollato ne compila diverse; un * segna quella corretta.',
  option: ({ letter }) => `Opzione ${letter}`,
  optionIsCorrect: ({ letter }) => `L’opzione ${letter} è corretta`,
  moveOptionUp: ({ letter }) => `Sposta su l’opzione ${letter}`,
  moveOptionDown: ({ letter }) => `Sposta giù l’opzione ${letter}`,
  removeOption: ({ letter }) => `Rimuovi l’opzione ${letter}`,
  pinOption: ({ letter }) => `Lascia l’opzione ${letter} al suo posto`,
  pinHint: 'Resta al suo posto quando le opzioni sono in ordine casuale',
  addOption: 'Aggiungi opzione',
  placing: {
    matching: {
      title: 'Coppie',
      hint: 'Chi risponde vede gli abbinamenti in un altro ordine. Una tabella incollata di due colonne compila più coppie.',
      item: ({ letter }) => `Elemento ${letter}`,
      target: ({ letter }) => `Abbinamento dell’elemento ${letter}`,
      add: 'Aggiungi coppia',
      others: 'Altri abbinamenti',
      othersHint:
        'Uno per riga. Non corrispondono a nessun elemento e rendono più difficile indovinare.',
    },
    categorise: {
      title: 'Elementi',
      hint: 'Scrivi la categoria di ogni elemento. Una tabella incollata di due colonne compila più elementi.',
      item: ({ letter }) => `Elemento ${letter}`,
      target: ({ letter }) => `Categoria dell’elemento ${letter}`,
      add: 'Aggiungi elemento',
      others: 'Altre categorie',
      othersHint: 'Una per riga. Nessun elemento vi appartiene.',
    },
  },
  cloze: {
    title: 'Spazi vuoti',
    hint: 'Seleziona una parola della domanda e trasformala in uno spazio vuoto (Alt+G). Nel testo appare come [[1]].',
    make: 'Crea uno spazio vuoto',
    gap: ({ number }) => `Spazio ${number}`,
    kindOf: ({ number }) => `Come si completa lo spazio ${number}`,
    kinds: { text: 'Scritto', choice: 'Elenco' },
    remove: ({ number }) => `Rimuovi lo spazio ${number}`,
    answers: 'Risposte accettate',
    linesHint: 'Una per riga',
    options: 'Opzioni',
    rightOption: 'Opzione corretta',
    toleranceProblem: 'La tolleranza deve essere un numero',
  },
  true: 'Vero',
  false: 'Falso',
  filter: 'Filtra le domande',
  filterHint: 'Filtra domande e risposte',
  showAll: 'Mostra tutte le domande',
  filtered: ({ count, shown }) =>
    `${number(shown)} di ${plural(count, { one: '# domanda', other: '# domande' })}`,
  questions: 'Domande',
  removed: ({ count }) => plural(count, { one: '# domanda rimossa', other: '# domande rimosse' }),
  undo: 'Annulla',
  addQuestion: 'Aggiungi domanda',
  newQuestion: 'Nuova domanda',
  typeAndKey: ({ type, key }) => `${type}: ${key}`,
  noKey: 'Ancora nessuna risposta corretta',
  hasProblem: 'Ha un problema',
  numbered: {
    drag: ({ number }) => `Trascina la domanda ${number}`,
    moveUp: ({ number }) => `Sposta su la domanda ${number}`,
    moveDown: ({ number }) => `Sposta giù la domanda ${number}`,
    duplicate: ({ number }) => `Duplica la domanda ${number}`,
    delete: ({ number }) => `Elimina la domanda ${number}`,
  },
  position: ({ number, total }) => `Domanda ${number} di ${total}`,
  history: {
    open: 'Versioni di questa domanda',
    title: 'Versioni di questa domanda',
    loading: 'Caricamento delle versioni',
    failed: 'Impossibile caricare le versioni',
    version: ({ number }) => `Versione ${number}`,
    stored: 'salvata ora',
    bringBack: 'Ripristina',
    bringBackOf: ({ version }) => `Ripristina ${version}`,
  },
  open: {
    previous: 'Domanda precedente',
    next: 'Domanda successiva',
    moveUp: 'Sposta su questa domanda',
    moveDown: 'Sposta giù questa domanda',
    duplicate: 'Duplica questa domanda',
    delete: 'Elimina questa domanda',
  },
  stats: {
    notAsked: 'Non ancora proposta',
    skippedOnly: ({ skipped }) =>
      `Risposta 0 volte, saltata ${plural(skipped, { one: '# volta', other: '# volte' })}`,
    answered: ({ answered, skipped, correct, percent }) =>
      `Risposta ${plural(answered, { one: '# volta', other: '# volte' })}, ${number(correct)} corrette (${percent}), saltata ${plural(skipped, { one: '# volta', other: '# volte' })}`,
  },
  said: {
    moved: ({ position, total }) => `Spostata in posizione ${position} di ${total}.`,
    removed: ({ number }) => `La domanda ${number} è stata rimossa.`,
    pasted: ({ count }) =>
      plural(count, {
        one: '# domanda è stata incollata.',
        other: '# domande sono state incollate.',
      }),
  },
  hints: {
    title: ({ count }) => `Suggerimenti (${number(count)})`,
    intro:
      'Ciò che consiglia la ricerca sulla scrittura delle domande. Niente di questo impedisce di pubblicare.',
    ofOption: ({ letter, text }) => `Opzione ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'L’opzione corretta è molto più lunga delle altre. Chi tira a indovinare sceglie la più lunga.',
      allOrNone:
        'Le opzioni vengono mescolate, quindi «tutte le precedenti» o «nessuna delle precedenti» può venire per prima. Scrivi le opzioni stesse.',
      negativeStem:
        'La domanda dipende da una parola negativa che sfugge facilmente. Evidenziala o chiedi in positivo.',
      absoluteWord: 'Una parola assoluta come «sempre» o «mai» rivela che l’opzione è sbagliata.',
      overlap: 'Si sovrappone a un’opzione precedente, quindi entrambe possono essere giuste.',
      article: '«a» o «an» prima delle opzioni va bene solo per alcune. Scrivi «a/an».',
      shortStem: 'La domanda non dice che cosa si chiede. Scrivi una frase intera.',
      manyBlanks: 'Così tanti spazi vuoti lasciano troppo poco da capire. Tienine uno o due.',
      noAltText: 'L’immagine non ha un testo per chi non può vederla.',
      noExplanation: 'Senza spiegazione gli studenti vedono di aver sbagliato, ma non perché.',
      sameText: 'La stessa domanda viene posta più volte.',
    },
    fixes: { negativeStem: 'Evidenzia la parola', allOrNone: 'Rimuovi l’opzione' },
    openQuestion: ({ number }) => `Apri la domanda ${number}`,
    more: ({ count }) => `e altre ${number(count)}`,
  },
  trial: {
    untitled: 'Quiz senza titolo',
    nothingSaved: 'Nulla viene salvato o conteggiato.',
    leftOut: ({ count }) =>
      plural(count, {
        one: '# domanda incompleta esclusa.',
        other: '# domande incomplete escluse.',
      }),
  },
};
