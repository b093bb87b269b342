import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Lesezeichen und Notizen',
  lead: 'Fragen, die du dir gemerkt oder zu denen du etwas notiert hast. Nur du siehst sie.',
  bookmark: 'Lesezeichen',
  removed: 'Lesezeichen entfernt',
  undo: 'Rückgängig',
  bookmarkFailed: 'Das Lesezeichen wurde nicht geändert',
  ownNote: 'Deine Notiz',
  addNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  noteHint: 'Nur du siehst sie. Markdown ist möglich.',
  save: 'Speichern',
  close: 'Schließen',
  saved: 'Gespeichert',
  notSaved: 'Die Notiz wurde nicht gespeichert',
  stale: 'Diese Notiz wurde in einem anderen Tab geändert',
  staleHint: 'Speichern ersetzt die andere Version:',
  otherRemoved: 'Dort wurde die Notiz entfernt.',
  unsaved: 'Deine Notiz ist noch nicht gespeichert.',
  practise: 'Gemerkte Fragen üben',
  find: 'Lesezeichen oder Notiz suchen',
  findHint: 'Wörter der Frage oder der Notiz',
  quiz: 'Quiz',
  allQuizzes: 'Alle Quizze',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  whichToShow: 'Was gezeigt wird',
  all: 'Alle',
  bookmarks: 'Lesezeichen',
  notes: 'Notizen',
  none: 'Noch keine Lesezeichen oder Notizen',
  noneHint:
    'Setze Lesezeichen oder schreibe Notizen in deinen Ergebnissen und beim Üben nach einer Antwort.',
  toResults: 'Meine Ergebnisse',
  noneFound: 'Nichts gefunden',
  showAll: 'Alle anzeigen',
  notLoaded: 'Lesezeichen und Notizen konnten nicht geladen werden',
  hidden: ({ count }) =>
    plural(count, {
      one: '# Frage wird nicht gezeigt: Sie gehört zu einem offenen Versuch, oder ihre Antwort darf nicht mehr gesehen werden.',
      other:
        '# Fragen werden nicht gezeigt: Sie gehören zu einem offenen Versuch, oder ihre Antworten dürfen nicht mehr gesehen werden.',
    }),
};
