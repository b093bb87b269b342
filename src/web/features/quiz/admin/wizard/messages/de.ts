import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Frage erstellen',
  description: 'Füge einem Quiz eine Frage hinzu.',
  lead: 'Wähle eine Kategorie, darin ein Quiz, und schreibe dann die Frage.',
  steps: {
    label: 'Schritte',
    category: 'Kategorie',
    quiz: 'Quiz',
    question: 'Frage',
  },
  notCreated: 'Die Frage wurde nicht erstellt. Ein Entwurf davon bleibt für dich erhalten.',
  noCategories: 'Noch keine Kategorien',
  noCategoriesHint: 'Eine Frage gehört zu einem Quiz und ein Quiz zu einer Kategorie.',
  createCategory: 'Kategorie erstellen',
  chooseCategory: 'Wähle eine Kategorie',
  noSuchCategory: 'Keine solche Kategorie',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# Quiz', other: '# Quizze' })})`,
  categoryMissing: 'Bitte wähle eine Kategorie',
  cancel: 'Abbrechen',
  next: 'Weiter',
  back: 'Zurück',
  findQuiz: 'Quiz in dieser Kategorie suchen',
  loadFailed: 'Die Quizze konnten nicht geladen werden',
  categoriesFailed: 'Die Kategorien konnten nicht geladen werden',
  loading: 'Quizze werden geladen …',
  noMatch: 'Kein passendes Quiz',
  noneInCategory: 'Noch keine Quizze in dieser Kategorie',
  createQuiz: 'Quiz erstellen',
  quizzes: 'Quizze',
  questions: ({ count }) => `${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# Frage', other: '# Fragen' })}, Entwurf`,
  newQuestionIn: ({ title }) => `Neue Frage in ${title}`,
  preview: 'Vorschau',
  notSaved: 'Nicht gespeichert',
  stillHere: ({ reason }) => `${reason} Alles, was du geschrieben hast, ist noch da.`,
  created: 'Die Frage wurde erstellt!',
  failed: 'Die Frage konnte nicht erstellt werden',
  tryAgain: 'Bitte versuche es noch einmal.',
  added: 'Die Frage wurde zu <quiz></quiz> hinzugefügt.',
  addAnother: 'Weitere Frage zu diesem Quiz',
  openQuiz: 'Quiz öffnen',
};
