import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  title: 'Share Your Experience',
  description: 'Tell others what it is like to learn here.',
  lead: 'Tell others what it is like to learn here. Your words appear on the home page once we have approved them.',
  signIn: {
    title: 'Authentication Required',
    hint: 'Please sign in to share your experience.',
    action: 'Sign In',
  },
  earlier: {
    pending: 'Your last testimonial is waiting for review. A new one will replace it.',
    approved:
      'Your last testimonial is on the home page. A new one will replace it once it is approved.',
    rejected: 'Your last testimonial was not published. You are welcome to write another.',
  },
  thanks: {
    title: 'Thank You!',
    text: 'Your testimonial has arrived. It will appear on the home page once it is approved.',
    another: 'Write another',
    explore: 'Explore Quizzes',
  },
  form: {
    leaving: 'Your testimonial has not been sent and would be lost.',
    name: 'Name',
    nameHint: 'As it will appear with your testimonial',
    role: 'Role/Title',
    roleHint: 'Student, teacher, curious person…',
    rating: 'Rating',
    content: 'Testimonial',
    contentHint: 'What is it like to learn here?',
    length: ({ length, most }: { length: number; most: number }) =>
      `${number(length)} of ${number(most)}`,
    failed: 'Failed to submit testimonial. Please try again.',
    kept: 'What you wrote is still here.',
    submit: 'Submit Testimonial',
  },
  preview: {
    label: 'Preview',
    hint: 'How it will look',
    name: 'Your name',
    role: 'Your role',
    content: 'Your words.',
  },
  ratings: {
    unrated: 'Click to rate your experience',
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    veryGood: 'Very Good',
    excellent: 'Excellent!',
  },
  star: ({ star, label }: { star: number; label: string }) =>
    `${number(star)} of 5 stars: ${label}`,
  rated: ({ rating }: { rating: number }) => `Rated ${number(rating)} of 5`,
  carousel: {
    label: 'Testimonials',
    carousel: 'carousel',
    slide: 'slide',
    position: ({ position, count }: { position: number; count: number }) =>
      `${number(position)} of ${number(count)}`,
    failed: 'Error loading testimonials',
    loading: 'Loading testimonials…',
    none: 'No testimonials yet. Be the first.',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    item: ({ position }: { position: number }) => `Testimonial ${number(position)}`,
    play: 'Play testimonials',
    pause: 'Pause testimonials',
    hint: 'Use the buttons to read the testimonials at your own pace.',
  },
};
