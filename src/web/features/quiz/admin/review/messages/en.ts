import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Before you publish',
  advice: 'The score is only advice: a quiz can be published with any score.',
  score: 'Quiz score',
  outOf: ({ score }: { score: string }) => `${score} of 100`,
  noScore: 'The quiz has no questions of its own, so there is nothing to score.',
  bands: {
    high: 'Well made.',
    middle: 'Good, with some things to improve.',
    low: 'Several things are worth another look.',
  },
  parts: {
    writing: 'Writing',
    explanations: 'Explanations',
    altTexts: 'Texts for pictures and sounds',
    difficulty: 'Mix of difficulties',
    keyPositions: 'Positions of right answers',
    tags: 'Tags',
    passMark: 'Pass mark',
    time: 'Time',
  },
  notApplicable: ({ parts }: { parts: string }) => `Not applicable here: ${parts}`,
  severities: {
    serious: 'Important',
    slight: 'Advice',
  },
  findings: {
    oneDifficulty: ({ difficulty }: { difficulty: string }) =>
      `Nearly all questions have the difficulty “${difficulty}”. A mix shows more of what learners know.`,
    noTags:
      'Without tags, questions are hard to find in the bank, and results cannot name their topics.',
    noCoverText: 'The cover has no text. That is right only if it just decorates the title.',
    passesAll: 'With a pass mark of 0%, every attempt passes.',
    perfection: 'With a pass mark of 100%, one slip fails an attempt.',
    guessable: ({ percent }: { percent: string }) =>
      `Guessing alone earns about ${percent}, which is close to the pass mark or above it.`,
    shortTime: ({ time }: { time: string }) =>
      `Learners usually need about ${time}. The time limit is shorter.`,
    longTime: ({ time }: { time: string }) =>
      `Learners usually need about ${time}. The time limit is much longer.`,
    shortQuestionTime: 'The time for a question is too short to read and answer these.',
  },
  fromBank: ({ first }: { first: string }) =>
    `From number ${first} on, the questions are from the bank: linked ones, and a sample of what is drawn.`,
  bank: ({ count }: { count: number }) =>
    plural(count, {
      one: '# question from the bank is not part of the score.',
      other: '# questions from the bank are not part of the score.',
    }),
  learners: 'What learners will see',
  asked: ({ count }: { count: number }) =>
    plural(count, { one: '# question per attempt', other: '# questions per attempt' }),
  ofOwn: ({ asked, total }: { asked: string; total: string }) =>
    `${asked} of ${total} own questions are drawn`,
  passMark: 'Pass mark',
  wait: 'Wait between attempts',
  waits: ({ passed, failed }: { passed: string; failed: string }) =>
    `${passed} after a pass, ${failed} after a fail`,
  noWait: 'None',
  who: 'Who can take it',
  everyone: 'Everyone',
  publish: 'Publish',
  open: 'Open in the editor',
  loadFailed: 'The quiz could not be loaded',
};
