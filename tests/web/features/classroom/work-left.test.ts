import { expect, test } from 'vitest';
import type { OwnAssignment } from '#web/features/classroom/api.ts';
import { isToDo } from '#web/features/classroom/own/work-left.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

const assignment: OwnAssignment = {
  ...{ id: 1, title: 'Cells', language: 'en', quizId: 1, series: null, note: null },
  ...{ startsAt: '2026-03-01T00:00:00Z', dueAt: '2026-03-09T12:00:00Z', cutOffAt: null },
  ...{ late: { policy: 'marked' }, updatedAt: '2026-03-01T00:00:00Z', state: 'missing' },
  ...{ mark: null, computed: null, result: null, progress: null },
  ...{ isOverridden: false, hasChanged: false, hasComment: false, hasOwnDates: false },
  ...{ remarks: { override: null, comment: null } },
  next: { id: 1, title: 'Cells', language: 'en' },
};

test.each<[string, Partial<OwnAssignment>, boolean]>([
  ['that is overdue and still counts', {}, true],
  ['that is overdue and does not count late', { late: { policy: 'refused' } }, false],
  ['whose last date has passed', { cutOffAt: '2026-03-10T00:00:00Z' }, false],
  ['whose last date is to come', { cutOffAt: '2026-03-11T00:00:00Z' }, true],
  ['whose quiz cannot be taken any more', { next: null }, false],
  ['without a due date', { state: 'open', dueAt: null }, true],
  ['that is done', { state: 'done' }, false],
])('whether work %s is to do', (_, part, expected) => {
  expect(isToDo({ ...assignment, ...part }, now)).toBe(expected);
});
