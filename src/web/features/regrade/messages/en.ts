import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  denied: 'Access Denied',
  title: 'Grade Past Answers Again',
  pageTitle: 'Grade past answers again, administration',
  description: 'How past answers to a question count after its key was changed.',
  failed: 'Error loading the question',
  previewFailed: 'Error computing the changes',
  key: 'Correct answer now',
  true: 'True',
  false: 'False',
  askedIn: 'Asked in',
  attempts: ({ count }: { count: number }) =>
    plural(count, { one: '# attempt', other: '# attempts' }),
  neverAsked: 'No attempt has asked this question, so there is nothing to grade again.',
  how: 'How past answers count',
  methods: {
    new_key: { label: 'By the key as it is now', hint: 'As if the key had always been this one.' },
    either_key: {
      label: 'By either key',
      hint: 'Answers that were right before stay right; those that are right now count too.',
    },
    full_credit: {
      label: 'Right for everyone',
      hint: 'Everyone who was asked the question until now gets its point, with or without an answer.',
    },
  },
  takesPasses: 'Also where a pass is lost',
  takesPassesHint: 'Otherwise, attempts that would no longer be passed stay as they are.',
  preview: 'What changes',
  gains: ({ count }: { count: number }) =>
    plural(count, { one: 'gains points', other: 'gain points' }),
  losses: ({ count }: { count: number }) =>
    plural(count, { one: 'loses points', other: 'lose points' }),
  newPasses: ({ count }: { count: number }) =>
    plural(count, { one: 'newly passed', other: 'newly passed' }),
  lostPasses: ({ count }: { count: number }) =>
    plural(count, { one: 'no longer passed', other: 'no longer passed' }),
  spared: ({ count }: { count: number }) =>
    plural(count, {
      one: '# attempt keeps its score, because it would lose its pass.',
      other: '# attempts keep their score, because they would lose their pass.',
    }),
  incomparable: ({ count }: { count: number }) =>
    plural(count, {
      one: '# attempt stays as it is, because it did not offer the correct answer.',
      other: '# attempts stay as they are, because they did not offer the correct answer.',
    }),
  nothingChanges: 'No score changes.',
  firstOnes: ({ count }: { count: string }) => `Only the first ${count} are shown.`,
  learner: 'Learner',
  before: 'Before',
  after: 'After',
  passed: 'passed',
  notPassed: 'not passed',
  erased: 'Deleted account',
  sendsMails: 'Send an email to learners whose score changes',
  begin: ({ count }: { count: number }) =>
    plural(count, { one: 'Grade # attempt again', other: 'Grade # attempts again' }),
  leave: 'Leave past results as they are',
  began: 'Grading has begun',
  left: 'Past results stay as they are',
  notDone: 'This could not be done',
  history: 'Earlier decisions',
  decisions: {
    new_key: 'Graded by the new key',
    either_key: 'Graded by either key',
    full_credit: 'Right for everyone',
    leave: 'Past results left as they were',
  },
  running: ({ seen, attempts }: { seen: string; attempts: string }) =>
    `${seen} of ${attempts} attempts graded`,
  undoing: ({ seen, attempts }: { seen: string; attempts: string }) =>
    `Undoing: ${seen} of ${attempts} attempts`,
  undone: 'Undone',
  changedScores: ({ count }: { count: number }) =>
    plural(count, { one: '# score changed', other: '# scores changed' }),
  undo: 'Undo',
  undoTitle: 'Undo this decision?',
  undoHint: 'All attempts get their earlier marks back. Learners who got an email get another one.',
  undoBegan: 'The earlier marks are being restored',
  later: 'Decide later',
  keysChanged: 'A key was changed after answers had been given',
  keysChangedHint: 'Past results count by the earlier key. Decide for each question:',
};
