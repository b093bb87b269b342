export const messages = {
  title: 'Notifications',
  lead: 'What is new for you, newest first.',
  none: 'Nothing new',
  noneHint: 'You see here what is assigned to you and what is due.',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  all: 'See all',
  settings: 'Notification settings',
  unread: 'Unread',
  failed: 'Not saved',
  loadFailed: 'The notifications did not load',
  newer: 'Newer',
  older: 'Older',
  lines: {
    'assignment-given': '“<quiz></quiz>” was assigned in <class></class>. It is due <date></date>.',
    'assignment-due': '“<quiz></quiz>” (<class></class>) is due <date></date>.',
    'assignment-overdue':
      '“<quiz></quiz>” (<class></class>) was due <date></date> and is not done yet.',
    'result-regraded':
      'A question was graded again. Your result in “<quiz></quiz>” is now <score></score> of <total></total>.',
    'result-marked':
      'All answers in “<quiz></quiz>” are marked. Your result is <score></score> of <total></total>.',
    'quiz-reopened': 'You can take “<quiz></quiz>” again.',
    'reviews-due':
      'Questions that are due for review: <due></due>. A few minutes now save a lot of time later.',
    'certificate-issued':
      'You have passed every quiz of “<quiz></quiz>”: here is your certificate.',
    'achievements-earned': 'New achievements: <earned></earned>. Your profile shows them.',
    'streak-ending':
      'Your daily goal is still open today. Questions left: <left></left>. Days in a row so far: <days></days>.',
  },
  givenWithoutDate: '“<quiz></quiz>” was assigned in <class></class>.',
  settled: {
    fixed:
      'Your report of a question in “<quiz></quiz>” was reviewed, and the question was corrected.',
    kept: 'Your report of a question in “<quiz></quiz>” was reviewed. The question stays as it is.',
  },
};
