import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  denied: 'Zugriff verweigert',
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
    hotspot: 'Bildmarkierung',
    essay: 'Freitext',
  },
  difficulties: {
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
  },
  title: 'Fragensammlung',
  pageTitle: 'Fragensammlung, Verwaltung',
  description: 'Alle Fragen der Website: zum Finden, Verschlagworten und Wiederverwenden.',
  list: 'Fragen',
  failed: 'Die Fragen konnten nicht geladen werden',
  found: ({ count }) => plural(count, { one: '# Frage gefunden', other: '# Fragen gefunden' }),
  search: 'Fragen nach Text, Optionen und Erklärung suchen',
  searchHint: 'Text, Option oder Erklärung',
  type: 'Art',
  anyType: 'Jede Art',
  difficulty: 'Schwierigkeit',
  anyDifficulty: 'Jede Schwierigkeit',
  tag: 'Schlagwort',
  anyTag: 'Jedes Schlagwort',
  tags: 'Schlagwörter',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  use: 'Verwendung',
  anyUse: 'Verwendet oder nicht',
  uses: {
    used: 'In einem Quiz',
    unused: 'In keinem Quiz',
  },
  health: 'Zustand',
  anyHealth: 'Jeder Zustand',
  standsOut: 'Etwas fällt auf',
  nothingStandsOut: 'Nichts fällt auf',
  views: {
    label: 'Welche Fragen',
    all: 'Alle',
    repeated: 'Gleicher Text',
    archived: 'Archiviert',
  },
  noMatch: 'Keine passende Frage',
  noMatchHint: 'Versuche es mit weniger Filtern oder anderen Wörtern.',
  none: 'Noch keine Fragen',
  noneHint: 'Fragen, die du zu Quizzen hinzufügst, erscheinen hier.',
  sortBy: 'Sortieren nach',
  sorts: {
    best: 'Beste Treffer',
    inQuiz: 'Reihenfolge im Quiz',
    newest: 'Neueste',
    text: 'Text',
    difficulty: 'Gemessene Schwierigkeit',
  },
  question: 'Frage',
  quizzes: 'Quizze',
  right: 'Richtig',
  archive: 'Archivieren',
  archiveNamed: ({ name }) => `${name} archivieren`,
  restore: 'Wiederherstellen',
  restoreNamed: ({ name }) => `${name} wiederherstellen`,
  archiveTitle: ({ count }) =>
    plural(count, { one: '# Frage archivieren?', other: '# Fragen archivieren?' }),
  archiveHint:
    'Archivierte Fragen werden aus ihren Quizzen genommen und lassen sich jederzeit wiederherstellen. Ergebnisse bleiben, wie sie sind.',
  copyTo: 'In Quiz kopieren',
  copyTitle: ({ count }) =>
    plural(count, { one: '# Frage in ein Quiz kopieren', other: '# Fragen in ein Quiz kopieren' }),
  copyHint: 'Die Kopien werden am Ende angefügt, mit ihren Schlagwörtern.',
  moveTo: 'In Quiz verschieben',
  moveTitle: ({ count }) =>
    plural(count, { one: '# Frage verschieben', other: '# Fragen verschieben' }),
  moveWhere: 'Wohin',
  toQuiz: 'In ein Quiz',
  toNewDraft: 'In einen neuen Entwurf',
  draftTitle: 'Titel des Entwurfs',
  draftHint: 'Die Fragen bleiben in der Fragensammlung und werden dort niemandem gestellt.',
  move: 'Verschieben',
  movedFrom: ({ count, title }) =>
    `${plural(count, { one: '# Frage verlässt', other: '# Fragen verlassen' })} „${title}“`,
  movedKeeps: ({ count }) =>
    plural(count, { one: '# eigene Frage bleibt.', other: '# eigene Fragen bleiben.' }),
  movedKeepsNone: 'Keine eigene Frage bleibt.',
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# Frage wird übersprungen, weil sie schon dort ist',
      other: '# Fragen werden übersprungen, weil sie schon dort sind',
    }),
  staysBecause: ({ name, message }) => `„${name}“ bleibt: ${message}`,
  quiz: 'Quiz',
  findQuiz: 'Quiz nach Titel suchen',
  nothingFound: 'Nichts gefunden',
  copy: 'Kopieren',
  close: 'Schließen',
  changeTags: 'Schlagwörter ändern',
  severalQuestions: 'Mehrere Fragen',
  saveFirst:
    'Speichere deine Änderungen oder mache sie rückgängig: Hier bearbeitest du die Fragen, wie sie gespeichert sind.',
  tagTitle: ({ count }) =>
    plural(count, { one: 'Schlagwörter von # Frage', other: 'Schlagwörter von # Fragen' }),
  addTags: 'Schlagwörter hinzufügen',
  removeTags: 'Schlagwörter entfernen',
  tagHint: 'Tippe einen Namen und drücke Enter. Ein neuer Name ist ein neues Schlagwort.',
  apply: 'Anwenden',
  tagged: {
    done: ({ count }) =>
      plural(count, { one: '# Frage verschlagwortet', other: '# Fragen verschlagwortet' }),
    notDone: 'Nicht verschlagwortet',
    already: ({ count }) =>
      plural(count, {
        one: '# Frage hat diese Schlagwörter schon.',
        other: '# Fragen haben diese Schlagwörter schon.',
      }),
  },
  rated: {
    done: ({ count }) =>
      plural(count, {
        one: 'Schwierigkeit von # Frage festgelegt',
        other: 'Schwierigkeit von # Fragen festgelegt',
      }),
    notDone: 'Schwierigkeit nicht festgelegt',
    already: ({ count }) =>
      plural(count, { one: '# Frage hat sie schon.', other: '# Fragen haben sie schon.' }),
  },
  copied: {
    done: ({ count }) => plural(count, { one: '# Frage kopiert', other: '# Fragen kopiert' }),
    notDone: 'Nicht kopiert',
    already: ({ count }) =>
      plural(count, { one: '# Frage war schon kopiert.', other: '# Fragen waren schon kopiert.' }),
  },
  moved: {
    done: ({ count }) => plural(count, { one: '# Frage verschoben', other: '# Fragen verschoben' }),
    notDone: 'Nicht verschoben',
    already: ({ count }) =>
      plural(count, { one: '# Frage ist schon dort.', other: '# Fragen sind schon dort.' }),
  },
  movedBack: 'Zurückverschoben',
  copiesRemoved: 'Kopien entfernt',
  archived: {
    done: ({ count }) => plural(count, { one: '# Frage archiviert', other: '# Fragen archiviert' }),
    notDone: 'Nicht archiviert',
    already: ({ count }) =>
      plural(count, {
        one: '# Frage war schon archiviert.',
        other: '# Fragen waren schon archiviert.',
      }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, { one: '# Frage wiederhergestellt', other: '# Fragen wiederhergestellt' }),
    notDone: 'Nicht wiederhergestellt',
    already: ({ count }) =>
      plural(count, {
        one: '# Frage war schon wiederhergestellt.',
        other: '# Fragen waren schon wiederhergestellt.',
      }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# Frage wurde inzwischen gelöscht.',
      other: '# Fragen wurden inzwischen gelöscht.',
    }),
  notChanged: 'Es wurde nichts geändert',
  panelFailed: 'Die Frage konnte nicht geladen werden',
  asLearners: 'Wie Lernende sie sehen',
  key: 'Lösung',
  markedByHand: 'Die Antworten werden von Hand bewertet',
  noKey: 'Noch keine Lösung',
  correct: 'richtig',
  explanation: 'Erklärung',
  noExplanation: 'Keine Erklärung',
  usedIn: 'Verwendet in',
  usedNowhere: 'In keinem Quiz',
  statistics: 'Statistik',
  notAsked: 'Noch nicht gestellt',
  answered: 'Beantwortet',
  skipped: 'Übersprungen',
  said: 'Laut Autor',
  measured: 'Gemessen',
  nearDuplicates: 'Fast gleich',
  noDuplicates: 'Keine andere Frage hat fast denselben Text.',
  similar: ({ percent }) => `${percent} ähnlich`,
  importQuestions: 'Fragen importieren',
  exportQuestions: 'Exportieren',
  manageTags: 'Schlagwörter verwalten',
  noTags: 'Noch keine Schlagwörter. Sie entstehen beim Verschlagworten von Fragen.',
  nameOf: ({ name }) => `Name von ${name}`,
  colourOf: ({ name }) => `Farbe von ${name}`,
  colours: {
    blue: 'Blau',
    green: 'Grün',
    violet: 'Violett',
    teal: 'Petrol',
    brown: 'Braun',
    rose: 'Rosa',
    olive: 'Oliv',
    slate: 'Schiefergrau',
  },
  mergeNamed: ({ name }) => `${name} zusammenlegen`,
  mergeInto: 'Zusammenlegen mit',
  merge: 'Zusammenlegen',
  mergePreview: ({ into, count, name }) =>
    `${plural(count, { one: '# Frage erhält', other: '# Fragen erhalten' })} das Schlagwort „${into}“, und „${name}“ wird gelöscht.`,
  deleteNamed: ({ name }) => `${name} löschen`,
  deleteHint: ({ count }) =>
    plural(count, {
      one: '# Frage verliert das Schlagwort und bleibt.',
      other: '# Fragen verlieren das Schlagwort und bleiben.',
    }),
  tagDeleted: 'Schlagwort gelöscht',
  tagsMerged: 'Schlagwörter zusammengelegt',
  tagNotChanged: 'Das Schlagwort wurde nicht geändert',
  questionCount: ({ count }) => plural(count, { one: '# Frage', other: '# Fragen' }),
};
