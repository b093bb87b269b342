import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Series',
  pageTitle: 'Series, administration',
  description: 'Create series, fill them with quizzes and order them.',
  lead: 'Ordered paths through quizzes.',
  loadFailed: 'Error loading series',
  create: 'Create Series',
  find: 'Find a series',
  category: 'Category',
  allCategories: 'All categories',
  order: 'Order',
  orders: {
    created: 'Newest first',
    name: 'By name',
    quizzes: 'Most quizzes first',
  },
  count: ({ count }: { count: number }) => plural(count, { one: '# series', other: '# series' }),
  archive: 'Archive',
  makeActive: 'Make active',
  delete: 'Delete',
  noMatch: 'No series matches',
  tryOtherWords: 'Try fewer or other words.',
  noneYet: 'No series here yet',
  whatSeriesDo: 'A series leads learners through quizzes in an order.',
  quizzes: 'Quizzes',
  quizzesOf: ({ name }: { name: string }) => `Quizzes of ${name}`,
  inCategory: ({ category, count }: { category: string; count: number }) =>
    `${category}, ${plural(count, { one: '# quiz', other: '# quizzes' })}`,
  edit: ({ name }: { name: string }) => `Edit ${name}`,
  deleteNamed: ({ name }: { name: string }) => `Delete ${name}`,
  status: {
    active: 'Active',
    archived: 'Archived',
  },
  levels: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  actions: {
    updateFailed: 'Error updating series',
    restoreFailed: 'Error restoring series',
    deleteFailed: 'Failed to delete series',
    deleteOne: ({ name }: { name: string }) => `Delete “${name}”?`,
    deleteMany: ({ count }: { count: number }) =>
      plural(count, { one: 'Delete # series?', other: 'Delete # series?' }),
    consequencesOne:
      'Its quizzes stay. You can undo this in the message that follows. Archiving only hides a series from learners.',
    consequencesMany:
      'Their quizzes stay. You can undo this in the message that follows. Archiving only hides a series from learners.',
    missing: ({ count }: { count: number }) =>
      plural(count, {
        one: '# series no longer exists.',
        other: '# series no longer exist.',
      }),
    archived: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# series archived', other: '# series archived' }),
      notDone: 'Not archived',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# series was already archived.',
          other: '# series were already archived.',
        }),
    },
    active: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# series active again', other: '# series active again' }),
      notDone: 'Not active again',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# series was already active.',
          other: '# series were already active.',
        }),
    },
    deleted: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Series deleted', other: '# series deleted' }),
      notDone: 'Not deleted',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# series was already deleted.',
          other: '# series were already deleted.',
        }),
    },
    restored: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Series restored', other: '# series restored' }),
      notDone: 'Not restored',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# series was already restored.',
          other: '# series were already restored.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Edit Series',
    created: 'Series created successfully!',
    updated: 'Series updated successfully!',
    createFailed: 'Failed to create series',
    updateFailed: 'Failed to update series',
    save: 'Save',
    notSaved: 'Not saved',
  },
  form: {
    name: 'Name',
    nameStays: 'The internal name stays.',
    storedAs: ({ name }: { name: string }) => `Stored as ${name}`,
    storedAsMadeUp: 'Stored under a generated name',
    displayName: 'Display Name',
    chooseCategory: 'Choose a category',
    difficulty: 'Difficulty',
    description: 'Description',
    prerequisites: 'Prerequisites',
    outcomes: 'Learning Outcomes',
    oneALine: 'One per line',
    duration: 'Estimated Duration',
    durationEmpty: "Empty: the sum of the quizzes' time limits",
    imageUrl: 'Image URL',
    status: 'Status',
    whoSeesArchived: 'An archived series is shown to administrators only.',
  },
  quizOrder: {
    quiz: 'Quiz',
    position: ({ title, position, total }: { title: string; position: string; total: string }) =>
      `${title}: position ${position} of ${total}`,
    empty: 'No quizzes in it yet. Find some below.',
    drag: ({ title }: { title: string }) => `Drag ${title}`,
    draft: 'Draft',
    moveUp: ({ title }: { title: string }) => `Move ${title} up`,
    moveDown: ({ title }: { title: string }) => `Move ${title} down`,
    takeOut: ({ title }: { title: string }) => `Remove ${title} from the series`,
    addQuizzes: 'Add quizzes',
    addQuiz: 'Add a quiz',
    findByTitle: 'Find by title',
    inCategory: ({ category, count }: { category: string; count: number }) =>
      `${category}, ${plural(count, { one: '# question', other: '# questions' })}`,
    noMatch: 'No other quiz matches.',
  },
};
