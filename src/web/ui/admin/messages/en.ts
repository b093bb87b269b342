import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
  frame: {
    administration: 'Administration',
    dashboard: 'Dashboard',
    createQuiz: 'Create Quiz',
    addQuestions: 'Add Questions',
    manage: 'Manage',
    users: 'Users',
    classes: 'Classes',
    blogManager: 'Blog Manager',
    questionBank: 'Question Bank',
    questionQuality: 'Question Quality',
    marking: 'Marking',
    categories: 'Categories',
    contentHierarchy: 'Content Hierarchy',
    learningSeries: 'Learning Series',
    testimonials: 'Testimonials',
    contactInbox: 'Contact Inbox',
    attempts: 'Attempts',
    auditTrail: 'Audit Trail',
    pictures: 'Pictures and sounds',
    settings: 'Settings',
    editQuiz: 'Edit Quiz',
  },
  backToDashboard: 'Back to Dashboard',
  edit: 'Edit',
  editNamed: ({ name }: { name: string }) => `Edit ${name}`,
  delete: 'Delete',
  deleteNamed: ({ name }: { name: string }) => `Delete ${name}`,
  deleteQuestion: ({ name }: { name: string }) => `Delete “${name}”?`,
  pleaseTryAgain: 'Please try again.',
  filters: {
    status: 'Status',
    anyStatus: 'Any status',
    anyLanguage: 'Any language',
  },
  contentLanguage: 'Language',
  nothingMatches: 'Nothing matches',
  picture: {
    broken:
      'This picture cannot be loaded. Check the address; readers would see a drawing instead.',
    alt: 'As readers see it',
  },
  problems: {
    title: ({ count }: { count: number }) =>
      plural(count, {
        one: '# thing to fix before this can be saved',
        other: '# things to fix before this can be saved',
      }),
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
    at: ({ where, message }: { where: string; message: string }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Press Space to pick up a row, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
    pickedUp: ({ noun, position }: { noun: string; position: number }) =>
      `${noun} ${number(position)} picked up.`,
    over: ({ position }: { position: number }) => `Over position ${number(position)}.`,
    dropped: 'Dropped.',
    droppedAt: ({ position }: { position: number }) => `Dropped at position ${number(position)}.`,
    cancelled: 'Moving was cancelled.',
  },
  editor: {
    formattingOf: ({ field }: { field: string }) => `Formatting of ${field.toLowerCase()}`,
    viewOf: ({ field }: { field: string }) => `View of ${field.toLowerCase()}`,
    previewOf: ({ field }: { field: string }) => `Preview of ${field.toLowerCase()}`,
    edit: 'Edit',
    preview: 'Preview',
    nothing: 'Nothing to preview yet.',
    withKey: ({ action, key }: { action: string; key: string }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      link: 'Link',
      image: 'Image',
      bullets: 'Bulleted list',
      numbers: 'Numbered list',
      quote: 'Quote',
      code: 'Code',
      formula: 'Formula',
      table: 'Table',
    },
    samples: {
      bold: 'bold',
      italic: 'italic',
      heading: 'Heading',
      link: 'text',
      image: 'description',
      bullets: 'item',
      numbers: 'item',
      quote: 'quote',
      code: 'code',
      formula: 'x^2',
      table: 'cell',
    },
    column: 'Column',
  },
  leaving: {
    links: 'These quizzes link them and keep copies as their own questions:',
    draws: 'The draws of these quizzes then find too few questions:',
    copied: ({ count }: { count: number }) =>
      plural(count, { one: '# question', other: '# questions' }),
    missing: ({ count }: { count: number }) =>
      plural(count, { one: '# question missing', other: '# questions missing' }),
    more: ({ count }: { count: number }) =>
      plural(count, { one: 'and # more quiz', other: 'and # more quizzes' }),
    others: ({ count }: { count: number }) =>
      plural(count, { one: '# quiz of another author', other: '# quizzes of other authors' }),
  },
  parts: {
    gap: ({ number }: { number: number }) => `Gap ${number}`,
    region: ({ number }: { number: number }) => `Region ${number}`,
    outside: (_: { number: number }) => 'Outside all regions',
    right: 'Right',
    marked: 'Marked',
    lower: 'Lower group',
    upper: 'Upper group',
    omitted: 'Left empty',
    wrong: 'Frequent wrong answers:',
    key: 'Key',
  },
};
