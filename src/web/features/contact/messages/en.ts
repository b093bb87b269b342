import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  title: 'Contact',
  description: 'Questions, mistakes in a quiz, ideas: write to us. We reply within 24 hours.',
  lead: 'A question, a mistake in a quiz, an idea: write to us. We reply within 24 hours.',
  categories: {
    general: 'General question',
    technical: 'Technical problem',
    account: 'My account',
    quiz: 'A quiz or question',
    billing: 'Billing',
    feature: 'Feature idea',
    bug: 'Bug report',
    other: 'Something else',
  },
  choose: 'Choose a category',
  name: 'Name',
  email: 'Email',
  category: 'Category',
  subject: 'Subject',
  message: 'Message',
  length: ({ length, most }: { length: number; most: number }) =>
    `${number(length)} of ${number(most)}`,
  leaveEmpty: 'Leave this empty',
  failed: 'Failed to send message',
  kept: 'What you wrote is still here.',
  alsoWrite: 'You can also write to <mail></mail>.',
  onlyToReply: 'We use your address only to reply.',
  orWrite: 'Or write to <mail></mail>.',
  send: 'Send Message',
  sent: {
    title: 'Message Sent!',
    thanks: 'Thank you. We reply to <email></email> within 24 hours.',
    reference: ({ reference }: { reference: string }) => `Your reference is ${reference}.`,
    another: 'Write another message',
    home: 'Home',
  },
  failure: {
    fallback: 'Failed to send message. Please try again or contact us directly.',
    invalid:
      'Invalid response from server. Failed to send message. Please try again or contact us directly.',
    http: ({ status }: { status: string }) =>
      `HTTP error ${status}. Failed to send message. Please try again or contact us directly.`,
  },
};
