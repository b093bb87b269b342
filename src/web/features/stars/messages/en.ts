import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  ask: 'How do you like this quiz?',
  hint: 'Its author reads what you think, without your name.',
  give: 'Give this quiz stars',
  yours: 'Your stars for this quiz',
  change: 'Change',
  remove: 'Remove',
  removed: 'Your stars were removed',
  remark: 'In a few words (optional)',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you',
  failed: 'This was not saved',
  star: ({ star, label }: { star: number; label: string }) =>
    `${number(star)} of 5 stars: ${label}`,
  rated: ({ rating }: { rating: number }) => `Rated ${number(rating)} of 5`,
  ratings: {
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    veryGood: 'Very Good',
    excellent: 'Excellent!',
  },
};
