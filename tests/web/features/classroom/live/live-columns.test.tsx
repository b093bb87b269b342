import { expect, test } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { columnsFor, type LiveRow } from '#web/features/classroom/live/live-columns.tsx';
import { messages as m } from '#web/features/classroom/live/messages/en.ts';
import { noValue } from '#web/ui/text/no-value.ts';

const waiting: LiveRow = {
  id: 1,
  userId: 1,
  name: 'ann',
  state: 'not_started',
  quiz: null,
  attemptId: null,
  answered: 0,
  totalQuestions: 3,
  place: null,
  deadline: null,
  dueAt: null,
  untimed: false,
  isConnected: false,
  lastContactAt: null,
  score: null,
  passed: false,
};

test('what a member who does not write has no value for is left out of a card', () => {
  const blankFor = (member: LiveRow) =>
    columnsFor(m, new Format('en'), false)
      .filter(({ cell }) => cell(member) === noValue)
      .map(({ title }) => title);
  expect(blankFor(waiting)).toEqual(['Question', 'Answered', 'Time left', 'Connection']);
  expect(blankFor({ ...waiting, state: 'ended', deadline: '2026-12-01T10:00:00Z' })).toEqual([
    'Question',
    'Time left',
    'Connection',
  ]);
});
