import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  dashboard: 'Verwaltung',
  dashboardDescription: 'Quizze, Fragen und alles, was dazugehört.',
  denied: 'Zugriff verweigert: Diese Seite ist nur für Administratoren.',
  createQuiz: 'Quiz erstellen',
  createDescription: 'Schreibe ein Quiz mit seinen Fragen.',
  created: 'Das Quiz wurde erstellt!',
  addQuestions: 'Fragen hinzufügen',
  importQuestions: 'Fragen importieren',
  exportNamed: ({ title }) => `${title} exportieren`,
  resultsNamed: ({ title }) => `Ergebnisse von ${title}`,
  series: 'Serien',
  totals: {
    quizzes: 'Quizze insgesamt',
    active: 'Veröffentlichte Quizze',
    questions: 'Fragen insgesamt',
  },
  recentQuizzes: 'Zuletzt bearbeitete Quizze',
  deletedQuizzes: 'Gelöschte Quizze',
  deletedList: 'Gelöschte Quizze',
  quizzes: 'Quizze',
  foundList: 'Gefundene Quizze',
  found: ({ count }) => plural(count, { one: '# Quiz gefunden', other: '# Quizze gefunden' }),
  find: 'Quiz nach Titel oder Fragen suchen',
  titleOrQuestion: 'Titel oder Frage',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  views: {
    label: 'Welche Quizze',
    recent: 'Zuletzt',
    all: 'Alle',
    deleted: 'Gelöscht',
  },
  none: 'Noch keine Quizze',
  noneHint: 'Hier erscheinen die Quizze, die du erstellst.',
  noMatch: 'Kein passendes Quiz',
  noMatchHint: 'Versuche es mit weniger oder anderen Wörtern.',
  noDeleted: 'Keine gelöschten Quizze',
  noDeletedHint: ({ days }) =>
    `Ein gelöschtes Quiz mit Versuchen kann jederzeit wiederhergestellt werden, eines ohne ${plural(days, { one: '# Tag', other: '# Tage' })} lang.`,
  loadFailed: 'Die Quizze konnten nicht geladen werden',
  categoriesFailed: 'Die Kategorien konnten nicht geladen werden',
  columns: {
    name: 'Name',
    status: 'Status',
    questions: 'Fragen',
    attempts: 'Versuche',
    updated: 'Geändert',
  },
  status: {
    active: 'Veröffentlicht',
    draft: 'Entwurf',
  },
  archivedHint: 'Archiviert: nur für den Autor und Administratoren sichtbar',
  restore: 'Wiederherstellen',
  restoreNamed: ({ title }) => `${title} wiederherstellen`,
  editNamed: ({ title }) => `${title} bearbeiten`,
  deleteNamed: ({ title }) => `${title} löschen`,
  duplicate: 'Duplizieren',
  duplicateNamed: ({ title }) => `${title} duplizieren`,
  copyTitle: ({ title }) => `Kopie von ${title}`,
  duplicated: 'Als Entwurf kopiert',
  openCopy: 'Kopie öffnen',
  tryAgain: 'Bitte versuche es noch einmal.',
  delete: 'Löschen',
  publish: 'Veröffentlichen',
  toDraft: 'Zum Entwurf machen',
  moveTo: 'Verschieben …',
  move: 'Verschieben',
  close: 'Schließen',
  moveTitle: ({ count }) => `${plural(count, { one: '# Quiz', other: '# Quizze' })} verschieben`,
  movedFrom: ({ count, category }) =>
    `${plural(count, { one: '# Quiz verlässt', other: '# Quizze verlassen' })} ${category}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# Quiz wird übersprungen, weil es schon dort ist',
      other: '# Quizze werden übersprungen, weil sie schon dort sind',
    }),
  moreTitles: ({ count }) => plural(count, { one: 'und # weiteres', other: 'und # weitere' }),
  chooseCategory: 'Wähle eine Kategorie',
  subCategory: 'Unterkategorie',
  noSubCategory: 'Keine',
  publishTitle: ({ count }) =>
    `${plural(count, { one: '# Quiz', other: '# Quizze' })} veröffentlichen?`,
  publishHint:
    'Lernende können sie ab sofort finden und machen. Ein unvollständiges Quiz bleibt ein Entwurf.',
  unpublishTitle: ({ count }) =>
    plural(count, { one: '# Quiz zum Entwurf machen?', other: '# Quizze zu Entwürfen machen?' }),
  unpublishHint: 'Lernende finden sie dann nicht mehr. Ergebnisse bleiben.',
  deleteOne: ({ title }) => `„${title}“ löschen?`,
  deleteSeveral: ({ count }) => `${plural(count, { one: '# Quiz', other: '# Quizze' })} löschen?`,
  sureOne: 'Möchtest du dieses Quiz wirklich löschen?',
  sureSeveral: ({ count }) =>
    `Möchtest du diese ${plural(count, { one: '# Quiz', other: '# Quizze' })} wirklich löschen?`,
  contentsOne: ({ questions }) =>
    `Es hat ${plural(questions, { one: '# Frage', other: '# Fragen' })}.`,
  contentsSeveral: ({ questions }) =>
    `Sie haben ${plural(questions, { one: '# Frage', other: '# Fragen' })}.`,
  takenOne: ({ questions, attempts }) =>
    `Es hat ${plural(questions, { one: '# Frage', other: '# Fragen' })} und wurde ${plural(attempts, { one: '# Mal', other: '# Mal' })} gemacht; die Ergebnisse bleiben erhalten.`,
  takenSeveral: ({ questions, attempts }) =>
    `Sie haben ${plural(questions, { one: '# Frage', other: '# Fragen' })} und wurden ${plural(attempts, { one: '# Mal', other: '# Mal' })} gemacht; die Ergebnisse bleiben erhalten.`,
  undoHint: ({ days }) =>
    `Das lässt sich ${plural(days, { one: '# Tag', other: '# Tage' })} lang unter „Gelöscht“ rückgängig machen.`,
  published: {
    done: ({ count }) =>
      plural(count, { one: '# Quiz veröffentlicht', other: '# Quizze veröffentlicht' }),
    notDone: 'Nicht veröffentlicht',
    already: ({ count }) =>
      plural(count, {
        one: '# Quiz war bereits veröffentlicht.',
        other: '# Quizze waren bereits veröffentlicht.',
      }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, { one: '# Quiz zum Entwurf gemacht', other: '# Quizze zu Entwürfen gemacht' }),
    notDone: 'Nicht zum Entwurf gemacht',
    already: ({ count }) =>
      plural(count, {
        one: '# Quiz war bereits ein Entwurf.',
        other: '# Quizze waren bereits Entwürfe.',
      }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, { one: 'Quiz wiederhergestellt', other: '# Quizze wiederhergestellt' }),
    notDone: 'Nicht wiederhergestellt',
    already: ({ count }) =>
      plural(count, {
        one: '# Quiz war bereits wiederhergestellt.',
        other: '# Quizze waren bereits wiederhergestellt.',
      }),
  },
  deleted: {
    done: ({ count }) => plural(count, { one: 'Quiz gelöscht', other: '# Quizze gelöscht' }),
    notDone: 'Nicht gelöscht',
    already: ({ count }) =>
      plural(count, {
        one: '# Quiz war bereits gelöscht.',
        other: '# Quizze waren bereits gelöscht.',
      }),
  },
  moved: {
    done: ({ count }) => plural(count, { one: '# Quiz verschoben', other: '# Quizze verschoben' }),
    notDone: 'Nicht verschoben',
    already: ({ count }) =>
      plural(count, {
        one: '# Quiz war bereits verschoben.',
        other: '# Quizze waren bereits verschoben.',
      }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# Quiz wurde inzwischen gelöscht.',
      other: '# Quizze wurden inzwischen gelöscht.',
    }),
  failed: {
    duplicating: 'Das Quiz konnte nicht dupliziert werden',
    updating: 'Die Quizze konnten nicht geändert werden',
    restoring: 'Das Quiz konnte nicht wiederhergestellt werden',
    deleting: 'Das Quiz konnte nicht gelöscht werden',
    moving: 'Die Quizze konnten nicht verschoben werden',
  },
  manage: 'Verwalten',
  pages: {
    categories: 'Kategorien',
    categoriesHint: 'Namen und Beschreibungen',
    hierarchy: 'Inhaltsstruktur',
    hierarchyHint: 'Kategorien, Unterkategorien und ihre Quizze',
    hierarchyDescription: 'Kategorien, Unterkategorien und ihre Quizze.',
    series: 'Lernserien',
    seriesHint: 'Geordnete Wege durch Quizze',
    testimonials: 'Erfahrungsberichte',
    testimonialsHint: 'Was Lernende sagen, freigegeben oder nicht',
    settings: 'Systemeinstellungen',
    settingsHint: 'Name, Konten, Regeln und Aufbewahrung',
    users: 'Benutzer',
    usersHint: 'Konten, Rollen und Sperren',
  },
};
