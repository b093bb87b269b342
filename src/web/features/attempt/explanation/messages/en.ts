import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Your result explained',
  notLoaded: 'The explanation was not loaded',
  save: 'Save the figures',
  file: ({ product, id }: { product: string; id: number }) => `${product}-result-${id}.json`,
  passing: {
    title: 'What would have passed',
    passed: ({ needed }: { needed: string }) => `You passed: ${needed} were needed.`,
    unanswered: ({ count }: { count: number }) =>
      `You left ${plural(count, { one: '# question', other: '# questions' })} unanswered.`,
  },
  time: {
    title: 'Where time went',
    longest: ({ number, duration, total }: { number: number; duration: string; total: string }) =>
      `Question ${number} took the longest: ${duration} of ${total}.`,
    rest: ({ duration }: { duration: string }) => `After your last answer ${duration} passed.`,
    meaning:
      'The time until an answer is saved belongs to its question. Breaks, and questions that you only read, are in it too.',
    unknown: 'The times of this attempt were not recorded.',
    noAnswer: 'No answer was saved in this attempt.',
    question: 'Question',
    course: 'Course of the attempt',
    time: 'Time',
    showAll: ({ count }: { count: number }) => `Show all ${count} questions`,
  },
  changes: {
    title: 'Changed answers',
    none: 'You changed no answer.',
    changed: ({ count }: { count: number }) =>
      `You changed the answer to ${plural(count, { one: '# question', other: '# questions' })}.`,
    effects: ({ right, wrong }: { right: number; wrong: number }) =>
      `${plural(right, { one: '# became right', other: '# became right' })}, ${plural(wrong, { one: '# became wrong', other: '# became wrong' })}.`,
    gained: ({ points }: { points: string }) => `In points: ${points}.`,
    hidden: 'What this led to is shown together with the right answers.',
    question: ({ number, effect }: { number: number; effect: string }) =>
      `Question ${number}: ${effect}`,
    effect: {
      to_right: 'changed to right',
      to_wrong: 'changed to wrong',
      other: 'changed, neither to right nor to wrong',
    },
  },
  topics: {
    title: 'Topics',
    none: 'The questions of this attempt have no tags.',
    meaning:
      'The bar is your share in this attempt. The thin line is where your share would be with very many questions, 95% sure: the fewer questions, the longer it is.',
    hidden: 'Topics are shown together with the marks.',
    topic: 'Topic',
    share: 'Share',
    earned: ({ earned, asked }: { earned: string; asked: string }) => `${earned} of ${asked}`,
    range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  },
  compared: {
    title: 'Compared',
    first: 'This is your first graded attempt at this quiz.',
    before: ({ before, now }: { before: string; now: string }) =>
      `The attempt before: ${before}. This one: ${now}.`,
    ownAttempts: 'Your attempts at this quiz',
    others: ({ takers, median, below }: { takers: number; median: string; below: string }) =>
      `Half of ${takers} other learners reached ${median} or more in their first attempt. You did better than ${below} of them.`,
    tooFew: ({ count }: { count: number }) =>
      `Other learners are shown from ${count} on, so that no result of one person can be guessed.`,
    distribution: 'Results of other learners',
    range: 'Result',
    learners: 'Learners',
    between: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    yours: ({ range }: { range: string }) => `${range} (you)`,
  },
  next: {
    title: 'What to do next',
    set: ({ count }: { count: number }) =>
      plural(count, { one: 'Practise # question', other: 'Practise # questions' }),
    meaning: 'What you missed comes first, then questions with the same tags that you have seen.',
    nothing: 'Nothing that you missed can be practised.',
    hidden: 'What you missed can be practised once the right answers are shown.',
    mixed: 'Practise a mix',
  },
};
