import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  denied: 'Access Denied',
  title: 'Question Quality',
  pageTitle: 'Question quality, administration',
  description: 'Questions that need a decision: as their answers show, and as learners report.',
  lead: 'Questions that need a decision, the most urgent first. Answers are judged every ten minutes, from 30 graded answers on.',
  failed: 'Error loading the questions',
  panelFailed: 'Error loading the question',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '# question needs a decision', other: '# questions need a decision' }),
  question: 'Question',
  answers: 'Graded answers',
  findings: 'What stands out',
  reports: 'Reports',
  show: 'Show',
  all: 'Everything',
  certainties: {
    possible: 'possible',
    likely: 'likely',
    almost_certain: 'almost certain',
  },
  says: {
    wrong_key: ({ share, answer }: { share: string; answer: string }) =>
      `${share} answered “${answer}”, and they do better in other questions than those whose answer counts as right. The key is probably wrong.`,
    second_key: ({ share, answer }: { share: string; answer: string }) =>
      `${share} answered “${answer}”, and they do as well in other questions as those whose answer counts as right. It may be right too.`,
    guessed:
      'There are as many right answers as chance gives, and those who know more do no better. The question may be unclear.',
    drifted: ({ before, after }: { before: string; after: string }) =>
      `Before the latest change ${before} answered right, since then ${after}.`,
    unused_options: ({ options }: { options: string }) =>
      `Hardly anyone chooses ${options}. Replace such options, or remove them.`,
  },
  noneYet: 'Nothing stands out in the answers.',
  few: 'Findings need at least 30 graded answers since the latest change.',
  given: 'What was answered',
  omitted: 'Omitted',
  isKey: 'Key',
  better: 'do better',
  worse: 'do worse',
  someone: 'someone',
  record: ({ count }: { count: number }) =>
    plural(count, {
      one: '# of their reports led to a change',
      other: '# of their reports led to changes',
    }),
  noRecord: 'First report',
  reportKinds: {
    wrong_key: 'The marked answer is wrong',
    unclear: 'The question is unclear',
    typo: 'Typing or language mistake',
    offensive: 'Offensive content',
    other: 'Something else',
  },
  usedIn: 'Used in',
  usedNowhere: 'No quiz uses it.',
  edit: ({ title }: { title: string }) => `Edit in “${title}”`,
  decision: 'Decision',
  keep: 'Keep as it is',
  keepHint:
    'Takes the question off this list until it is changed or has twice as many answers. Its reports are settled.',
  fix: 'Mark as fixed',
  fixHint:
    'Settles the reports. From then on, the question is judged by the answers since its change.',
  regrade: 'Grade past answers again',
  regradeHint: 'After the key was changed: what past results become.',
  acceptToo: 'Accept another answer too',
  acceptTooHint:
    'After the key was changed: past answers that were right stay right, and those that are right now count too.',
  drop: 'Drop the question',
  dropHint:
    'Everyone who was asked it gets its point. Take it out of its quizzes, so that it is not asked again.',
  keptSince: 'Kept as it is since <date></date>',
  done: {
    kept: 'The question is kept as it is',
    fixed: 'The reports are settled',
  },
  notDone: 'The decision was not stored',
  none: 'No question needs a decision',
  noneHint: 'Findings appear when answers or reports show that something may be wrong.',
  close: 'Close',
};
