import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Testimonials',
  pageTitle: 'Testimonials, administration',
  description: 'Approve or reject what learners say.',
  denied: 'Access Denied',
  loadFailed: 'Error loading testimonials',
  toReview: ({ count }: { count: number }) =>
    plural(count, { one: '# testimonial to review', other: '# testimonials to review' }),
  pendingReview: 'Pending Review',
  status: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  from: 'From',
  testimonial: 'Testimonial',
  stars: 'Stars',
  ofFiveStars: ({ rating }: { rating: string }) => `${rating} of 5 stars`,
  received: 'Received',
  statusTitle: 'Status',
  whichToShow: 'Which to show',
  all: 'All',
  find: 'Find a testimonial',
  nameOrWords: 'Name or words',
  keys: 'In a row, A approves and R rejects.',
  testimonialOf: ({ name }: { name: string }) => `the testimonial of ${name}`,
  approve: 'Approve',
  reject: 'Reject',
  pendingAgain: 'Pending again',
  delete: 'Delete',
  approveOf: ({ name }: { name: string }) => `Approve the testimonial of ${name}`,
  rejectOf: ({ name }: { name: string }) => `Reject the testimonial of ${name}`,
  pendingAgainOf: ({ name }: { name: string }) => `Make the testimonial of ${name} pending again`,
  deleteOf: ({ name }: { name: string }) => `Delete the testimonial of ${name}`,
  noMatch: 'No testimonial matches',
  tryOtherWords: 'Try fewer or other words.',
  noneToReview: 'No testimonial to review',
  noneHere: 'No testimonials here',
  appearsHere: 'What learners send in appears here.',

  actions: {
    updateFailed: 'Error updating testimonial',
    restoreFailed: 'Error restoring testimonial',
    deleteFailed: 'Error deleting testimonial',
    deleteOne: ({ name }: { name: string }) => `Delete the testimonial of ${name}?`,
    deleteMany: ({ count }: { count: number }) =>
      plural(count, { one: 'Delete # testimonial?', other: 'Delete # testimonials?' }),
    consequences: 'It disappears for everyone. You can undo this in the message that follows.',
    missing: ({ count }: { count: number }) =>
      plural(count, {
        one: '# testimonial no longer exists.',
        other: '# testimonials no longer exist.',
      }),
    approved: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Testimonial approved', other: '# testimonials approved' }),
      notDone: 'Not approved',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already approved.',
          other: '# testimonials were already approved.',
        }),
    },
    rejected: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Testimonial rejected', other: '# testimonials rejected' }),
      notDone: 'Not rejected',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already rejected.',
          other: '# testimonials were already rejected.',
        }),
    },
    pending: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Testimonial pending again', other: '# testimonials pending again' }),
      notDone: 'Not pending again',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already pending.',
          other: '# testimonials were already pending.',
        }),
    },
    undone: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Decision undone', other: '# decisions undone' }),
      notDone: 'Not undone',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already as before.',
          other: '# testimonials were already as before.',
        }),
    },
    deleted: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Testimonial deleted', other: '# testimonials deleted' }),
      notDone: 'Not deleted',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already deleted.',
          other: '# testimonials were already deleted.',
        }),
    },
    restored: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Testimonial restored', other: '# testimonials restored' }),
      notDone: 'Not restored',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# testimonial was already restored.',
          other: '# testimonials were already restored.',
        }),
    },
  },
};
