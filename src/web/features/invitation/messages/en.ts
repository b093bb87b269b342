import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  denied: 'Access Denied',
  title: 'Invite people',
  pageTitle: 'Invitations, administration',
  description: 'Opens accounts for the people in a list and invites them by email.',
  link: 'Invite people',
  loadFailed: 'Error loading the invitations',
  drop: 'Drop a CSV file here',
  choose: 'Choose a file',
  columns:
    'Columns: email, and if you like name, username, class (its code or name) and language. Excel and other spreadsheets can save such a file. At most 2,000 people.',
  template: 'Download a template',
  paste: 'Or paste a list',
  pasteHint: 'With column titles in the first line, or only addresses, one per line.',
  read: 'Check the list',
  readFailed: 'The list could not be read',
  tooLarge: 'The file is too large',
  preview: 'People in the list',
  all: 'All',
  statuses: { invited: 'Will be invited', exists: 'Has an account', invalid: 'Left out' },
  line: ({ line }: { line: string }) => `Line ${line}`,
  joins: ({ name }: { name: string }) => `Is added to the class ${name}`,
  problems: {
    no_email: 'There is no email address.',
    bad_email: 'This is not an email address.',
    twice: 'The address is in the list twice.',
    bad_name: 'The name is too long, is an address or looks like one of your staff.',
    bad_username:
      'The username has fewer than 3 characters, more than 40 or others than letters, digits and underscores.',
    username_taken: 'The username is taken.',
    reserved_email: 'Another account had this address until recently and can have it back.',
    unknown_language: 'This site does not have this language.',
    unknown_class: 'There is no class with this code or name.',
    ambiguous_class: 'Several classes have this name. Use the code of one.',
  },
  differing: 'Differing',
  differs: {
    name: 'An earlier line gives this person another name, which is used.',
    username: 'An earlier line gives this person another username, which is used.',
    language: 'An earlier line gives this person another language, which is used.',
  },
  noName: 'Username from the address',
  invite: ({ count }: { count: number }) =>
    plural(count, { one: 'Invite # person', other: 'Invite # people' }),
  update: 'Add them to their classes',
  inviteHint:
    'Each person gets an account, and an email in their language with a link to choose a password. The link works once, within 14 days.',
  other: 'Another list',
  invited: ({ count }: { count: number }) =>
    plural(count, { one: '# person was invited', other: '# people were invited' }),
  notInvited: 'No one was invited',
  added: 'They were added to their classes',
  pending: 'Open invitations',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '# open invitation', other: '# open invitations' }),
  name: 'Name',
  email: 'Email',
  language: 'Language',
  sent: 'Sent',
  ends: 'Link works until',
  expired: 'Expired',
  suspended: 'Suspended',
  nobody: 'No open invitations',
  nobodyHint: 'People whom you invite are listed here until they have chosen a password.',
  resend: 'Send again',
  resendNamed: ({ name }: { name: string }) => `Send the email to ${name} again`,
  revoke: 'Revoke',
  revokeNamed: ({ name }: { name: string }) => `Revoke the invitation of ${name}`,
  revokeTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Revoke this invitation?', other: 'Revoke # invitations?' }),
  revokeText: 'The link stops working, and the unused account is deleted.',
  notDone: 'Nothing was changed',
  sentAgain: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Invitation sent again', other: '# invitations sent again' }),
    notDone: 'Not sent',
    already: ({ count }: { count: number }) =>
      plural(count, { one: 'It was sent already.', other: '# were sent already.' }),
  },
  revoked: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Invitation revoked', other: '# invitations revoked' }),
    notDone: 'Not revoked',
    already: ({ count }: { count: number }) =>
      plural(count, { one: 'It was revoked already.', other: '# were revoked already.' }),
  },
  missing: ({ count }: { count: number }) =>
    plural(count, {
      one: '# person has accepted meanwhile, or the invitation was revoked.',
      other: '# people have accepted meanwhile, or the invitations were revoked.',
    }),
};
