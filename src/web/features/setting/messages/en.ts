export const messages = {
  title: 'Settings',
  description: 'The name of this site, who can open an account, and rules for everyone.',
  failed: 'Failed to load the settings',
  denied: 'Access denied',
  save: 'Save changes',
  discard: 'Discard changes',
  saved: 'The settings are saved',
  notSaved: 'The settings were not saved',
  fixedBy: ({ variable }: { variable: string }) => `Fixed by the environment variable ${variable}`,
  groups: {
    site: 'This site',
    accounts: 'Accounts',
    quizzes: 'New quizzes',
    attempts: 'Attempts',
    retention: 'How long things are kept',
  },
  settings: {
    siteName: {
      label: 'Name',
      hint: 'Shown on every page, in emails and in link previews.',
    },
    logo: {
      label: 'Logo',
      hint: 'Shown beside the name. A square picture without a background fits best.',
    },
    contactEmail: {
      label: 'Contact address',
      hint: 'Gets the messages of the contact form, and is shown on the contact page.',
    },
    languages: {
      label: 'Languages',
      hint: 'Languages of pages and emails. What people have written keeps its language.',
    },
    comments: {
      label: 'Comments on questions',
      hint: 'Learners who have answered a question read and write them; authors approve them.',
    },
    registration: {
      label: 'Who can open an account',
      hint: 'Accounts that exist stay as they are.',
    },
    registrationDomains: {
      label: 'Domains of email addresses',
      hint: 'One per line, for example school.example. A new account can be used once its address is confirmed.',
    },
    passwordMinimum: {
      label: 'Minimum password length',
      hint: 'In characters. Passwords that exist stay valid.',
    },
    secondFactorRoles: {
      label: 'Second factor required',
      hint: 'These roles can be used only with an authenticator app or a passkey.',
    },
    quizRules: {
      label: 'Rules of a new quiz',
      hint: 'Each quiz can change them. Quizzes that exist keep theirs.',
    },
    chosenTime: {
      label: 'Time that learners choose',
      hint: 'In the accessibility profile, up to twice the time. Exceptions count in any case, and attempts that have begun keep their time.',
    },
    auditRetentionDays: {
      label: 'Audit trail',
      hint: 'Days for which changes by administrators are kept, at least 30.',
    },
    authorUploadMegabytes: {
      label: 'Pictures and sounds of one person',
      hint: 'Largest total size of the uploads of one person, in megabytes.',
    },
    siteUploadMegabytes: {
      label: 'Pictures and sounds of the site',
      hint: 'Largest total size of all uploads, in megabytes.',
    },
    deletionGraceDays: {
      label: 'Deleted accounts',
      hint: 'Days within which a deleted account can be restored.',
    },
    restoreDays: {
      label: 'Deleted content',
      hint: 'Days within which a deleted quiz, series, post, testimonial or comment can be restored.',
    },
  },
  options: {
    comments: { on: 'Switched on', off: 'Switched off' },
    registration: {
      open: 'Everyone',
      invitation: 'Only those who are invited',
      domains: 'Only addresses of certain domains',
    },
    chosenTime: {
      counts: 'Counts',
      approved: 'Counts once an administrator has allowed it for the person, on the person’s page',
      never: 'Does not count',
    },
    secondFactorRoles: {
      administrator: 'Administrators',
      author: 'Authors',
      teacher: 'Teachers',
    },
  },
};
