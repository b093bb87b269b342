import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureCode } from '#shared/kernel/failure.ts';
import {
  DraftKeeper,
  type DraftStore,
  type DraftView,
  maxWait,
  pause,
} from '#web/drafts/draft-keeper.ts';
import type { TabDraft } from '#web/drafts/tab-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ref = { kind: 'quiz', documentId: 7 } as const;

function refusal(failure: FailureCode) {
  return TRPCClientError.from({
    error: { code: -32000, message: 'Refused', data: { failure, httpStatus: 409, requestId: 'r' } },
  });
}

/** One row of the table of drafts, with the checks of the server, and a tab. */
function createStorage() {
  let row: TabDraft | undefined;
  let inTab: TabDraft | undefined;
  let online = true;
  let isHeld = false;
  const held: (() => void)[] = [];
  const sent: object[] = [];
  const wire = () => {
    if (!online) throw new TRPCClientError('offline');
  };
  const store: DraftStore = {
    load: async () => {
      wire();
      return row ?? null;
    },
    save: async ({ content, base, writer, replaces }) => {
      wire();
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      if (row && row.writer !== writer && row.writer !== replaces) throw refusal('stale');
      row = { content, base, writer, updatedAt: new Date().toISOString() };
      sent.push(content);
      return { updatedAt: row.updatedAt };
    },
    discard: async (_, writer) => {
      wire();
      if (row?.writer === writer) row = undefined;
    },
  };
  const open = async (writer: string) => {
    const view: { now: DraftView } = { now: { status: { state: 'none' }, found: [] } };
    const keeper = new DraftKeeper({
      ref,
      store,
      tab: {
        read: () => inTab,
        write: (draft) => {
          inTab = draft;
        },
        remove: () => {
          inTab = undefined;
        },
      },
      writer,
      base: '2026-01-01T00:00:00.000Z',
      judge: (content) =>
        'title' in content ? 'work' : 'unreadable' in content ? 'unreadable' : 'same',
      now: () => new Date(),
      onView: (next) => {
        view.now = next;
      },
    });
    await keeper.start();
    return { keeper, view };
  };
  return {
    open,
    sent,
    /** From now on each save waits until it is released. */
    holdSaves: () => {
      isHeld = true;
    },
    releaseSave: () => held.shift()?.(),
    row: () => row,
    inTab: () => inTab,
    newTab: () => {
      inTab = undefined;
    },
    setOnline: (value: boolean) => {
      online = value;
    },
  };
}

