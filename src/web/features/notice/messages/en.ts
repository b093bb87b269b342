export const messages = {
  title: 'Notifications',
  lead: 'What is new for you: the newest first.',
  none: 'Nothing new',
  noneHint: 'You see here what is assigned to you and what is due.',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  all: 'See all',
  settings: 'Choose notifications',
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
  },
  givenWithoutDate: '“<quiz></quiz>” was assigned in <class></class>.',
};
