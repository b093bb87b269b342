import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  pageTitle: 'Live, administration',
  description: 'How far each member of a class is with an assignment.',
  denied: 'Access Denied',
  failed: 'Error loading the live view',
  openNamed: ({ name }: { name: string }) => `Watch live: ${name}`,
  open: 'Watch live',
  list: 'Members',
  member: 'Member',
  state: 'State',
  states: { not_started: 'Not started', writing: 'In progress', ended: 'Ended' },
  summary: ({ writing, ended, waiting }: { writing: string; ended: string; waiting: string }) =>
    `In progress: ${writing}. Ended: ${ended}. Not started: ${waiting}.`,
  question: 'Question',
  answered: 'Answered',
  of: ({ number, total }: { number: string; total: string }) => `${number} of ${total}`,
  timeLeft: 'Time left',
  noTimeLimit: 'No time limit',
  afterDue: 'Ends after the due date',
  contact: 'Connection',
  connected: 'Connected',
  lost: 'Lost since <time></time>',
  minutes: 'Minutes',
  addToAll: ({ count }: { count: number }) =>
    plural(count, { one: 'Add # minute for all', other: 'Add # minutes for all' }),
  added: ({ count }: { count: number }) =>
    plural(count, { one: '# minute was added', other: '# minutes were added' }),
  moreFor: ({ name }: { name: string }) => `More time for ${name}`,
  notDone: 'This could not be done',
  noMembers: 'The class has no members yet',
  noMembersHint: 'New members appear here at once.',
};
