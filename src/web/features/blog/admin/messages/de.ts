import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Blogverwaltung',
  description: 'Blogbeiträge erstellen und verwalten.',
  denied: 'Zugriff verweigert: Für diese Seite brauchst du Administratorrechte.',
  backToAdmin: 'Zurück zur Verwaltungsübersicht',
  posts: 'Blogbeiträge',
  lead: 'Erstelle und verwalte Blogbeiträge für SEO und Content-Marketing',
  create: 'Blogbeitrag erstellen',
  allPosts: 'Alle Blogbeiträge',
  findByTitle: 'Beitrag nach Titel suchen',
  find: 'Beitrag suchen',
  status: {
    published: 'Veröffentlicht',
    draft: 'Entwurf',
    archived: 'Archiviert',
  },
  order: 'Reihenfolge',
  orders: {
    created: 'Neueste zuerst',
    title: 'Nach Titel',
    views: 'Meistgelesene zuerst',
    status: 'Nach Status',
  },
  loadFailed: 'Die Blogbeiträge konnten nicht geladen werden',
  loading: 'Blogbeiträge werden geladen …',
  count: ({ count }) => plural(count, { one: '# Beitrag', other: '# Beiträge' }),
  publish: 'Veröffentlichen',
  toDraft: 'Zum Entwurf machen',
  delete: 'Löschen',
  noMatch: 'Kein passender Beitrag',
  tryOther: 'Versuche es mit weniger oder anderen Wörtern oder einem anderen Status.',
  noneYet: 'Noch keine Blogbeiträge',
  createFirst: 'Erstelle deinen ersten Blogbeitrag!',
  views: ({ count }) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),
  minutesToRead: ({ count }) => plural(count, { one: '# Min. Lesezeit', other: '# Min. Lesezeit' }),

  actions: {
    published: {
      done: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag veröffentlicht',
          other: '# Blogbeiträge veröffentlicht',
        }),
      notDone: 'Nicht veröffentlicht',
      already: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag war schon veröffentlicht.',
          other: '# Blogbeiträge waren schon veröffentlicht.',
        }),
    },
    draft: {
      done: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag zum Entwurf gemacht',
          other: '# Blogbeiträge zu Entwürfen gemacht',
        }),
      notDone: 'Nicht zu Entwürfen gemacht',
      already: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag war schon ein Entwurf.',
          other: '# Blogbeiträge waren schon Entwürfe.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: '# Blogbeitrag wie zuvor', other: '# Blogbeiträge wie zuvor' }),
      notDone: 'Nicht wie zuvor',
      already: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag war schon wie zuvor.',
          other: '# Blogbeiträge waren schon wie zuvor.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: 'Blogbeitrag gelöscht', other: '# Blogbeiträge gelöscht' }),
      notDone: 'Nicht gelöscht',
      already: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag war schon gelöscht.',
          other: '# Blogbeiträge waren schon gelöscht.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: 'Blogbeitrag wiederhergestellt',
          other: '# Blogbeiträge wiederhergestellt',
        }),
      notDone: 'Nicht wiederhergestellt',
      already: ({ count }) =>
        plural(count, {
          one: '# Blogbeitrag war schon wiederhergestellt.',
          other: '# Blogbeiträge waren schon wiederhergestellt.',
        }),
    },
    missing: ({ count }) =>
      plural(count, {
        one: '# Blogbeitrag war inzwischen gelöscht worden.',
        other: '# Blogbeiträge waren inzwischen gelöscht worden.',
      }),
    failedBecause: 'Ein unerwarteter Fehler ist aufgetreten',
    updateFailed: 'Der Blogbeitrag konnte nicht aktualisiert werden',
    restoreFailed: 'Der Blogbeitrag konnte nicht wiederhergestellt werden',
    deleteFailed: 'Der Blogbeitrag konnte nicht gelöscht werden',
    publishTitle: ({ count }) =>
      plural(count, {
        one: '# Blogbeitrag veröffentlichen?',
        other: '# Blogbeiträge veröffentlichen?',
      }),
    publishConsequences: 'Ab jetzt können alle sie lesen.',
    draftTitle: ({ count }) =>
      plural(count, {
        one: '# Blogbeitrag zum Entwurf machen?',
        other: '# Blogbeiträge zu Entwürfen machen?',
      }),
    draftConsequences: 'Links auf einen Beitrag führen ins Leere, solange er ein Entwurf ist.',
    deleteOne: ({ title }) => `„${title}“ löschen?`,
    deleteMany: ({ count }) =>
      plural(count, { one: '# Blogbeitrag löschen?', other: '# Blogbeiträge löschen?' }),
    sureOne: 'Möchtest du diesen Blogbeitrag wirklich löschen?',
    sureMany: ({ count }) =>
      plural(count, {
        one: 'Möchtest du # Blogbeitrag wirklich löschen?',
        other: 'Möchtest du # Blogbeiträge wirklich löschen?',
      }),
    publishedAndRead: ({ posts, views }) =>
      `${plural(posts, { one: '# Beitrag ist veröffentlicht', other: '# Beiträge sind veröffentlicht' })} und ${plural(views, { one: '#-mal', other: '#-mal' })} gelesen; Links führen dann ins Leere. Du kannst dies in der folgenden Meldung rückgängig machen.`,
    canUndo: 'Du kannst dies in der folgenden Meldung rückgängig machen.',
  },
  editor: {
    createTitle: 'Neuen Blogbeitrag erstellen',
    createDescription: 'Schreibe einen Beitrag.',
    editTitle: 'Blogbeitrag bearbeiten',
    editDescription: 'Ändere einen Beitrag.',
    leaving: 'Deine Änderungen sind nicht gespeichert. Ein Entwurf davon wird für dich aufbewahrt.',
    created: 'Blogbeitrag erstellt',
    createFailed: 'Der Blogbeitrag konnte nicht erstellt werden',
    updated: 'Blogbeitrag aktualisiert',
    createPost: 'Beitrag erstellen',
    creating: 'Wird erstellt …',
    updatePost: 'Beitrag aktualisieren',
    updating: 'Wird aktualisiert …',
    cancel: 'Abbrechen',
    loadFailed: 'Der Blogbeitrag konnte nicht geladen werden',
    authenticationError: 'Anmeldefehler',
    mustBeAdmin: 'Du musst als Administrator angemeldet sein, um Blogbeiträge zu erstellen.',
  },
  fields: {
    title: 'Titel',
    excerpt: 'Auszug',
    content: 'Inhalt',
    language: 'Sprache',
    featuredImage: 'URL des Titelbilds',
    featuredImageAlt: 'Alternativtext',
    categoryId: 'Kategorie',
    tags: 'Schlagwörter',
    status: 'Status',
    metaTitle: 'Meta-Titel',
    metaDescription: 'Meta-Beschreibung',
    readingTimeMinutes: 'Lesezeit (Minuten)',
    slug: 'Adresse',
  },
  hints: {
    charactersOf: ({ count, limit }) => `${count} von ${limit} Zeichen`,
    wordsAndMinutes: ({ words, minutes }) => `${words} Wörter, ${minutes} Min. Lesezeit`,
    none: 'Keine',
    endsTag: 'Eingabetaste oder Komma beendet ein Schlagwort',
    counted: 'Aus dem Text berechnet. Gib eine Zahl ein, um sie selbst festzulegen.',
    setByYou: 'Von dir festgelegt.',
  },
  seo: {
    legend: 'Für Suchmaschinen',
    autoFill: 'Leere Meta-Felder werden automatisch mit Titel und Auszug gefüllt.',
    addressStays: 'Sie bleibt wie bei der ersten Veröffentlichung, damit kein Link bricht.',
    madeOfTitle: 'Wird aus dem Titel gebildet, wenn leer.',
    asResult: 'Als Suchergebnis',
    madeOnSaving: 'wird-beim-speichern-erzeugt',
  },
  conflict: {
    title: 'Dieser Beitrag wurde anderswo geändert',
    savedAt: ({ time }) =>
      `Er wurde am <time>${time}</time> gespeichert, nachdem du ihn geöffnet hattest. Dein Text ist noch im Formular; nichts wurde überschrieben.`,
    same: 'Beide Versionen sind jetzt gleich.',
    yours: 'Deine',
    storedNow: 'Jetzt gespeichert',
    empty: '(leer)',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere übernehmen',
    saveAsNew: 'Meine als neuen Entwurf speichern',
    gone: 'Dieser Beitrag wurde inzwischen gelöscht',
    stillInForm: 'Was du geschrieben hast, ist noch im Formular.',
  },
};
