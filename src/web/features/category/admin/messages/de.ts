import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  categories: 'Kategorien',
  subCategories: 'Unterkategorien',
  quizzes: 'Quizze',
  questions: 'Fragen',
  name: 'Name',
  category: 'Kategorie',
  overview: 'Übersicht',
  archived: 'Archiviert',
  draft: 'Entwurf',
  denied: 'Zugriff verweigert. Administratorrechte sind erforderlich.',
  categoriesDescription: 'Kategorien erstellen, umbenennen und löschen.',
  hierarchy: 'Inhaltsstruktur',
  tree: 'Inhaltsstruktur',
  hierarchyLead: 'Kategorie, Unterkategorie, Quiz.',
  loadFailed: 'Die Kategorien konnten nicht geladen werden',
  quizzesFailed: 'Die Quizze konnten nicht geladen werden',
  tryOtherWords: 'Versuche es mit weniger oder anderen Wörtern.',
  noCategories: 'Noch keine Kategorien',
  everyQuizBelongs: 'Jedes Quiz gehört zu einer.',
  createFirst: 'Erstelle die erste unter „Kategorien“.',
  noSubCategories: 'Hier gibt es noch keine Unterkategorien',
  whatSubCategoriesDo: 'Sie gliedern die Quizze einer Kategorie.',
  allCategories: 'Alle Kategorien',
  quizzesIn: ({ name }) => `Quizze in ${name}`,
  edit: ({ name }) => `${name} bearbeiten`,
  delete: ({ name }) => `${name} löschen`,
  deleteEmpty: 'Leere löschen',
  inNone: 'In keiner Unterkategorie',
  nothingInIt: 'Noch nichts darin',
  noQuizzesInIt: 'Noch keine Quizze darin',

  kinds: {
    category: {
      create: 'Kategorie erstellen',
      find: 'Kategorie suchen',
      noMatch: 'Keine passende Kategorie',
      deleted: 'Die Kategorie wurde gelöscht!',
      deleteError: 'Die Kategorie konnte nicht gelöscht werden',
      removal:
        'Mit dieser Kategorie werden auch ihre Unterkategorien und Quizze gelöscht. Das kann nicht rückgängig gemacht werden.',
    },
    subCategory: {
      create: 'Unterkategorie erstellen',
      find: 'Unterkategorie suchen',
      noMatch: 'Keine passende Unterkategorie',
      deleted: 'Die Unterkategorie wurde gelöscht!',
      deleteError: 'Die Unterkategorie konnte nicht gelöscht werden',
      removal:
        'Mit dieser Unterkategorie werden auch ihre Quizze gelöscht. Das kann nicht rückgängig gemacht werden.',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { one: '# Kategorie', other: '# Kategorien' }),
    subCategories: ({ count }) =>
      plural(count, { one: '# Unterkategorie', other: '# Unterkategorien' }),
    quizzes: ({ count }) => plural(count, { one: '# Quiz', other: '# Quizze' }),
    questions: ({ count }) => plural(count, { one: '# Frage', other: '# Fragen' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Zusammenlegen',
    title: 'Kategorien zusammenlegen',
    hint: 'Alles aus der einen kommt in die andere; dann wird die eine entfernt. Das kann nicht rückgängig gemacht werden.',
    what: 'Was zusammengelegt wird',
    from: 'Aus (wird entfernt)',
    into: 'In (bleibt)',
    changes: 'Was sich ändert',
    quizzes: 'Quizze, die verschoben werden',
    questions: 'Fragen darin',
    assignedQuizzes: 'Davon in Klassen aufgegeben',
    deletedQuizzes: 'Gelöschte Quizze, die auch verschoben werden',
    movedSubCategories: 'Unterkategorien, die verschoben werden',
    joinedSubCategories: 'Unterkategorien, die in eine gleichnamige kommen',
    series: 'Serien',
    posts: 'Blogbeiträge',
    draws: 'Ziehungen aus der Fragensammlung',
    isEmpty: 'Sie ist leer.',
    addresses: 'Alte Adressen führen zu der, die bleibt.',
    noPreview: 'Was sich ändert, konnte nicht ermittelt werden',
    merge: 'Zusammenlegen',
    done: 'Zusammengelegt',
    failed: 'Nichts wurde zusammengelegt',
    counted: ({ label, count }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo:
      'Möchtest du diese Kategorie wirklich löschen? Das kann nicht rückgängig gemacht werden.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: 'Ihre # Unterkategorie würde mit ihr gelöscht.',
        other: 'Ihre # Unterkategorien würden mit ihr gelöscht.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, { one: '# leere Kategorie löschen?', other: '# leere Kategorien löschen?' }),
    emptyConsequences:
      'Ihre Unterkategorien werden ebenfalls gelöscht. Das kann nicht rückgängig gemacht werden.',
    consequencesWithKept: ({ kept }) =>
      `Ihre Unterkategorien werden ebenfalls gelöscht. Das kann nicht rückgängig gemacht werden. ${plural(kept, { one: '# Kategorie mit Quizzen bleibt.', other: '# Kategorien mit Quizzen bleiben.' })}`,
    delete: 'Löschen',
    failed: 'Die Kategorie konnte nicht gelöscht werden',
    title: ({ name }) => `„${name}“ löschen?`,
    tryAgain: 'Bitte versuche es noch einmal.',
    lookUpFailed: 'Der Inhalt konnte nicht ermittelt werden',
    nothingDeleted: 'Es wurde nichts gelöscht',
    typeToConfirm: ({ name }) => `Gib zur Bestätigung <name>${name}</name> ein`,
    nothingInIt: 'Sie ist leer.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} mit ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# Serie (Quizze aus anderen Kategorien bleiben, wo sie sind)',
        other: '# Serien (Quizze aus anderen Kategorien bleiben, wo sie sind)',
      }),
    allTaken:
      'Alle diese Quizze wurden bereits gemacht: Sie werden archiviert, und die Ergebnisse der Lernenden bleiben.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# dieser Quizze wurde bereits gemacht: Es wird archiviert, und die Ergebnisse der Lernenden bleiben.',
        other:
          '# dieser Quizze wurden bereits gemacht: Sie werden archiviert, und die Ergebnisse der Lernenden bleiben.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: '# Kategorie gelöscht', other: '# Kategorien gelöscht' }),
    notDone: 'Nicht gelöscht',
    already: ({ count }) =>
      plural(count, {
        one: '# Kategorie war schon gelöscht.',
        other: '# Kategorien waren schon gelöscht.',
      }),
    missing: ({ count }) =>
      plural(count, {
        one: '# Kategorie war inzwischen gelöscht worden.',
        other: '# Kategorien waren inzwischen gelöscht worden.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Kategorie erstellen',
      category: 'Kategorie bearbeiten',
      newSubCategory: 'Unterkategorie erstellen',
      subCategory: 'Unterkategorie bearbeiten',
    },
    saved: {
      newCategory: 'Die Kategorie wurde erstellt!',
      category: 'Die Kategorie wurde aktualisiert!',
      newSubCategory: 'Die Unterkategorie wurde erstellt!',
      subCategory: 'Die Unterkategorie wurde aktualisiert!',
    },
    failed: {
      newCategory: 'Die Kategorie konnte nicht erstellt werden',
      category: 'Die Kategorie konnte nicht aktualisiert werden',
      newSubCategory: 'Die Unterkategorie konnte nicht erstellt werden',
      subCategory: 'Die Unterkategorie konnte nicht aktualisiert werden',
    },
    failedInHierarchy: {
      newCategory: 'Die Kategorie konnte nicht erstellt werden',
      category: 'Die Kategorie konnte nicht aktualisiert werden',
      newSubCategory: 'Die Unterkategorie konnte nicht erstellt werden',
      subCategory: 'Die Unterkategorie konnte nicht aktualisiert werden',
    },
    chooseCategory: 'Kategorie auswählen',
    categoryRequired: 'Eine Kategorie ist erforderlich',
    categoryName: 'Name der Kategorie',
    displayName: 'Anzeigename',
    description: 'Beschreibung',
    imageUrl: 'Bild-URL',
    create: 'Erstellen',
    save: 'Speichern',
    internalName: ({ name }) => `Interner Name: ${name}`,
    howNamed: 'Kleinbuchstaben mit Unterstrichen; wird aus deiner Eingabe gebildet.',
    storedAs: ({ name }) => `Wird als <code>${name}</code> gespeichert`,
  },
};
