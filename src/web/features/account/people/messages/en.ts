import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  denied: 'Access Denied',
  title: 'Users',
  pageTitle: 'Users, administration',
  description: 'Find, help and suspend the accounts of this site.',
  failed: 'Error loading users',
  panelFailed: 'Error loading the account',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '# account found', other: '# accounts found' }),
  search: 'Find accounts by name or email address',
  searchHint: 'Name or email address',
  download: 'Download list (CSV)',
  notDownloaded: 'The list was not downloaded',
  noMatch: 'No account matches',
  noMatchHint: 'Try fewer filters or other words.',
  person: 'Account',
  close: 'Close',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  anyRole: 'Any role',
  roles: {
    administrator: 'Administrator',
    author: 'Author',
    teacher: 'Teacher',
    member: 'Member',
  },
  verified: 'Email address',
  anyVerified: 'Verified or not',
  verifiedStates: { yes: 'Verified', no: 'Not verified' },
  status: 'Status',
  anyStatus: 'Any status',
  statuses: {
    active: 'Active',
    suspended: 'Suspended',
    leaving: 'Being deleted',
    deactivated: 'Deactivated',
  },
  joined: 'Joined',
  seen: 'Last sign-in',
  never: 'Never',
  fullName: 'Full name',
  pendingEmail: 'New address, unconfirmed',
  signsInWith: 'Signs in with',
  password: 'Password',
  nothing: 'Nothing yet',
  secondFactor: 'Second factor',
  yes: 'Yes',
  no: 'No',
  yourself: 'This is your own account.',
  erasedOn: 'Will be erased on',
  suspension: 'Suspension',
  since: 'Since',
  by: 'By',
  reason: 'Reason',
  reasons: {
    cheating: 'Cheating',
    abuse: 'Insulting or harmful content',
    spam: 'Spam',
    security: 'The account seems to be used by another person',
    other: 'Another reason',
  },
  note: 'Note',
  noteHint: 'Optional. The person reads the reason and the note when signing in.',
  devices: 'Signed in on',
  nowhere: 'Not signed in anywhere.',
  lastUsed: 'Last used',
  actions: 'Actions',
  suspend: 'Suspend',
  suspendNamed: ({ name }: { name: string }) => `Suspend ${name}`,
  suspendTitle: ({ count }: { count: number }) =>
    plural(count, { one: 'Suspend this account?', other: 'Suspend # accounts?' }),
  suspendText:
    'They are signed out everywhere and cannot sign in or use access tokens. Until this is lifted, they are not on the leaderboard. Answers received so far are kept, and the time of an open attempt runs on.',
  lift: 'Lift suspension',
  liftNamed: ({ name }: { name: string }) => `Lift the suspension of ${name}`,
  endSessions: 'Sign out everywhere',
  endSessionsTitle: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Sign this account out everywhere?',
      other: 'Sign # accounts out everywhere?',
    }),
  endSessionsText: 'They can sign in again at once. Unsent work on their devices stays there.',
  mailReset: 'Email a password link',
  resetMailed: 'A link to choose a new password is on its way',
  changeRoles: 'Change roles',
  rolesLater: 'Roles can be given once the person has confirmed the email address.',
  rolesText: 'What this account may do besides taking quizzes.',
  roleTexts: {
    administrator: 'Everything on this site, also what you can do here',
    author: 'Own quizzes, with their questions and results',
    teacher: 'Own classes, with their results',
  },
  rolesChanged: 'Roles changed',
  merge: 'Merge with another account',
  mergeText:
    'For two accounts of the same person. Everything in one account moves to the other, and the first is removed.',
  otherAccount: 'Other account',
  keepWhich: 'Which account stays?',
  moves: 'Moves to the account that stays',
  sharedQuizzes: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Both have taken # quiz. The results are put together, and the longer wait applies.',
      other: 'Both have taken # quizzes. The results are put together, and the longer waits apply.',
    }),
  mergeGroups: {
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# attempt', other: '# attempts' }),
    practice: ({ count }: { count: number }) =>
      plural(count, { one: '# answer in practice', other: '# answers in practice' }),
    classes: ({ count }: { count: number }) =>
      plural(count, { one: '# class', other: '# classes' }),
    exceptions: ({ count }: { count: number }) =>
      plural(count, { one: '# exception', other: '# exceptions' }),
    drafts: ({ count }: { count: number }) => plural(count, { one: '# draft', other: '# drafts' }),
    feedback: ({ count }: { count: number }) =>
      plural(count, {
        one: '# opinion, report or message',
        other: '# opinions, reports and messages',
      }),
    content: ({ count }: { count: number }) =>
      plural(count, {
        one: '# quiz, post or other content',
        other: '# quizzes, posts and other content',
      }),
  },
  mergeEnds:
    'The ways to sign in to the other account end: password, providers, second factor, passkeys and access tokens. It cannot be undone.',
  mergeNow: 'Merge accounts',
  merged: 'The accounts are one now',
  delete: 'Delete account',
  deleteText: ({ days }: { days: number }) =>
    plural(days, {
      one: 'The account is signed out everywhere and erased after # day. Until then the owner can sign in to keep it, unless it is suspended.',
      other:
        'The account is signed out everywhere and erased after # days. Until then the owner can sign in to keep it, unless it is suspended.',
    }),
  deleted: 'The account will be deleted',
  keep: 'Cancel deletion',
  kept: 'The account is kept',
  notDone: 'Nothing was changed',
  suspended: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Account suspended', other: '# accounts suspended' }),
    notDone: 'Not suspended',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: 'The account was suspended already.',
        other: '# accounts were suspended already.',
      }),
  },
  lifted: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Suspension lifted', other: '# suspensions lifted' }),
    notDone: 'Suspension not lifted',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: 'The account was not suspended.',
        other: '# accounts were not suspended.',
      }),
  },
  ended: {
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Account signed out', other: '# accounts signed out' }),
    notDone: 'Not signed out',
    already: ({ count }: { count: number }) =>
      plural(count, {
        one: 'The account was not signed in anywhere else.',
        other: '# accounts were not signed in anywhere else.',
      }),
  },
  missing: ({ count }: { count: number }) =>
    plural(count, {
      one: '# account no longer exists.',
      other: '# accounts no longer exist.',
    }),
};
