import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Administration',
    dashboard: 'Übersicht',
    createQuiz: 'Quiz erstellen',
    addQuestions: 'Fragen hinzufügen',
    manage: 'Verwalten',
    users: 'Benutzer',
    classes: 'Klassen',
    blogManager: 'Blogverwaltung',
    questionBank: 'Fragensammlung',
    questionQuality: 'Fragenqualität',
    marking: 'Bewerten',
    categories: 'Kategorien',
    contentHierarchy: 'Inhaltsstruktur',
    learningSeries: 'Lernserien',
    testimonials: 'Erfahrungsberichte',
    contactInbox: 'Kontakt-Posteingang',
    attempts: 'Versuche',
    auditTrail: 'Änderungsprotokoll',
    pictures: 'Bilder',
    settings: 'Einstellungen',
    editQuiz: 'Quiz bearbeiten',
  },
  backToDashboard: 'Zurück zur Übersicht',
  edit: 'Bearbeiten',
  editNamed: ({ name }) => `${name} bearbeiten`,
  delete: 'Löschen',
  deleteNamed: ({ name }) => `${name} löschen`,
  deleteQuestion: ({ name }) => `„${name}“ löschen?`,
  pleaseTryAgain: 'Bitte versuche es erneut.',
  filters: {
    status: 'Status',
    anyStatus: 'Jeder Status',
    anyLanguage: 'Jede Sprache',
  },
  contentLanguage: 'Sprache',
  nothingMatches: 'Keine Treffer',
  picture: {
    broken:
      'Dieses Bild kann nicht geladen werden. Prüfe die Adresse; Leser sähen stattdessen eine Zeichnung.',
    alt: 'Wie Leser es sehen',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: '# Punkt ist vor dem Speichern zu korrigieren',
        other: '# Punkte sind vor dem Speichern zu korrigieren',
      }),
    more: ({ count }) => `und ${number(count)} weitere`,
    at: ({ where, message }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Leertaste nimmt eine Zeile auf, Pfeiltasten bewegen sie, Leertaste legt sie ab, Escape bricht ab.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)} aufgenommen.`,
    over: ({ position }) => `Über Position ${number(position)}.`,
    dropped: 'Abgelegt.',
    droppedAt: ({ position }) => `An Position ${number(position)} abgelegt.`,
    cancelled: 'Verschieben abgebrochen.',
  },
  editor: {
    formattingOf: ({ field }) => `Formatierung: ${field}`,
    viewOf: ({ field }) => `Ansicht: ${field}`,
    previewOf: ({ field }) => `Vorschau: ${field}`,
    edit: 'Bearbeiten',
    preview: 'Vorschau',
    nothing: 'Noch nichts anzuzeigen.',
    withKey: ({ action, key }) => `${action} (Strg ${key})`,
    labels: {
      bold: 'Fett',
      italic: 'Kursiv',
      heading: 'Überschrift',
      link: 'Link',
      image: 'Bild',
      bullets: 'Aufzählung',
      numbers: 'Nummerierte Liste',
      quote: 'Zitat',
      code: 'Code',
      formula: 'Formel',
      table: 'Tabelle',
    },
    samples: {
      bold: 'fett',
      italic: 'kursiv',
      heading: 'Überschrift',
      link: 'Text',
      image: 'Beschreibung',
      bullets: 'Eintrag',
      numbers: 'Eintrag',
      quote: 'Zitat',
      code: 'Code',
      formula: 'x^2',
      table: 'Zelle',
    },
    column: 'Spalte',
  },
};
