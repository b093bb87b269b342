import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Create Question',
  description: 'Add a question to a quiz.',
  lead: 'Choose a category, then a quiz in it, then write the question.',
  steps: {
    label: 'Steps',
    category: 'Category',
    quiz: 'Quiz',
    question: 'Question',
  },
  notCreated: 'The question has not been created. A draft of it is kept for you.',
  noCategories: 'No categories yet',
  noCategoriesHint: 'A question belongs to a quiz, and a quiz to a category.',
  createCategory: 'Create a category',
  chooseCategory: 'Choose a category',
  noSuchCategory: 'No such category',
  categoryOption: ({ count, name }: { count: number; name: string }) =>
    `${name} (${plural(count, { one: '# quiz', other: '# quizzes' })})`,
  categoryMissing: 'Please choose a category',
  cancel: 'Cancel',
  next: 'Next',
  back: 'Back',
  findQuiz: 'Find a quiz in this category',
  loadFailed: 'Error loading quizzes',
  categoriesFailed: 'Error loading categories',
  loading: 'Loading quizzes…',
  noMatch: 'No quiz matches',
  noneInCategory: 'No quizzes in this category yet',
  createQuiz: 'Create Quiz',
  quizzes: 'Quizzes',
  questions: ({ count }: { count: number }) =>
    `${plural(count, { one: '# question', other: '# questions' })}`,
  questionsOfDraft: ({ count }: { count: number }) =>
    `${plural(count, { one: '# question', other: '# questions' })}, draft`,
  newQuestionIn: ({ title }: { title: string }) => `New question in ${title}`,
  preview: 'Preview',
  notSaved: 'Not saved',
  stillHere: ({ reason }: { reason: string }) => `${reason} Everything you typed is still here.`,
  created: 'Question created successfully!',
  failed: 'Failed to create question',
  tryAgain: 'Please try again.',
  added: 'The question was added to <quiz></quiz>.',
  addAnother: 'Add another to this quiz',
  openQuiz: 'Open the quiz',
};
