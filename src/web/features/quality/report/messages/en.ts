export const messages = {
  report: 'Report a problem',
  reported: ({ kind }: { kind: string }) => `Reported: ${kind}`,
  title: 'What is wrong with this question?',
  kind: 'Problem',
  kinds: {
    wrong_key: 'The marked answer is wrong',
    unclear: 'The question is unclear',
    typo: 'Typing or language mistake',
    offensive: 'Offensive content',
    other: 'Something else',
  },
  note: 'Details',
  noteHint:
    'For example which answer you think is right, and why. Those who look at the report see your name.',
  close: 'Close',
  send: 'Send report',
  sent: 'Thank you for the report',
  sentText:
    'An author of the question or an administrator looks at it. Your result stays as it is meanwhile.',
  failed: 'The report was not sent',
};
