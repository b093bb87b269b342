import { expect, test } from 'vitest';
import type { InvitedRow, PeopleReport } from '#shared/features/invitation/schema.ts';
import { invitationMessages } from '#web/features/invitation/messages/messages.ts';
import { whatWasDone } from '#web/features/invitation/outcome.ts';

const m = await invitationMessages.load('en');

const row: InvitedRow = {
  line: 2,
  status: 'exists',
  email: 'ann@example.com',
  name: null,
  username: null,
  className: null,
  language: 'en',
  problems: [],
  differs: [],
};

const reportOf = (...rows: InvitedRow[]): PeopleReport => ({
  counts: {
    invited: rows.filter(({ status }) => status === 'invited').length,
    exists: rows.filter(({ status }) => status === 'exists').length,
    invalid: 0,
  },
  rows,
});

test('a list that only adds people to classes is not reported as without effect', () => {
  expect(whatWasDone(reportOf({ ...row, className: 'Biology 7b' }), m)).toBe(m.added);
  expect(whatWasDone(reportOf(row), m)).toBe(m.notInvited);
  expect(whatWasDone(reportOf(row, { ...row, status: 'invited', line: 3 }), m)).toBe(
    m.invited({ count: 1 }),
  );
});
