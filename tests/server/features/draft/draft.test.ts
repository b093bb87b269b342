import { expect, test } from 'vitest';
import { createWorld } from '#tests/support/world.ts';

const writer = 'editor-window-0000001';
const otherWriter = 'editor-window-0000002';
const ref = { kind: 'quiz', documentId: null } as const;
const base = '2026-01-02T03:04:05.678Z';

test('admin 1, 2: a draft is stored with its base, one per account and document', async () => {
  await using world = await createWorld();
  const [ann, bob] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const content = { title: 'Begun', questions: [{ text: 'Why?', options: ['a', ''] }] };
  expect(await ann.calls.draft.get(ref)).toEqual({ draft: null });
  await ann.calls.draft.save({ ...ref, base: null, writer, content: { title: 'First' } });
  world.clock.advance(5000);
  await ann.calls.draft.save({ ...ref, base, writer, content });
  await ann.calls.draft.save({ kind: 'quiz', documentId: 7, base, writer, content: { a: 1 } });

  const { draft } = await ann.calls.draft.get(ref);
  expect(draft).toEqual({ content, base, writer, updatedAt: world.clock.now().toISOString() });
  expect(await bob.calls.draft.get(ref)).toEqual({ draft: null });

  await ann.calls.draft.discard({ ...ref, writer });
  expect(await ann.calls.draft.get(ref)).toEqual({ draft: null });
  expect((await ann.calls.draft.get({ kind: 'quiz', documentId: 7 })).draft).toBeTruthy();
});

test('admin 2: a draft of another window is neither overwritten nor discarded unless the call names it', async () => {
  await using world = await createWorld();
  const ann = await world.person({ isAdmin: true });
  await ann.calls.draft.save({ ...ref, base, writer, content: { title: 'Mine' } });
  const second = { ...ref, base, writer: otherWriter, content: { title: 'Second window' } };
  await expect(ann.calls.draft.save(second)).rejects.toMatchObject({ failure: 'stale' });
  await ann.calls.draft.discard({ ...ref, writer: otherWriter });
  expect((await ann.calls.draft.get(ref)).draft?.content).toEqual({ title: 'Mine' });

  await ann.calls.draft.save({ ...second, replaces: writer });
  expect((await ann.calls.draft.get(ref)).draft?.content).toEqual({ title: 'Second window' });
  await expect(
    ann.calls.draft.save({ ...ref, base, writer, content: { title: 'Late' } }),
  ).rejects.toMatchObject({ failure: 'stale' });
});

test('a draft has a limited size, is exported to its author and is kept when its document is deleted', async () => {
  await using world = await createWorld();
  const ann = await world.person({ isAdmin: true });
  const save = { kind: 'post', documentId: 999, base, writer } as const;
  await expect(
    ann.calls.draft.save({ ...save, content: { text: 'x'.repeat(4_000_001) } }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await ann.calls.draft.save({ ...save, content: { text: 'kept' } });
  const data = await ann.calls.account.exportData();
  expect(data.drafts).toMatchObject([{ kind: 'post', documentId: 999, content: { text: 'kept' } }]);
});
