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
  toBeMarked: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `${score} of ${total} points (${percent}): To be marked`,
  tryAgain: 'Try again',
  back: 'Back to the editor',
  width: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
  close: 'Close',
};
