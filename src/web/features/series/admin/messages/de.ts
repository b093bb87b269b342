import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Serien',
  pageTitle: 'Serien, Verwaltung',
  description: 'Serien erstellen, mit Quizzen füllen und ordnen.',
  lead: 'Geordnete Wege durch Quizze.',
  loadFailed: 'Die Serien konnten nicht geladen werden',
  create: 'Serie erstellen',
  find: 'Serie suchen',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  order: 'Reihenfolge',
  orders: {
    created: 'Neueste zuerst',
    name: 'Nach Name',
    quizzes: 'Meiste Quizze zuerst',
  },
  count: ({ count }) => plural(count, { one: '# Serie', other: '# Serien' }),
  archive: 'Archivieren',
  makeActive: 'Aktivieren',
  delete: 'Löschen',
  noMatch: 'Keine passende Serie',
  tryOtherWords: 'Versuche es mit weniger oder anderen Wörtern.',
  noneYet: 'Hier gibt es noch keine Serien',
  whatSeriesDo: 'Eine Serie führt Lernende der Reihe nach durch Quizze.',
  quizzes: 'Quizze',
  quizzesOf: ({ name }) => `Quizze von ${name}`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# Quiz', other: '# Quizze' })}`,
  edit: ({ name }) => `${name} bearbeiten`,
  deleteNamed: ({ name }) => `${name} löschen`,
  status: {
    active: 'Aktiv',
    archived: 'Archiviert',
  },
  levels: {
    beginner: 'Anfänger',
    intermediate: 'Mittelstufe',
    advanced: 'Fortgeschritten',
  },
  actions: {
    updateFailed: 'Die Serie konnte nicht aktualisiert werden',
    restoreFailed: 'Die Serie konnte nicht wiederhergestellt werden',
    deleteFailed: 'Die Serie konnte nicht gelöscht werden',
    deleteOne: ({ name }) => `„${name}“ löschen?`,
    deleteMany: ({ count }) =>
      plural(count, { one: '# Serie löschen?', other: '# Serien löschen?' }),
    consequencesOne:
      'Ihre Quizze bleiben. Du kannst dies in der folgenden Meldung rückgängig machen. Archivieren verbirgt eine Serie nur vor Lernenden.',
    consequencesMany:
      'Ihre Quizze bleiben. Du kannst dies in der folgenden Meldung rückgängig machen. Archivieren verbirgt eine Serie nur vor Lernenden.',
    missing: ({ count }) =>
      plural(count, {
        one: '# Serie war inzwischen gelöscht worden.',
        other: '# Serien waren inzwischen gelöscht worden.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, { one: '# Serie archiviert', other: '# Serien archiviert' }),
      notDone: 'Nicht archiviert',
      already: ({ count }) =>
        plural(count, {
          one: '# Serie war schon archiviert.',
          other: '# Serien waren schon archiviert.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, { one: '# Serie wieder aktiv', other: '# Serien wieder aktiv' }),
      notDone: 'Nicht wieder aktiviert',
      already: ({ count }) =>
        plural(count, { one: '# Serie war schon aktiv.', other: '# Serien waren schon aktiv.' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { one: 'Serie gelöscht', other: '# Serien gelöscht' }),
      notDone: 'Nicht gelöscht',
      already: ({ count }) =>
        plural(count, {
          one: '# Serie war schon gelöscht.',
          other: '# Serien waren schon gelöscht.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Serie wiederhergestellt', other: '# Serien wiederhergestellt' }),
      notDone: 'Nicht wiederhergestellt',
      already: ({ count }) =>
        plural(count, {
          one: '# Serie war schon wiederhergestellt.',
          other: '# Serien waren schon wiederhergestellt.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Serie bearbeiten',
    created: 'Die Serie wurde erstellt!',
    updated: 'Die Serie wurde aktualisiert!',
    createFailed: 'Die Serie konnte nicht erstellt werden',
    updateFailed: 'Die Serie konnte nicht aktualisiert werden',
    save: 'Speichern',
    notSaved: 'Nicht gespeichert',
  },
  form: {
    name: 'Name',
    nameStays: 'Der interne Name bleibt.',
    storedAs: ({ name }) => `Gespeichert als ${name}`,
    storedAsMadeUp: 'Gespeichert unter einem erzeugten Namen',
    displayName: 'Anzeigename',
    chooseCategory: 'Kategorie auswählen',
    difficulty: 'Schwierigkeit',
    description: 'Beschreibung',
    prerequisites: 'Voraussetzungen',
    outcomes: 'Lernziele',
    oneALine: 'Eine Angabe pro Zeile',
    duration: 'Geschätzte Dauer',
    durationEmpty: 'Leer: die Summe der Zeitlimits der Quizze',
    imageUrl: 'Bild-URL',
    status: 'Status',
    whoSeesArchived: 'Eine archivierte Serie sehen nur Administratoren.',
  },
  quizOrder: {
    quiz: 'Quiz',
    position: ({ title, position, total }) => `${title}: Position ${position} von ${total}`,
    empty: 'Noch keine Quizze darin. Suche unten welche.',
    drag: ({ title }) => `${title} ziehen`,
    draft: 'Entwurf',
    moveUp: ({ title }) => `${title} nach oben verschieben`,
    moveDown: ({ title }) => `${title} nach unten verschieben`,
    takeOut: ({ title }) => `${title} aus der Serie entfernen`,
    addQuizzes: 'Quizze hinzufügen',
    addQuiz: 'Quiz hinzufügen',
    findByTitle: 'Nach Titel suchen',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
    noMatch: 'Kein weiteres Quiz passt.',
  },
};
