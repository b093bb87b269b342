import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  categories: 'Categories',
  subCategories: 'Sub-Categories',
  quizzes: 'Quizzes',
  questions: 'Questions',
  name: 'Name',
  category: 'Category',
  overview: 'Overview',
  archived: 'Archived',
  draft: 'Draft',
  denied: 'Access denied. Admin privileges required.',
  categoriesDescription: 'Create, rename and delete categories.',
  hierarchy: 'Content Hierarchy',
  tree: 'Content hierarchy',
  hierarchyLead: 'Category, sub-category, quiz.',
  loadFailed: 'Error loading categories',
  quizzesFailed: 'Error loading quizzes',
  tryOtherWords: 'Try fewer or other words.',
  noCategories: 'No categories yet',
  everyQuizBelongs: 'Every quiz belongs to one.',
  createFirst: 'Create the first under Categories.',
  noSubCategories: 'No sub-categories here yet',
  whatSubCategoriesDo: 'They sort the quizzes of a category.',
  allCategories: 'All categories',
  quizzesIn: ({ name }: { name: string }) => `Quizzes in ${name}`,
  edit: ({ name }: { name: string }) => `Edit ${name}`,
  delete: ({ name }: { name: string }) => `Delete ${name}`,
  deleteEmpty: 'Delete empty ones',
  inNone: 'In no sub-category',
  nothingInIt: 'Nothing in it yet',
  noQuizzesInIt: 'No quizzes in it yet',

  kinds: {
    category: {
      create: 'Create Category',
      find: 'Find a category',
      noMatch: 'No category matches',
      deleted: 'Category deleted successfully!',
      deleteError: 'Error deleting category',
      removal:
        'Deleting this category removes its sub-categories and quizzes. This cannot be undone.',
    },
    subCategory: {
      create: 'Create Sub-Category',
      find: 'Find a sub-category',
      noMatch: 'No sub-category matches',
      deleted: 'Sub-category deleted successfully!',
      deleteError: 'Error deleting sub-category',
      removal: 'Deleting this sub-category removes its quizzes. This cannot be undone.',
    },
  },
  count: {
    categories: ({ count }: { count: number }) =>
      plural(count, { one: '# category', other: '# categories' }),
    subCategories: ({ count }: { count: number }) =>
      plural(count, { one: '# sub-category', other: '# sub-categories' }),
    quizzes: ({ count }: { count: number }) => plural(count, { one: '# quiz', other: '# quizzes' }),
    questions: ({ count }: { count: number }) =>
      plural(count, { one: '# question', other: '# questions' }),
  },
  facts: ({ first, second }: { first: string; second: string }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }: { first: string; second: string; third: string }) =>
    `${first}, ${second}, ${third}`,

  merge: {
    button: 'Merge',
    title: 'Merge categories',
    hint: 'Everything in one category moves into the other, and the first is removed. This cannot be undone.',
    what: 'What to merge',
    from: 'From, which is removed',
    into: 'Into, which stays',
    changes: 'What changes',
    quizzes: 'Quizzes that move',
    questions: 'Questions in them',
    assignedQuizzes: 'Of the quizzes, assigned in classes',
    deletedQuizzes: 'Deleted quizzes that move too',
    movedSubCategories: 'Sub-categories that move',
    joinedSubCategories: 'Sub-categories that join one of the same name',
    series: 'Series',
    posts: 'Blog posts',
    draws: 'Draws from the bank',
    isEmpty: 'Nothing is in it.',
    addresses: 'Old addresses lead to the one that stays.',
    noPreview: 'What changes could not be looked up',
    merge: 'Merge',
    done: 'Merged',
    failed: 'Nothing was merged',
    counted: ({ label, count }: { label: string; count: string }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo: 'Are you sure you want to delete this category? This action cannot be undone.',
    subCategoriesGo: ({ count }: { count: number }) =>
      plural(count, {
        one: 'Its # sub-category would go with it.',
        other: 'Its # sub-categories would go with it.',
      }),
    emptyTitle: ({ count }: { count: number }) =>
      plural(count, { one: 'Delete # empty category?', other: 'Delete # empty categories?' }),
    emptyConsequences: 'Their sub-categories go with them. This cannot be undone.',
    consequencesWithKept: ({ kept }: { kept: number }) =>
      `Their sub-categories go with them. This cannot be undone. ${plural(kept, { one: '# category with quizzes will stay.', other: '# categories with quizzes will stay.' })}`,
    delete: 'Delete',
    failed: 'Failed to delete category',
    title: ({ name }: { name: string }) => `Delete “${name}”?`,
    tryAgain: 'Please try again.',
    lookUpFailed: 'Could not look up what is inside',
    nothingDeleted: 'Nothing was deleted',
    typeToConfirm: ({ name }: { name: string }) => `Type <name>${name}</name> to confirm`,
    nothingInIt: 'There is nothing in it.',
    quizzesWithQuestions: ({ quizzes, questions }: { quizzes: string; questions: string }) =>
      `${quizzes} with ${questions}`,
    series: ({ count }: { count: number }) =>
      plural(count, {
        one: '# series (quizzes from elsewhere stay where they are)',
        other: '# series (quizzes from elsewhere stay where they are)',
      }),
    allTaken:
      'All of these quizzes were taken: they are archived, and the results of those who took them stay.',
    someTaken: ({ count }: { count: number }) =>
      plural(count, {
        one: '# of these quizzes was taken: it is archived, and the results of those who took it stay.',
        other:
          '# of these quizzes were taken: they are archived, and the results of those who took them stay.',
      }),
  },
  deleted: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# category deleted', other: '# categories deleted' }),
    notDone: 'Not deleted',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# category was already deleted.',
        other: '# categories were already deleted.',
      }),
    missing: ({ count }: { count: number }) =>
      plural(count, {
        one: '# category no longer exists.',
        other: '# categories no longer exist.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Create Category',
      category: 'Edit Category',
      newSubCategory: 'Create Sub-Category',
      subCategory: 'Edit Sub-Category',
    },
    saved: {
      newCategory: 'Category created successfully!',
      category: 'Category updated successfully!',
      newSubCategory: 'Sub-category created successfully!',
      subCategory: 'Sub-category updated successfully!',
    },
    failed: {
      newCategory: 'Failed to create category',
      category: 'Failed to update category',
      newSubCategory: 'Failed to create sub-category',
      subCategory: 'Failed to update sub-category',
    },
    failedInHierarchy: {
      newCategory: 'Error creating category',
      category: 'Error updating category',
      newSubCategory: 'Error creating sub-category',
      subCategory: 'Error updating sub-category',
    },
    chooseCategory: 'Choose a category',
    categoryRequired: 'Category is required',
    categoryName: 'Category Name',
    displayName: 'Display Name',
    description: 'Description',
    imageUrl: 'Image URL',
    create: 'Create',
    save: 'Save',
    internalName: ({ name }: { name: string }) => `Internal name: ${name}`,
    howNamed: 'Lowercase with underscores; made from what you type.',
    storedAs: ({ name }: { name: string }) => `Will be stored as <code>${name}</code>`,
  },
};
