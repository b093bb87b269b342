import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Comments',
  show: 'Comments',
  showSome: ({ count }: { count: number }) =>
    plural(count, { one: '# comment', other: '# comments' }),
  hide: 'Hide comments',
  lead: 'Only those who have answered the question can read them.',
  write: 'Write a comment',
  text: 'Your comment',
  hint: 'An author of the quiz or an administrator reads it before others do.',
  send: 'Send',
  cancel: 'Cancel',
  edit: 'Edit',
  save: 'Save',
  delete: 'Delete',
  deleteTitle: 'Delete your comment?',
  deleteText: 'It cannot be restored.',
  deleted: 'Comment deleted',
  sent: 'Comment sent',
  sentText: 'It is shown to others once it is approved.',
  published: 'Comment published',
  own: 'You',
  staff: 'Author',
  waiting: 'Waiting for approval',
  rejected: 'Not approved',
  report: 'Report',
  reported: 'Reported',
  reportedText: 'Thank you. It will be reviewed.',
  failed: 'That did not work',
  notLoaded: 'Error loading comments',
  none: 'No comments yet',
  unknown: 'Former member',
  unsaved: 'Your comment is not sent yet.',
};
