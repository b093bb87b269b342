export const messages = {
  challenge: ({ title }: { title: string }) =>
    `I challenge you to the quiz “${title}”. How many can you get right?`,
  challengeOn: ({ network }: { network: string }) => `Challenge on ${network}`,
  copyLink: 'Copy Challenge Link',
  linkCopied: 'Challenge link copied!',
  linkCopiedHint: 'Share this link with your friends to challenge them.',
  linkNotCopied: 'The link could not be copied',
};
