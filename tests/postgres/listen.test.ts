import { expect, inject, test } from 'vitest';
import { listen } from '#db/listen.ts';

test('listening that is stopped while it connects has stopped', async () => {
  const stop = listen(inject('postgresUrl'), 'changes', () => {});
  await expect(stop()).resolves.toBeUndefined();
});