test('admin 2: typing is sent after a pause, and during continuous typing after at most five seconds', async () => {
  const storage = createStorage();
  const { keeper, view } = await storage.open('first');
  for (let typed = 0; typed < 12; typed += 1) {
    keeper.change({ title: 'x'.repeat(typed) });
    await vi.advanceTimersByTimeAsync(pause / 2);
  }
  expect(storage.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(maxWait);
  expect(storage.row()?.content).toEqual({ title: 'x'.repeat(11) });
  expect(view.now.status.state).toBe('saved');
});

test('admin 2: typing does not overwrite a found draft before its author has chosen', async () => {
  const storage = createStorage();
  const before = await storage.open('first');
  before.keeper.change({ title: 'Long work' });
  await before.keeper.flush();

  const { keeper, view } = await storage.open('second');
  expect(view.now.found.map(({ content }) => content)).toEqual([{ title: 'Long work' }]);
  keeper.change({ title: 'A' });
  await vi.advanceTimersByTimeAsync(20_000);
  keeper.stop();
  expect(storage.row()?.content).toEqual({ title: 'Long work' });
  expect(storage.inTab()?.content).toEqual({ title: 'Long work' });
  expect(view.now.status.state).toBe('undecided');

  const [draft] = view.now.found;
  if (!draft) throw new Error('No draft was found');
  await keeper.discardFound(draft);
  await vi.advanceTimersByTimeAsync(pause);
  expect(storage.row()?.content).toEqual({ title: 'A' });
});

test('admin 1: a draft that is continued keeps the version it is based on', async () => {
  const storage = createStorage();
  const before = await storage.open('first');
  before.keeper.rebase('2025-05-05T00:00:00.000Z');
  before.keeper.change({ title: 'Old work' });
  await before.keeper.flush();
  const { keeper, view } = await storage.open('second');
  const [draft] = view.now.found;
  if (!draft) throw new Error('No draft was found');
  expect(draft.base).toBe('2025-05-05T00:00:00.000Z');
  keeper.resume(draft);
  keeper.change({ title: 'Old work, continued' });
  await vi.advanceTimersByTimeAsync(pause);
  expect(storage.row()).toMatchObject({
    base: '2025-05-05T00:00:00.000Z',
    writer: 'second',
    content: { title: 'Old work, continued' },
  });
});

test('drafts of two windows for one document are never mixed: the second window asks', async () => {
  const storage = createStorage();
  const first = await storage.open('first');
  const second = await storage.open('second');
  first.keeper.change({ title: 'Of the first window' });
  await vi.advanceTimersByTimeAsync(pause);
  second.keeper.change({ title: 'Of the second window' });
  await vi.advanceTimersByTimeAsync(pause);
  expect(storage.row()?.content).toEqual({ title: 'Of the first window' });
  expect(second.view.now.found).toHaveLength(1);
});

test('a draft of another window that cannot be read here is replaced at once', async () => {
  const storage = createStorage();
  const first = await storage.open('first');
  const second = await storage.open('second');
  first.keeper.change({ unreadable: true });
  await first.keeper.flush();
  second.keeper.change({ title: 'Of the second window' });
  await vi.advanceTimersByTimeAsync(2 * pause);
  expect(storage.row()?.content).toEqual({ title: 'Of the second window' });
  expect(second.view.now.status.state).toBe('saved');
});

test('offline the draft is kept in the tab, restored after a reload, and sent when the network is back', async () => {
  const storage = createStorage();
  const { keeper, view } = await storage.open('first');
  storage.setOnline(false);
  keeper.change({ title: 'On a train' });
  await vi.advanceTimersByTimeAsync(pause);
  expect(view.now.status.state).toBe('here-only');
  expect(storage.inTab()?.content).toEqual({ title: 'On a train' });
  const reloaded = await storage.open('second');
  expect(reloaded.view.now.found.map(({ content }) => content)).toEqual([{ title: 'On a train' }]);

  storage.setOnline(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(storage.row()?.content).toEqual({ title: 'On a train' });
  expect(view.now.status.state).toBe('saved');
});

test('a draft that was continued and saved at once is removed', async () => {
  const storage = createStorage();
  const first = await storage.open('first');
  first.keeper.change({ title: 'Begun' });
  await first.keeper.flush();
  const { keeper, view } = await storage.open('second');
  const [draft] = view.now.found;
  if (!draft) throw new Error('No draft was found');
  keeper.resume(draft);
  keeper.change({ title: 'Begun' });
  // Saved before the draft was sent again under this editor's name.
  await keeper.drop();
  await vi.advanceTimersByTimeAsync(pause);
  expect([storage.row(), storage.inTab()]).toEqual([undefined, undefined]);
});

test('a window that was taken up and goes on is met again: its later work is neither replaced nor removed', async () => {
  const storage = createStorage();
  const first = await storage.open('first');
  first.keeper.change({ title: 'Begun' });
  await first.keeper.flush();
  const second = await storage.open('second');
  const [begun] = second.view.now.found;
  if (!begun) throw new Error('No draft was found');
  second.keeper.resume(begun);
  second.keeper.change({ title: 'Continued in the second' });
  await second.keeper.flush();

  // The first window is still open, meets the work of the second, and goes on with it.
  first.keeper.change({ title: 'Typed in the first' });
  await first.keeper.flush();
  const [continued] = first.view.now.found;
  if (!continued) throw new Error('No draft was found');
  first.keeper.resume(continued);
  first.keeper.change({ title: 'Newest, in the first' });
  await first.keeper.flush();
  expect(storage.row()?.content).toEqual({ title: 'Newest, in the first' });

  second.keeper.change({ title: 'Older, in the second' });
  await second.keeper.flush();
  expect(storage.row()?.content).toEqual({ title: 'Newest, in the first' });
  expect(second.view.now.status.state).toBe('undecided');
  await second.keeper.drop();
  expect(storage.row()?.content).toEqual({ title: 'Newest, in the first' });
});

test('saved and undone changes leave no draft', async () => {
  const storage = createStorage();
  const { keeper } = await storage.open('first');
  keeper.change({ title: 'To be saved' });
  await keeper.flush();
  await keeper.drop();
  expect([storage.row(), storage.inTab()]).toEqual([undefined, undefined]);
  keeper.change({ title: 'To be undone' });
  await keeper.flush();
  keeper.change(undefined);
  await vi.advanceTimersByTimeAsync(pause);
  expect([storage.row(), storage.inTab()]).toEqual([undefined, undefined]);
  const { view } = await storage.open('second');
  expect(view.now.found).toEqual([]);
});

test('a draft that is dropped while several saves wait for one another is not stored again', async () => {
  const storage = createStorage();
  const { keeper } = await storage.open('me');
  keeper.change({ title: 'First' });
  storage.holdSaves();
  await vi.advanceTimersByTimeAsync(pause);
  keeper.change({ title: 'Second' });
  // The pause in typing, and the page that is hidden.
  void keeper.flush();
  void keeper.flush();
  storage.releaseSave();
  await vi.advanceTimersByTimeAsync(0);
  storage.releaseSave();
  await vi.advanceTimersByTimeAsync(0);
  await keeper.drop();
  storage.releaseSave();
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.sent).toEqual([{ title: 'First' }, { title: 'Second' }]);
  expect(storage.row()).toBeUndefined();
});
