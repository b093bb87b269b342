import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  pageTitle: 'Results, administration',
  description: 'Who took a quiz, and what their answers say about its questions.',
  denied: 'Access Denied',
  failed: 'Error loading the results',
  lead: 'Who took this quiz, and what their answers say about its questions.',
  editQuiz: 'Edit this quiz',
  views: {
    label: 'Views',
    attempts: 'Attempts',
    summary: 'Summary',
    questions: 'Questions',
    live: 'Live',
    stars: 'Stars',
  },
  actFor: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
  downloadCsv: 'Download CSV',
  downloadFailed: 'The file could not be created',
  basis: {
    label: 'Evaluated attempts',
    first: 'First attempts',
    all: 'All attempts',
    firstHint: 'Evaluated: each taker’s first attempt that was submitted or ran out of time.',
    allHint:
      'Evaluated: every attempt that was submitted or ran out of time. A learner with several attempts counts several times.',
    never:
      'Never evaluated: attempts that are open, abandoned, void or self-reported, and those of administrators and of the author of the quiz. Attempts with answers to be marked are evaluated once these are marked.',
  },
  live: {
    list: 'Who is taking the quiz now',
    found: ({ count }: { count: number }) =>
      plural(count, {
        one: '# person is taking the quiz now',
        other: '# people are taking the quiz now',
      }),
    learner: 'Learner',
    answered: 'Answered',
    answeredOf: ({ answered, total }: { answered: string; total: string }) =>
      `${answered} of ${total}`,
    timeLeft: 'Time left',
    noTimeLimit: 'No time limit',
    lastSaved: 'Last answer saved',
    nothingYet: 'none yet',
    minutes: 'Minutes',
    addToAll: ({ count }: { count: number }) =>
      plural(count, { one: 'Add # minute for all', other: 'Add # minutes for all' }),
    addMinutes: ({ count }: { count: number }) =>
      plural(count, { one: 'Add # minute', other: 'Add # minutes' }),
    added: ({ count }: { count: number }) =>
      plural(count, { one: '# minute was added', other: '# minutes were added' }),
    notDone: 'This could not be done',
    noLearners: 'No one is taking the quiz now',
    noLearnersHint:
      'Learners appear here as soon as they begin. The list is up to date within five seconds.',
  },
  attempts: {
    list: 'Attempts',
    found: ({ count }: { count: number }) =>
      plural(count, { one: '# attempt', other: '# attempts' }),
    search: 'Name or email address',
    outcome: 'Outcome',
    anyOutcome: 'Any outcome',
    outcomes: {
      passed: 'Passed',
      failed: 'Not passed',
      to_be_marked: 'To be marked',
      abandoned: 'Abandoned',
      open: 'In progress',
      self_reported: 'Self-reported',
    },
    learner: 'Learner',
    erased: 'Erased account',
    number: ({ id }: { id: string }) => `Attempt ${id}`,
    timedOut: 'Time ran out',
    unlock: 'Allow a retake now',
    unlocked: 'The quiz is open again for this learner',
    notDone: 'This could not be done',
    notCounted: 'Not evaluated',
    score: 'Score',
    scoreOf: ({ score, total }: { score: string; total: string }) => `${score} of ${total}`,
    pointsOf: ({ points, total }: { points: string; total: string }) =>
      `${points} of ${total} points`,
    counts: {
      best: ({ percent }: { percent: string }) => `The best attempt counts: ${percent}`,
      last: ({ percent }: { percent: string }) => `The last attempt counts: ${percent}`,
      average: ({ percent }: { percent: string }) => `The average counts: ${percent}`,
      first: ({ percent }: { percent: string }) => `The first attempt counts: ${percent}`,
    },
    started: 'Started',
    time: 'Time taken',
    none: 'No one has taken this quiz yet',
    noneHint: 'Attempts appear here as soon as someone starts.',
    noMatch: 'No attempt matches',
    noMatchHint: 'Try fewer filters.',
  },
  summary: {
    takers: 'Takers',
    takersHint: ({ attempts }: { attempts: number }) =>
      `With ${plural(attempts, { one: '# graded attempt', other: '# graded attempts' })}.`,
    evaluated: 'Evaluated attempts',
    evaluatedHint: 'All other figures here are about these.',
    evaluatedNewest:
      'Only the newest attempts: there are very many answers. All other figures here are about these.',
    passRate: 'Pass rate',
    passRateHint: ({ passed, attempts }: { passed: string; attempts: string }) =>
      `${passed} of ${attempts} reached the pass mark.`,
    mean: 'Mean score',
    meanHint: 'The average of all scores.',
    median: 'Median score',
    medianHint: 'Half of the scores are no higher, half are no lower.',
    deviation: 'Standard deviation',
    deviationHint:
      'How far scores usually are from the mean, in percentage points. Small: all do about equally well.',
    alpha: 'Cronbach’s alpha',
    alphaGood:
      'Reliable: with other questions of this kind, learners would end up in nearly the same order.',
    alphaFair:
      'Good enough for practice and feedback. Before it decides about someone, add questions or improve weak ones.',
    alphaPoor:
      'Much of the difference between learners is chance. Add questions, or improve those that stand out in the list of questions.',
    error: 'Standard error of measurement',
    errorHint: ({ points }: { points: string }) =>
      `Chance moves a score by about ${points} percentage points up or down. Learners who are closer than that may be equally good.`,
    few: ({ count }: { count: number }) =>
      `Not enough attempts yet: at least ${plural(count, { one: '# is', other: '# are' })} needed.`,
    noSpread: 'Cannot be computed: all scores are equal, or attempts have only one question.',
    drawn: ({ each, all }: { each: string; all: string }) =>
      `Attempts have different questions (on average ${each} of ${all}). Alpha is estimated from the pairs of questions that the same learners answered.`,
    none: 'Nothing to evaluate yet',
    noneHint: 'Figures appear after the first submitted attempt.',
    distribution: 'Distribution of scores',
    range: 'Score',
    attempts: 'Attempts',
    between: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  },
  questions: {
    list: 'Questions',
    found: ({ count }: { count: number }) =>
      plural(count, { one: '# question was asked', other: '# questions were asked' }),
    search: 'Search questions',
    question: 'Question',
    takers: 'Takers',
    facility: 'Facility',
    facilityHint:
      'Facility: the share of takers who answered correctly. An omitted answer is wrong. Where parts of answers count or wrong ones cost, it is what an answer earns on average.',
    discrimination: 'Discrimination',
    discriminationHint: ({ count }: { count: number }) =>
      `Discrimination: whether those who do well on the other questions answer this one right, from −1 to 1 (corrected point-biserial correlation). From 0.2 on it is good. It is shown from ${plural(count, { one: '# taker', other: '# takers' })} on.`,
    omitted: 'Omitted',
    notesTitle: 'What stands out',
    notes: {
      against:
        'Those who do well on the rest get this one wrong more often than others. Check the key.',
      rival:
        'The best learners choose a wrong option more often than the right one. Check the key and the wording.',
      hard: 'At most one in five answers right.',
      easy: 'Nearly all answer right: it says little about learners.',
      weak: 'It hardly separates stronger learners from weaker ones.',
      omitted: 'At least one in five leaves it out.',
      unused_option: 'No one chooses one of the wrong options.',
    },
    options: 'Options by score group',
    option: 'Option',
    key: 'right',
    groups: { lower: 'Lower group', middle: 'Middle group', upper: 'Upper group' },
    groupsHint:
      'Lower and upper group: the 27% of attempts with the lowest and the highest scores; equal scores are in the same group. Shares are of all in the group who were asked. Options are counted by their position today.',
    noGroups: 'The scores are too alike to be divided into groups.',
    noOptions: 'Answers to this kind of question name no option.',
    noMatch: 'No question matches',
    none: 'No question was asked yet',
    noneHint: 'Figures appear after the first submitted attempt.',
  },
};
