import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  invite: 'Invite by email',
  title: 'Invite people to the class',
  addresses: 'Email addresses',
  hint: 'Paste a list: one address per line, or separated by commas. Each address gets an email with the link.',
  rules:
    'People without an account get an email only if they may open one on this site. You do not see who has an account.',
  unreadable: ({ parts }: { parts: string }) => `Not an address: ${parts}`,
  tooMany: ({ most }: { most: string }) => `At most ${most} addresses at a time`,
  send: ({ count }: { count: number }) =>
    plural(count, { one: 'Invite # address', other: 'Invite # addresses' }),
  sent: 'The invitations are on their way',
  notSent: 'No one was invited',
  close: 'Close',
};
