import { describe, expect, it } from 'vitest';
import { createChanges } from '#web/display/api.ts';

const stored = { font: 'standard', spacing: 'standard' };

/** Changes whose saves the test ends one by one. */
function startChanges() {
  const sent: { value: typeof stored; end: PromiseWithResolvers<void> }[] = [];
  const shown: (typeof stored)[] = [];
  const changes = createChanges(stored, {
    show: (value) => void shown.push(value),
    save: (value) => {
      const end = Promise.withResolvers<void>();
      sent.push({ value, end });
      return end.promise;
    },
  });
  return { changes, sent, shown };
}

describe('changes of one value that are saved one after the other', () => {
  it('undoes the one that failed, and keeps the one after it', async () => {
    const { changes, sent, shown } = startChanges();
    const first = changes.add({ font: 'legible' });
    const second = changes.add({ spacing: 'wide' });
    expect(shown.at(-1)).toEqual({ font: 'legible', spacing: 'wide' });
    await Promise.resolve();
    expect(sent.map(({ value }) => value)).toEqual([{ font: 'legible', spacing: 'standard' }]);
    sent[0]?.end.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(shown.at(-1)).toEqual({ font: 'standard', spacing: 'wide' });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.value).toEqual({ font: 'standard', spacing: 'wide' });
    sent[1]?.end.resolve();
    await second;
    expect(shown.at(-1)).toEqual({ font: 'standard', spacing: 'wide' });
  });

  it('adds a later one to what was saved before', async () => {
    const { changes, sent, shown } = startChanges();
    const first = changes.add({ font: 'legible' });
    await Promise.resolve();
    sent[0]?.end.resolve();
    await first;
    const second = changes.add({ spacing: 'wide' });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.value).toEqual({ font: 'legible', spacing: 'wide' });
    sent[1]?.end.resolve();
    await second;
    expect(shown.at(-1)).toEqual({ font: 'legible', spacing: 'wide' });
  });
});
