export const messages = {
  preview: 'Preview of this question',
  whatToShow: 'What to show',
  question: 'Question',
  result: 'Result',
  title: 'Trial of this quiz: nothing is saved or counted',
  notFinished: 'No question is finished yet',
  passed: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} correct (${percent}): Passed`,
  failed: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} correct (${percent}): Not passed`,
  passedByPoints: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} points (${percent}): Passed`,
  failedByPoints: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} points (${percent}): Not passed`,
  unmarked: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} points (${percent}): Not all marked`,
  unmarkedNote: 'Answers that a person marks are not marked in a trial: they do not count here.',
  tryAgain: 'Try again',
  back: 'Back to the editor',
  width: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
  close: 'Close',
  shared: {
    pageTitle: 'Try a quiz',
    description: 'A quiz that was shared with you through a secret link.',
    lead: 'This quiz was shared with you through a secret link. Try it: nothing is saved or counted.',
    validUntil: ({ date }: { date: string }) => `The link is valid until ${date}.`,
    start: 'Start',
    notComplete: 'The link is not complete',
    openWhole: 'Please open the whole link that you were sent.',
    notOpened: 'The quiz could not be opened',
    ended: 'This link does not work any more',
    endedText: 'It has expired or was ended. Please ask for a new one.',
    notStarted: 'The quiz could not be started',
    grading: 'Your answers are being graded.',
    notGraded: 'Your answers could not be graded. They are still here.',
    notCounting: 'Nothing is saved or counted.',
    notCounted: 'Nothing was saved or counted.',
    scoreOnly: 'This quiz shows only the score. Nothing was saved or counted.',
    marksOnly:
      'This quiz shows which answers were right, but not its keys. Nothing was saved or counted.',
  },
};
