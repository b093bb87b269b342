import { expect, test } from 'vitest';
import { takingBack } from '#web/features/quiz/admin/list/status-undo.ts';

const was = (id: number, status: 'active' | 'draft' | 'archived', publishesWhenOpen = false) => ({
  id,
  before: { status, publishesWhenOpen },
});

test('taking back a publication makes drafts, each with its mark to be published when it opens', () => {
  const done = [was(1, 'draft', true), was(2, 'draft'), was(3, 'archived')];
  expect(takingBack(done, 'active')).toEqual([
    { id: 1, status: 'draft', publishesWhenOpen: true },
    { id: 2, status: 'draft', publishesWhenOpen: false },
    { id: 3, status: 'draft', publishesWhenOpen: false },
  ]);
});

test('taking back "Move to draft" publishes what was published, not what was archived', () => {
  expect(takingBack([was(1, 'active'), was(2, 'archived')], 'draft')).toEqual([
    { id: 1, status: 'active', publishesWhenOpen: false },
  ]);
});
