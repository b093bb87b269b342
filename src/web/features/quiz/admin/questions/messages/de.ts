import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Einfachauswahl',
    multiple_choice: 'Mehrfachauswahl',
    true_false: 'Wahr / Falsch',
    fill_blank: 'Lückentext',
    ordering: 'Reihenfolge',
    numeric: 'Zahl',
    matching: 'Zuordnung',
    categorise: 'Kategorien',
    cloze: 'Text mit Lücken',
  },
  type: 'Art',
  difficulty: 'Schwierigkeit',
  difficulties: {
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
  },
  question: 'Frage',
  questionHint:
    'Markdown ist möglich: **fett**, `Code`, $x^2$, Listen. Eine im Aiken- oder GIFT-Format eingefügte Frage füllt alles aus.',
  explanation: 'Erklärung',
  explanationHint: 'Wird mit dem Ergebnis gezeigt, nie vorher.',
  imageUrl: 'Bild-URL',
  imageText: 'Text zum Bild',
  imageTextHint: 'Was es zeigt, für alle, die es nicht sehen können',
  pictureBroken:
    'Dieses Bild kann nicht geladen werden. Lernende würden stattdessen einen Hinweis sehen.',
  noImageText: 'Kein Text',
  answer: 'Antwort',
  answerHint: 'Trenne weitere richtige Antworten mit |',
  number: 'Zahl',
  toleranceOfNumber: 'Wie weit eine Antwort abweichen darf: 0.05 oder 2%',
  units: 'Einheiten',
  unitsHint:
    'Eine pro Zeile. Die erste ist die der Zahl; bei weiteren steht der Umrechnungsfaktor: cm = 0.01',
  tolerance: 'Toleranz',
  toleranceHint: 'Für Zahlen: wie weit eine Antwort abweichen darf',
  caseSensitive: 'Groß- und Kleinschreibung zählt',
  whichIsCorrect: 'Was ist richtig?',
  options: 'Antwortmöglichkeiten',
  markEvery: 'Markiere alle richtigen.',
  orderHint:
    'Gib die Elemente in der richtigen Reihenfolge ein; Lernende sehen sie in einer anderen.',
  markOne: 'Markiere die richtige.',
  pasteHint: 'Eine eingefügte Liste füllt mehrere; ein * markiert die richtige.',
  option: ({ letter }) => `Antwort ${letter}`,
  optionIsCorrect: ({ letter }) => `Antwort ${letter} ist richtig`,
  moveOptionUp: ({ letter }) => `Antwort ${letter} nach oben`,
  moveOptionDown: ({ letter }) => `Antwort ${letter} nach unten`,
  removeOption: ({ letter }) => `Antwort ${letter} entfernen`,
  pinOption: ({ letter }) => `Antwort ${letter} an ihrem Platz lassen`,
  pinHint: 'Behält ihren Platz, wenn Antworten in zufälliger Reihenfolge erscheinen',
  addOption: 'Antwort hinzufügen',
  placing: {
    matching: {
      title: 'Paare',
      hint: 'Lernende sehen die Zuordnungen in anderer Reihenfolge. Eine eingefügte Tabelle mit zwei Spalten füllt mehrere Paare.',
      item: ({ letter }) => `Element ${letter}`,
      target: ({ letter }) => `Zuordnung zu Element ${letter}`,
      add: 'Paar hinzufügen',
      others: 'Weitere Zuordnungen',
      othersHint: 'Eine pro Zeile. Sie gehören zu keinem Element und erschweren das Raten.',
    },
    categorise: {
      title: 'Elemente',
      hint: 'Schreibe zu jedem Element seine Kategorie. Eine eingefügte Tabelle mit zwei Spalten füllt mehrere Elemente.',
      item: ({ letter }) => `Element ${letter}`,
      target: ({ letter }) => `Kategorie von Element ${letter}`,
      add: 'Element hinzufügen',
      others: 'Weitere Kategorien',
      othersHint: 'Eine pro Zeile. Kein Element gehört zu ihnen.',
    },
  },
  cloze: {
    title: 'Lücken',
    hint: 'Markiere ein Wort der Frage und mache es zur Lücke (Alt+G). Im Text steht dann [[1]].',
    make: 'Lücke einfügen',
    gap: ({ number }) => `Lücke ${number}`,
    kindOf: ({ number }) => `Wie Lücke ${number} gefüllt wird`,
    kinds: { text: 'Eingabe', choice: 'Liste' },
    remove: ({ number }) => `Lücke ${number} entfernen`,
    answers: 'Richtige Antworten',
    linesHint: 'Eine pro Zeile',
    options: 'Auswahl',
    rightOption: 'Richtige Auswahl',
    toleranceProblem: 'Die Toleranz muss eine Zahl sein',
  },
  true: 'Wahr',
  false: 'Falsch',
  filter: 'Fragen filtern',
  filterHint: 'Fragen und Antworten filtern',
  showAll: 'Alle Fragen zeigen',
  filtered: ({ count, shown }) =>
    `${number(shown)} von ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  questions: 'Fragen',
  removed: ({ count }) => plural(count, { one: '# Frage entfernt', other: '# Fragen entfernt' }),
  undo: 'Rückgängig',
  addQuestion: 'Frage hinzufügen',
  newQuestion: 'Neue Frage',
  typeAndKey: ({ type, key }) => `${type}: ${key}`,
  noKey: 'Noch keine Lösung',
  hasProblem: 'Hat einen Fehler',
  numbered: {
    drag: ({ number }) => `Frage ${number} ziehen`,
    moveUp: ({ number }) => `Frage ${number} nach oben`,
    moveDown: ({ number }) => `Frage ${number} nach unten`,
    duplicate: ({ number }) => `Frage ${number} duplizieren`,
    delete: ({ number }) => `Frage ${number} löschen`,
  },
  position: ({ number, total }) => `Frage ${number} von ${total}`,
  history: {
    open: 'Versionen dieser Frage',
    title: 'Versionen dieser Frage',
    loading: 'Versionen werden geladen',
    failed: 'Die Versionen konnten nicht geladen werden',
    version: ({ number }) => `Version ${number}`,
    stored: 'jetzt gespeichert',
    bringBack: 'Zurückholen',
    bringBackOf: ({ version }) => `${version} zurückholen`,
  },
  open: {
    previous: 'Vorherige Frage',
    next: 'Nächste Frage',
    moveUp: 'Diese Frage nach oben',
    moveDown: 'Diese Frage nach unten',
    duplicate: 'Diese Frage duplizieren',
    delete: 'Diese Frage löschen',
  },
  stats: {
    notAsked: 'Noch nicht gestellt',
    skippedOnly: ({ skipped }) =>
      `0 Mal beantwortet, ${plural(skipped, { one: '# Mal', other: '# Mal' })} übersprungen`,
    answered: ({ answered, skipped, correct, percent }) =>
      `${plural(answered, { one: '# Mal', other: '# Mal' })} beantwortet, ${number(correct)} richtig (${percent}), ${plural(skipped, { one: '# Mal', other: '# Mal' })} übersprungen`,
  },
  said: {
    moved: ({ position, total }) => `Auf Position ${position} von ${total} verschoben.`,
    removed: ({ number }) => `Frage ${number} wurde entfernt.`,
    pasted: ({ count }) =>
      plural(count, { one: '# Frage wurde eingefügt.', other: '# Fragen wurden eingefügt.' }),
  },
  hints: {
    title: ({ count }) => `Hinweise (${number(count)})`,
    intro:
      'Was die Forschung zum Schreiben von Fragen empfiehlt. Nichts davon verhindert das Veröffentlichen.',
    ofOption: ({ letter, text }) => `Option ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'Die richtige Option ist viel länger als die anderen. Wer rät, wählt die längste.',
      allOrNone:
        'Optionen werden gemischt, deshalb kann „alle genannten“ oder „keine der genannten“ vorne stehen. Nenne die Optionen selbst.',
      negativeStem:
        'Die Frage hängt an einem verneinenden Wort, das leicht übersehen wird. Hebe es hervor oder frage positiv.',
      absoluteWord: 'Ein absolutes Wort wie „immer“ oder „nie“ verrät, dass die Option falsch ist.',
      overlap:
        'Sie überschneidet sich mit einer früheren Option, deshalb können beide richtig sein.',
      article: '„a“ oder „an“ vor den Optionen passt nur zu einigen von ihnen. Schreibe „a/an“.',
      shortStem: 'Die Frage sagt nicht, wonach gefragt ist. Schreibe einen ganzen Satz.',
      manyBlanks: 'So viele Lücken lassen zu wenig zum Verstehen übrig. Behalte eine oder zwei.',
      noAltText: 'Das Bild hat keinen Text für alle, die es nicht sehen können.',
      noExplanation: 'Ohne Erklärung sehen Lernende, dass sie falsch lagen, aber nicht warum.',
      sameText: 'Dieselbe Frage wird mehrmals gestellt.',
    },
    fixes: { negativeStem: 'Wort hervorheben', allOrNone: 'Option entfernen' },
    openQuestion: ({ number }) => `Frage ${number} öffnen`,
    more: ({ count }) => `und ${number(count)} weitere`,
  },
  trial: {
    untitled: 'Quiz ohne Titel',
    nothingSaved: 'Nichts wird gespeichert oder gezählt.',
    leftOut: ({ count }) =>
      plural(count, {
        one: '# unfertige Frage ausgelassen.',
        other: '# unfertige Fragen ausgelassen.',
      }),
  },
};
