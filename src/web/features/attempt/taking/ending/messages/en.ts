import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  ready: 'Ready to submit?',
  close: 'Close',
  counts: {
    answered: 'Answered',
    unanswered: 'Unanswered',
    flagged: 'Flagged',
    timeLeft: 'Time left',
  },
  withoutAnswer: ({ count }: { count: number }) =>
    `${plural(count, { one: '# question', other: '# questions' })} without an answer`,
  countAsWrong: 'Unanswered questions count as wrong.',
  earnNothing: 'Unanswered questions earn nothing and cost nothing.',
  flagged: 'Flagged to look at again',
  finalNote: ({ account }: { account: string }) =>
    `You can't change answers after submitting. Submitted as ${account}.`,
  finalNoteAllAnswered: ({ account }: { account: string }) =>
    `All answered. You can't change answers after submitting. Submitted as ${account}.`,
  guestNote: "You can't change answers after submitting.",
  guestNoteAllAnswered: "All answered. You can't change answers after submitting.",
  keepWorking: 'Keep working',
  submit: 'Submit Quiz',
  goTo: ({ number }: { number: number }) => `Go to question ${number}`,
  goToRange: ({ from, to }: { from: number; to: number }) => `Go to questions ${from}–${to}`,
  leave: {
    title: 'Leave this quiz?',
    confirm: 'Leave Quiz',
    stay: 'Stay & Continue',
    follows: ({ wait }: { wait: string }) =>
      `Leaving ends this attempt now. It counts as zero, not passed, and you can retake the quiz in ${wait}.`,
    followsAtOnce: 'Leaving ends this attempt now. It counts as zero and not passed.',
    graded:
      'Leaving ends this attempt now. An answer was checked, so it is graded with the answers that you have given.',
    failed: ({ reason }: { reason: string }) => `${reason} You have not left yet.`,
  },
  left: {
    title: ({ quiz }: { quiz: string }) => `You left “${quiz}”`,
    void: ({ time }: { time: string }) =>
      `Received ${time}. It does not count: you left within the first seconds.`,
    counts: ({ time }: { time: string }) => `Received ${time}. The attempt counts as not passed.`,
    countsUntil: ({ time, opens }: { time: string; opens: string }) =>
      `Received ${time}. The attempt counts as not passed. You can retake the quiz on ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }: { quiz: string }) => `“${quiz}” is still open`,
    reason: 'The server could not be reached. You can resume it until its time is up.',
  },
  submitFailed: 'Error submitting quiz',
  submitFailedHint: 'Failed to submit quiz. Please try again.',
  timesUp: "Time's up",
  timesUpHint: 'Your answers are being submitted.',
};
