import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
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
  },
  type: 'Type',
  difficulty: 'Difficulty',
  difficulties: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
  },
  question: 'Question',
  questionHint:
    'Markdown works: **bold**, `code`, $x^2$, lists. A question pasted in Aiken or GIFT form fills everything.',
  explanation: 'Explanation',
  explanationHint: 'Shown with the result, never before.',
  imageUrl: 'Image URL',
  imageText: 'Text for the picture',
  imageTextHint: 'What it shows, for those who cannot see it',
  pictureBroken: 'This picture cannot be loaded. Learners would see a note instead of it.',
  noImageText: 'No text',
  answer: 'Answer',
  answerHint: 'Separate further accepted answers with |',
  number: 'Number',
  toleranceOfNumber: 'How much an answer may differ: 0.05 or 2%',
  units: 'Units',
  unitsHint:
    'One on each line. The first is the unit of the number; for others write how many of it they are: cm = 0.01',
  tolerance: 'Tolerance',
  toleranceHint: 'For numbers: how much an answer may differ',
  caseSensitive: 'Upper and lower case count',
  whichIsCorrect: 'Which is correct?',
  options: 'Options',
  markEvery: 'Mark every correct one.',
  orderHint: 'Enter the items in the right order; learners see them in another one.',
  markOne: 'Mark the correct one.',
  pasteHint: 'A pasted list fills several; a * marks the key.',
  option: ({ letter }: { letter: string }) => `Option ${letter}`,
  optionIsCorrect: ({ letter }: { letter: string }) => `Option ${letter} is correct`,
  moveOptionUp: ({ letter }: { letter: string }) => `Move option ${letter} up`,
  moveOptionDown: ({ letter }: { letter: string }) => `Move option ${letter} down`,
  removeOption: ({ letter }: { letter: string }) => `Remove option ${letter}`,
  pinOption: ({ letter }: { letter: string }) => `Keep option ${letter} in its place`,
  pinHint: 'Keeps its place when options are shown in random order',
  addOption: 'Add option',
  hotspot: {
    title: 'Regions of the picture',
    hint: 'Draw them by mouse or finger, or add one and move it with the arrow keys (Shift: larger steps, Alt: its size).',
    needsPicture: 'Add a picture first.',
    shape: 'Shape',
    shapes: {
      rectangle: 'Rectangle',
      ellipse: 'Ellipse',
      polygon: 'Polygon',
    },
    polygonHint:
      'Click corner after corner; Enter or the first corner closes the shape, Escape drops it.',
    add: 'Add region',
    undo: 'Undo the last change of the regions',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    region: ({ number }: { number: number }) => `Region ${number}`,
    isRight: ({ number }: { number: number }) => `Region ${number} is right`,
    right: 'right',
    wrong: 'wrong',
    name: ({ number }: { number: number }) => `Name of region ${number}`,
    sides: {
      x: 'From the left',
      y: 'From the top',
      width: 'Width',
      height: 'Height',
    },
    corners: 'Corners in percent: from the left, from the top; …',
    cornersWrong: 'At least three corners in the picture, such as 10, 20; 30, 40; 50, 20',
    remove: ({ number }: { number: number }) => `Remove region ${number}`,
    spots: 'Spots to place',
    spotsHint: 'Empty: one on each right region. Fewer: any of the right regions will do.',
    listOffered: 'A learner who does not see the picture can choose from the names of the regions.',
    listMissing:
      'A learner who does not see the picture cannot answer. Give every region a name of its own and draw wrong regions too: then the names are offered as a list.',
  },
  placing: {
    matching: {
      title: 'Pairs',
      hint: 'Learners see the matches in another order. A pasted table of two columns fills several pairs.',
      item: ({ letter }: { letter: string }) => `Item ${letter}`,
      target: ({ letter }: { letter: string }) => `Match of item ${letter}`,
      add: 'Add pair',
      others: 'Other matches',
      othersHint: 'One on each line. They belong to no item and make guessing harder.',
    },
    categorise: {
      title: 'Items',
      hint: 'Write the category of each item. A pasted table of two columns fills several items.',
      item: ({ letter }: { letter: string }) => `Item ${letter}`,
      target: ({ letter }: { letter: string }) => `Category of item ${letter}`,
      add: 'Add item',
      others: 'Other categories',
      othersHint: 'One on each line. No item belongs to them.',
    },
  },
  cloze: {
    title: 'Gaps',
    hint: 'Select a word of the question and make a gap of it (Alt+G). The text shows it as [[1]].',
    make: 'Make a gap',
    gap: ({ number }: { number: number }) => `Gap ${number}`,
    kindOf: ({ number }: { number: number }) => `How gap ${number} is filled in`,
    kinds: { text: 'Written', choice: 'List' },
    remove: ({ number }: { number: number }) => `Remove gap ${number}`,
    answers: 'Accepted answers',
    linesHint: 'One on each line',
    options: 'Options',
    rightOption: 'Right option',
    toleranceProblem: 'The tolerance must be a number',
  },
  true: 'True',
  false: 'False',
  filter: 'Filter questions',
  filterHint: 'Filter questions and answers',
  showAll: 'Show all questions',
  filtered: ({ count, shown }: { count: number; shown: number }) =>
    `${number(shown)} of ${plural(count, { one: '# question', other: '# questions' })}`,
  questions: 'Questions',
  removed: ({ count }: { count: number }) =>
    plural(count, { one: '# question removed', other: '# questions removed' }),
  undo: 'Undo',
  addQuestion: 'Add Question',
  newQuestion: 'New question',
  typeAndKey: ({ type, key }: { type: string; key: string }) => `${type}: ${key}`,
  noKey: 'No key yet',
  hasProblem: 'Has a problem',
  numbered: {
    drag: ({ number }: { number: string }) => `Drag question ${number}`,
    moveUp: ({ number }: { number: string }) => `Move question ${number} up`,
    moveDown: ({ number }: { number: string }) => `Move question ${number} down`,
    duplicate: ({ number }: { number: string }) => `Duplicate question ${number}`,
    delete: ({ number }: { number: string }) => `Delete question ${number}`,
  },
  position: ({ number, total }: { number: string; total: string }) =>
    `Question ${number} of ${total}`,
  history: {
    open: 'Versions of this question',
    title: 'Versions of this question',
    loading: 'Loading the versions',
    failed: 'The versions could not be loaded',
    version: ({ number }: { number: string }) => `Version ${number}`,
    stored: 'stored now',
    bringBack: 'Bring back',
    bringBackOf: ({ version }: { version: string }) => `Bring back ${version}`,
  },
  open: {
    previous: 'Previous question',
    next: 'Next question',
    moveUp: 'Move this question up',
    moveDown: 'Move this question down',
    duplicate: 'Duplicate this question',
    delete: 'Delete this question',
  },
  stats: {
    notAsked: 'Not asked yet',
    skippedOnly: ({ skipped }: { skipped: number }) =>
      `Answered 0 times, skipped ${plural(skipped, { one: '# time', other: '# times' })}`,
    answered: ({
      answered,
      skipped,
      correct,
      percent,
    }: {
      answered: number;
      skipped: number;
      correct: number;
      percent: string;
    }) =>
      `Answered ${plural(answered, { one: '# time', other: '# times' })}, ${number(correct)} correct (${percent}), skipped ${plural(skipped, { one: '# time', other: '# times' })}`,
  },
  said: {
    moved: ({ position, total }: { position: string; total: string }) =>
      `Moved to position ${position} of ${total}.`,
    removed: ({ number }: { number: string }) => `Question ${number} was removed.`,
    pasted: ({ count }: { count: number }) =>
      plural(count, { one: '# question was pasted.', other: '# questions were pasted.' }),
  },
  hints: {
    title: ({ count }: { count: number }) => `Hints (${number(count)})`,
    intro: 'What research on item writing recommends. Nothing here prevents publishing.',
    ofOption: ({ letter, text }: { letter: string; text: string }) => `Option ${letter}: ${text}`,
    kinds: {
      longestIsKey:
        'The correct option is much longer than the others. Those who guess choose the longest one.',
      allOrNone:
        'Papers shuffle options, so “all of the above” or “none of the above” can come first. List the options themselves.',
      negativeStem:
        'The question turns on a negative word that is easy to overlook. Emphasise it, or ask positively.',
      absoluteWord:
        'An absolute word such as “always” or “never” gives away that the option is wrong.',
      overlap: 'It overlaps with an earlier option, so both may be right.',
      article: '“a” or “an” before the options fits some of them only. Write “a/an”.',
      shortStem: 'The question does not say what is asked. Write a whole sentence.',
      manyBlanks: 'So many blanks leave too little to understand. Keep one or two.',
      noAltText: 'The picture has no text for those who cannot see it.',
      noExplanation: 'Without an explanation learners see that they were wrong, but not why.',
      sameText: 'The same question is asked more than once.',
    },
    fixes: { negativeStem: 'Emphasise the word', allOrNone: 'Remove the option' },
    openQuestion: ({ number }: { number: string }) => `Open question ${number}`,
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
  },
  trial: {
    untitled: 'Untitled quiz',
    nothingSaved: 'Nothing is saved or counted.',
    leftOut: ({ count }: { count: number }) =>
      plural(count, {
        one: '# unfinished question left out.',
        other: '# unfinished questions left out.',
      }),
  },
};
