import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Notification settings',
  lead: 'Which notifications you get, and where.',
  tableName: 'Kinds of notifications',
  kind: 'Notification',
  inApp: 'In the bell',
  mail: 'By email',
  inAppOf: ({ kind }: { kind: string }) => `${kind}: in the bell`,
  mailOf: ({ kind }: { kind: string }) => `${kind}: by email`,
  push: 'On devices',
  pushOf: ({ kind }: { kind: string }) => `${kind}: on devices`,
  device: {
    label: 'Notifications on this device',
    hint: 'Also while this site is closed, until you sign out here. They show only the title. Quiet hours apply to them too.',
    failed: 'This device shows no notifications',
    blocked:
      'Your browser blocks notifications of this site. Allow them in its settings, then try again.',
    unreachable: 'The browser does not reach its push service. Try again later.',
    missing:
      'This browser cannot show notifications of this site. On a phone, adding the site to the home screen may help.',
  },
  kinds: {
    'assignment-given': 'New assignments',
    'assignment-due': 'Assignments that are due soon',
    'assignment-overdue': 'Overdue assignments',
    'result-regraded': 'Corrected results',
    'result-marked': 'Marked results',
    'report-settled': 'Answers to your reports',
    'quiz-reopened': 'Quizzes that are open again',
    'reviews-due': 'Questions due for review',
    'certificate-issued': 'Certificates',
    'achievements-earned': 'Achievements',
    'streak-ending': 'Daily goal still open in the evening',
  },
  mails: 'Emails',
  rhythm: 'How often',
  rhythms: { daily: 'At most one email a day', each: 'An email for each, at once' },
  dueDays: 'Remind me before the due date',
  days: ({ count }: { count: number }) =>
    plural(count, { one: '# day before', other: '# days before' }),
  quiet: 'Quiet hours',
  quietHint:
    'No emails and no notifications on devices between these times, in the time zone of your profile.',
  from: 'From',
  until: 'Until',
  unverified: 'Emails come once you have <link>confirmed your address</link>.',
  failed: 'Not saved',
};
