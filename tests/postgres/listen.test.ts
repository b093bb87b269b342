import { expect, inject, test } from 'vitest';
import { listen } from '#db/listen.ts';

test('listening can be stopped while it connects', async () => {
  const { stop } = listen(inject('postgresUrl'), 'changes', () => {});
  await expect(stop()).resolves.toBeUndefined();
});
