import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  invite: 'Invite by email',
  title: 'Invite people to the class',
  addresses: 'Email addresses',
  hint: 'Paste a list: one address per line, or with commas between them. Each gets a mail with the link.',
  rules:
    'Who has no account gets a mail only if this site lets the person open one. You are not told who has one.',
  unreadable: ({ parts }: { parts: string }) => `Not an address: ${parts}`,
  tooMany: ({ most }: { most: string }) => `At most ${most} addresses at a time`,
  send: ({ count }: { count: number }) =>
    plural(count, { one: 'Invite # address', other: 'Invite # addresses' }),
  sent: 'The invitations are on their way',
  notSent: 'Nobody was invited',
  cancel: 'Cancel',
  close: 'Close',
};
