import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  dashboard: 'Admin Dashboard',
  dashboardDescription: 'Quizzes, questions and everything else to manage.',
  denied: 'Access Denied — You need administrator privileges to access this page.',
  createQuiz: 'Create Quiz',
  createDescription: 'Write a quiz with its questions.',
  created: 'Quiz created successfully!',
  addQuestions: 'Add Questions',
  importQuestions: 'Import Questions',
  exportNamed: ({ title }: { title: string }) => `Export ${title}`,
  resultsNamed: ({ title }: { title: string }) => `Results of ${title}`,
  series: 'Series',
  totals: {
    quizzes: 'Total Quizzes',
    active: 'Active Quizzes',
    questions: 'Total Questions',
  },
  recentQuizzes: 'Recent Quizzes',
  deletedQuizzes: 'Deleted Quizzes',
  deletedList: 'Deleted quizzes',
  quizzes: 'Quizzes',
  foundList: 'Quizzes found',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '# quiz found', other: '# quizzes found' }),
  find: 'Find a quiz by its title or questions',
  titleOrQuestion: 'Title or question',
  category: 'Category',
  allCategories: 'All categories',
  views: {
    label: 'Which quizzes',
    recent: 'Recent',
    all: 'All',
    deleted: 'Deleted',
  },
  none: 'No quizzes yet',
  noneHint: 'Quizzes that you create appear here.',
  noMatch: 'No quiz matches',
  noMatchHint: 'Try fewer or other words.',
  noDeleted: 'No deleted quizzes',
  noDeletedHint: ({ days }: { days: number }) =>
    `A deleted quiz with attempts can be restored at any time, one without for ${plural(days, { one: '# day', other: '# days' })}.`,
  loadFailed: 'Error loading quizzes',
  categoriesFailed: 'Error loading categories',
  columns: {
    name: 'Name',
    status: 'Status',
    questions: 'Questions',
    attempts: 'Attempts',
    updated: 'Updated',
  },
  status: {
    active: 'Active',
    draft: 'Draft',
  },
  archivedHint: 'Archived: only its author and administrators see it',
  restore: 'Restore',
  restoreNamed: ({ title }: { title: string }) => `Restore ${title}`,
  editNamed: ({ title }: { title: string }) => `Edit ${title}`,
  deleteNamed: ({ title }: { title: string }) => `Delete ${title}`,
  duplicate: 'Duplicate',
  duplicateNamed: ({ title }: { title: string }) => `Duplicate ${title}`,
  copyTitle: ({ title }: { title: string }) => `Copy of ${title}`,
  duplicated: 'Copied as a draft',
  openCopy: 'Open copy',
  tryAgain: 'Please try again.',
  delete: 'Delete',
  publish: 'Publish',
  toDraft: 'To draft',
  moveTo: 'Move…',
  move: 'Move',
  close: 'Close',
  moveTitle: ({ count }: { count: number }) =>
    `Move ${plural(count, { one: '# quiz', other: '# quizzes' })}`,
  movedFrom: ({ count, category }: { count: number; category: string }) =>
    `${plural(count, { one: '# quiz moves', other: '# quizzes move' })} out of ${category}`,
  skippedThere: ({ count }: { count: number }) =>
    plural(count, {
      one: '# quiz is skipped, because it is there already',
      other: '# quizzes are skipped, because they are there already',
    }),
  moreTitles: ({ count }: { count: number }) =>
    plural(count, { one: 'and # more', other: 'and # more' }),
  chooseCategory: 'Choose a category',
  subCategory: 'Sub-category',
  noSubCategory: 'None',
  publishTitle: ({ count }: { count: number }) =>
    `Publish ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  publishHint: 'Learners can find and take them from now on. An incomplete quiz stays a draft.',
  unpublishTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Make # quiz a draft?', other: 'Make # quizzes drafts?' }),
  unpublishHint: 'Learners do not find them any more. Results stay.',
  deleteOne: ({ title }: { title: string }) => `Delete “${title}”?`,
  deleteSeveral: ({ count }: { count: number }) =>
    `Delete ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  sureOne: 'Are you sure you want to delete this quiz?',
  sureSeveral: ({ count }: { count: number }) =>
    `Are you sure you want to delete these ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  contentsOne: ({ questions }: { questions: number }) =>
    `It has ${plural(questions, { one: '# question', other: '# questions' })}.`,
  contentsSeveral: ({ questions }: { questions: number }) =>
    `They have ${plural(questions, { one: '# question', other: '# questions' })}.`,
  takenOne: ({ questions, attempts }: { questions: number; attempts: number }) =>
    `It has ${plural(questions, { one: '# question', other: '# questions' })} and was taken ${plural(attempts, { one: '# time', other: '# times' })}; the results of those who took it stay.`,
  takenSeveral: ({ questions, attempts }: { questions: number; attempts: number }) =>
    `They have ${plural(questions, { one: '# question', other: '# questions' })} and were taken ${plural(attempts, { one: '# time', other: '# times' })}; the results of those who took them stay.`,
  undoHint: ({ days }: { days: number }) =>
    `It can be undone for ${plural(days, { one: '# day', other: '# days' })}, under “Deleted”.`,
  published: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# quiz published', other: '# quizzes published' }),
    notDone: 'Not published',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# quiz was already published.',
        other: '# quizzes were already published.',
      }),
  },
  madeDrafts: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# quiz made a draft', other: '# quizzes made drafts' }),
    notDone: 'Not made drafts',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# quiz was already a draft.',
        other: '# quizzes were already drafts.',
      }),
  },
  restored: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Quiz restored', other: '# quizzes restored' }),
    notDone: 'Not restored',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# quiz was already restored.',
        other: '# quizzes were already restored.',
      }),
  },
  deleted: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Quiz deleted', other: '# quizzes deleted' }),
    notDone: 'Not deleted',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# quiz was already deleted.',
        other: '# quizzes were already deleted.',
      }),
  },
  moved: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# quiz moved', other: '# quizzes moved' }),
    notDone: 'Not moved',
    already: ({ count }: { count: number }) =>
      plural(count, { one: '# quiz was already moved.', other: '# quizzes were already moved.' }),
  },
  missing: ({ count }: { count: number }) =>
    plural(count, {
      one: '# quiz no longer exists.',
      other: '# quizzes no longer exist.',
    }),
  failed: {
    duplicating: 'Error duplicating quiz',
    updating: 'Error updating quizzes',
    restoring: 'Error restoring quiz',
    deleting: 'Error deleting quiz',
    moving: 'Error moving quizzes',
  },
  manage: 'Manage',
  pages: {
    categories: 'Categories',
    categoriesHint: 'Names and descriptions',
    hierarchy: 'Content Hierarchy',
    hierarchyHint: 'Categories, sub-categories and their quizzes',
    hierarchyDescription: 'Categories, sub-categories and their quizzes.',
    series: 'Learning Series',
    seriesHint: 'Ordered paths through quizzes',
    testimonials: 'Testimonials',
    testimonialsHint: 'What learners say, approved or not',
    settings: 'System Settings',
    settingsHint: 'Name, accounts, rules and retention',
    users: 'Users',
    usersHint: 'Accounts, roles and suspensions',
  },
};
