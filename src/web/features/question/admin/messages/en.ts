import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  denied: 'Access Denied',
  types: {
    single_choice: 'Single choice',
    multiple_choice: 'Multiple choice',
    true_false: 'True / False',
    fill_blank: 'Fill in the blank',
    ordering: 'Ordering',
    numeric: 'Number',
    matching: 'Matching',
    categorise: 'Categorise',
    cloze: 'Text with gaps',
    hotspot: 'Hotspot',
    essay: 'Essay',
  },
  difficulties: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
  },
  title: 'Question Bank',
  pageTitle: 'Question bank, administration',
  description: 'All questions of the site: to find, tag and use again.',
  list: 'Questions',
  failed: 'Error loading questions',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '# question found', other: '# questions found' }),
  search: 'Find questions by text, options and explanation',
  searchHint: 'Text, option or explanation',
  type: 'Type',
  anyType: 'Any type',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any difficulty',
  tag: 'Tag',
  anyTag: 'Any tag',
  tags: 'Tags',
  category: 'Category',
  allCategories: 'All categories',
  use: 'Use',
  anyUse: 'Used or not',
  uses: {
    used: 'In a quiz',
    unused: 'In no quiz',
  },
  health: 'Health',
  anyHealth: 'Any health',
  standsOut: 'Something stands out',
  nothingStandsOut: 'Nothing stands out',
  views: {
    label: 'Which questions',
    all: 'All',
    repeated: 'Same text',
    archived: 'Archived',
  },
  noMatch: 'No question matches',
  noMatchHint: 'Try fewer filters or other words.',
  none: 'No questions yet',
  noneHint: 'Questions that you add to quizzes appear here.',
  sortBy: 'Sort by',
  sorts: {
    best: 'Best match',
    inQuiz: 'Order of the quiz',
    newest: 'Newest',
    text: 'Text',
    difficulty: 'Measured difficulty',
  },
  question: 'Question',
  quizzes: 'Quizzes',
  right: 'Right',
  archive: 'Archive',
  archiveNamed: ({ name }: { name: string }) => `Archive ${name}`,
  restore: 'Restore',
  restoreNamed: ({ name }: { name: string }) => `Restore ${name}`,
  archiveTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Archive # question?', other: 'Archive # questions?' }),
  archiveHint:
    'They are taken out of their quizzes and can be restored at any time. Results stay as they are.',
  copyTo: 'Copy to quiz',
  copyTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Copy # question to a quiz', other: 'Copy # questions to a quiz' }),
  copyHint: 'The copies are added at the end, with their tags.',
  moveTo: 'Move to quiz',
  moveTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Move # question', other: 'Move # questions' }),
  moveWhere: 'Where to',
  toQuiz: 'To a quiz',
  toNewDraft: 'To a new draft',
  draftTitle: 'Title of the draft',
  draftHint: 'The questions stay in the bank, and no learner is asked them there.',
  move: 'Move',
  movedFrom: ({ count, title }: { count: number; title: string }) =>
    `${plural(count, { one: '# question leaves', other: '# questions leave' })} “${title}”`,
  movedKeeps: ({ count }: { count: number }) =>
    plural(count, { one: '# question of its own stays.', other: '# questions of its own stay.' }),
  movedKeepsNone: 'No question of its own stays.',
  skippedThere: ({ count }: { count: number }) =>
    plural(count, {
      one: '# question is skipped, because it is there already',
      other: '# questions are skipped, because they are there already',
    }),
  staysBecause: ({ name, message }: { name: string; message: string }) =>
    `“${name}” stays: ${message}`,
  quiz: 'Quiz',
  findQuiz: 'Find a quiz by its title',
  nothingFound: 'Nothing found',
  copy: 'Copy',
  close: 'Close',
  changeTags: 'Change tags',
  severalQuestions: 'Several questions',
  saveFirst:
    'Save or undo your changes first: here you work with the questions as they are stored.',
  tagTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Tags of # question', other: 'Tags of # questions' }),
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  tagHint: 'Type a name and press Enter. A new name is a new tag.',
  apply: 'Apply',
  tagged: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# question tagged', other: '# questions tagged' }),
    notDone: 'Not tagged',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# question has these tags already.',
        other: '# questions have these tags already.',
      }),
  },
  rated: {
    done: ({ count }: { count: number }) =>
      plural(count, {
        one: 'Difficulty of # question set',
        other: 'Difficulty of # questions set',
      }),
    notDone: 'Difficulty not set',
    already: ({ count }: { count: number }) =>
      plural(count, { one: '# question has it already.', other: '# questions have it already.' }),
  },
  copied: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# question copied', other: '# questions copied' }),
    notDone: 'Not copied',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# question was already copied.',
        other: '# questions were already copied.',
      }),
  },
  moved: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# question moved', other: '# questions moved' }),
    notDone: 'Not moved',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# question is there already.',
        other: '# questions are there already.',
      }),
  },
  movedBack: 'Moved back',
  copiesRemoved: 'Copies removed',
  archived: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# question archived', other: '# questions archived' }),
    notDone: 'Not archived',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# question was already archived.',
        other: '# questions were already archived.',
      }),
  },
  restored: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: '# question restored', other: '# questions restored' }),
    notDone: 'Not restored',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: '# question was already restored.',
        other: '# questions were already restored.',
      }),
  },
  missing: ({ count }: { count: number }) =>
    plural(count, {
      one: '# question no longer exists.',
      other: '# questions no longer exist.',
    }),
  notChanged: 'Nothing was changed',
  panelFailed: 'Error loading the question',
  asLearners: 'As learners see it',
  key: 'Key',
  markedByHand: 'A person marks the answers',
  noKey: 'No key yet',
  correct: 'correct',
  explanation: 'Explanation',
  noExplanation: 'No explanation',
  usedIn: 'Used in',
  usedNowhere: 'In no quiz',
  statistics: 'Statistics',
  notAsked: 'Not asked yet',
  answered: 'Answered',
  skipped: 'Skipped',
  said: 'Author says',
  measured: 'Measured',
  nearDuplicates: 'Nearly the same',
  noDuplicates: 'No other question has nearly the same text.',
  similar: ({ percent }: { percent: string }) => `${percent} alike`,
  importQuestions: 'Import questions',
  exportQuestions: 'Export',
  manageTags: 'Manage tags',
  noTags: 'No tags yet. They are created where questions are tagged.',
  nameOf: ({ name }: { name: string }) => `Name of ${name}`,
  colourOf: ({ name }: { name: string }) => `Colour of ${name}`,
  colours: {
    blue: 'Blue',
    green: 'Green',
    violet: 'Violet',
    teal: 'Teal',
    brown: 'Brown',
    rose: 'Rose',
    olive: 'Olive',
    slate: 'Slate',
  },
  mergeNamed: ({ name }: { name: string }) => `Merge ${name}`,
  mergeInto: 'Merge into',
  merge: 'Merge',
  mergePreview: ({ count, into, name }: { count: number; into: string; name: string }) =>
    `${plural(count, { one: '# question gets', other: '# questions get' })} the tag “${into}”, and “${name}” is deleted.`,
  deleteNamed: ({ name }: { name: string }) => `Delete ${name}`,
  deleteHint: ({ count }: { count: number }) =>
    plural(count, {
      one: '# question loses the tag and stays.',
      other: '# questions lose the tag and stay.',
    }),
  tagDeleted: 'Tag deleted',
  tagsMerged: 'Tags merged',
  tagNotChanged: 'The tag was not changed',
  questionCount: ({ count }: { count: number }) =>
    plural(count, { one: '# question', other: '# questions' }),
};
