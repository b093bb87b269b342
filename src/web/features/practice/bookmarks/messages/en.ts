import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Bookmarks and notes',
  lead: 'Questions that you have bookmarked or written a note on. Only you can see them.',
  bookmark: 'Bookmark',
  removed: 'Bookmark removed',
  undo: 'Undo',
  bookmarkFailed: 'The bookmark was not changed',
  ownNote: 'Your note',
  addNote: 'Add a note',
  editNote: 'Edit note',
  noteHint: 'Only you can see it. Markdown can be used.',
  save: 'Save',
  close: 'Close',
  saved: 'Saved',
  notSaved: 'The note was not saved',
  stale: 'This note was changed in another tab',
  staleHint: 'Save to replace the other version:',
  otherRemoved: 'The note was removed there.',
  unsaved: 'Your note is not saved yet.',
  practise: 'Practise bookmarked questions',
  find: 'Find a bookmark or a note',
  findHint: 'Words of the question or the note',
  quiz: 'Quiz',
  allQuizzes: 'All quizzes',
  category: 'Category',
  allCategories: 'All categories',
  whichToShow: 'Which to show',
  all: 'All',
  bookmarks: 'Bookmarks',
  notes: 'Notes',
  none: 'No bookmarks or notes yet',
  noneHint: 'Bookmark questions or write notes in your results, and in practice after an answer.',
  toResults: 'My results',
  noneFound: 'Nothing found',
  showAll: 'Show all',
  notLoaded: 'Error loading bookmarks and notes',
  hidden: ({ count }: { count: number }) =>
    plural(count, {
      one: '# question is not shown: it is part of an open attempt, or its answer may not be seen any more.',
      other:
        '# questions are not shown: they are part of an open attempt, or their answers may not be seen any more.',
    }),
};
