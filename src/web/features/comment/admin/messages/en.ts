import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Comments',
  pageTitle: 'Comments, administration',
  description: 'Publish or reject what learners say about questions.',
  denied: 'Access Denied',
  loadFailed: 'Error loading comments',
  toReview: ({ count }: { count: number }) =>
    plural(count, { one: '# comment to review', other: '# comments to review' }),
  states: {
    waiting: 'Waiting',
    published: 'Published',
    rejected: 'Rejected',
    reported: 'Reported',
  },
  reports: ({ count }: { count: number }) => plural(count, { one: '# report', other: '# reports' }),
  waiting: 'Waiting for approval',
  reported: 'Reported',
  whichToShow: 'Which to show',
  all: 'All',
  find: 'Find a comment',
  words: 'Words of the comment',
  keys: 'In a row, A publishes and R rejects.',
  comment: 'Comment',
  author: 'From',
  question: 'Question',
  sent: 'Sent',
  state: 'State',
  publish: 'Publish',
  reject: 'Reject',
  waitAgain: 'Set to waiting',
  delete: 'Delete',
  commentOf: ({ name }: { name: string }) => `the comment of ${name}`,
  publishOf: ({ name }: { name: string }) => `Publish the comment of ${name}`,
  rejectOf: ({ name }: { name: string }) => `Reject the comment of ${name}`,
  waitAgainOf: ({ name }: { name: string }) => `Set the comment of ${name} to waiting`,
  deleteOf: ({ name }: { name: string }) => `Delete the comment of ${name}`,
  noMatch: 'No comment matches',
  tryOtherWords: 'Try fewer or other words.',
  noneToReview: 'No comment to review',
  noneHere: 'No comments here',
  appearsHere: 'Comments on your questions appear here.',
  donePublished: ({ count }: { count: number }) =>
    plural(count, { one: '# comment published', other: '# comments published' }),
  doneRejected: ({ count }: { count: number }) =>
    plural(count, { one: '# comment rejected', other: '# comments rejected' }),
  doneWaiting: ({ count }: { count: number }) =>
    plural(count, { one: '# comment waiting again', other: '# comments waiting again' }),
  doneUndone: ({ count }: { count: number }) =>
    plural(count, { one: '# decision undone', other: '# decisions undone' }),
  doneDeleted: ({ count }: { count: number }) =>
    plural(count, { one: '# comment deleted', other: '# comments deleted' }),
  doneRestored: ({ count }: { count: number }) =>
    plural(count, { one: '# comment restored', other: '# comments restored' }),
  notDone: 'Not done',
  already: ({ count }: { count: number }) =>
    plural(count, {
      one: '# comment already had this decision.',
      other: '# comments already had this decision.',
    }),
  missing: ({ count }: { count: number }) =>
    plural(count, { one: '# comment no longer exists.', other: '# comments no longer exist.' }),
  updateFailed: 'Error updating comments',
  deleteFailed: 'Error deleting comments',
  restoreFailed: 'Error restoring comments',
  deleteOne: ({ name }: { name: string }) => `Delete the comment of ${name}?`,
  deleteMany: ({ count }: { count: number }) =>
    plural(count, { one: 'Delete # comment?', other: 'Delete # comments?' }),
  consequences: 'It disappears for everyone. You can undo this in the message that follows.',
};
