import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  edit: 'Change the assignment',
  editNamed: ({ name }: { name: string }) => `Change the assignment ${name}`,
  editHint: 'Marks follow the new conditions at once. Marks that were set by hand stay.',
  edited: 'The assignment is changed',
  outdated: 'This assignment was changed elsewhere',
  outdatedHint:
    'Nothing was overwritten. What you entered is still in the form; it cannot be saved over the newer version.',
  loadNewest: 'Replace what I entered with the newest version',
  draftHint: 'This quiz is a draft. Members can open it once it is published.',
  series: 'Series',
  seriesHint:
    'Done when every quiz of the series is passed. Quizzes that are added later count too.',
  findSeries: 'Find a series',
  noSeries: 'No series found',
  quizzes: ({ count }: { count: number }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  late: 'Late work',
  policies: {
    marked: 'Counts, and is marked late',
    refused: 'Does not count',
    deducted: 'Counts with a deduction',
    deducted_daily: 'Counts with a deduction for each day',
  },
  deduction: 'Deduction',
  deductionPerDay: 'Deduction for each day that begins',
  deductionHint: 'Points of 100: with 10, a mark of 80% becomes 70%.',
  maxDeduction: 'At most',
  cutOff: 'Last date',
  cutOffHint: 'Empty: none. Later work does not count.',
  cutOffBeforeDue: 'The last date must be after the due date',
  audience: 'For',
  everybody: 'Everyone',
  everybodyHint: 'Everyone in the class, also those who join later.',
  chosenMembers: 'Chosen members',
  members: 'Members',
  findMembers: 'Find members',
  noMember: 'No member found',
  forMembers: ({ count }: { count: number }) =>
    plural(count, { one: 'For # member.', other: 'For # members.' }),
  differentFor: ({ count }: { count: number }) =>
    plural(count, { one: 'Different for # member.', other: 'Different for # members.' }),
  different: 'Different for some members',
  differentHint: 'A later date, another start, or excused. Extra time is given under “Members”.',
  addMember: 'Add a member',
  removeNamed: ({ name }: { name: string }) => `Remove what is different for ${name}`,
  laterDue: 'Later due date',
  laterCutOff: 'Later last date',
  otherStart: 'Another start',
  asForAll: 'Empty: as for all.',
  excuse: 'Excused: the work does not count',
  notLater: 'The date must be later than that of the assignment',
  startAfterDue: 'The start must be before the due date',
  notes: {
    refused: 'Late work does not count.',
    deducted: ({ percent }: { percent: number }) => `Late work loses ${percent} points of 100.`,
    deductedDaily: ({ percent, maxPercent }: { percent: number; maxPercent: number }) =>
      `Late work loses ${percent} points of 100 each day, at most ${maxPercent}.`,
    cutOff: 'After <date></date> nothing counts.',
  },
};
