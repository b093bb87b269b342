import { describe, expect, it } from 'vitest';
import { createChanges } from '#web/changes.ts';

const stored = { font: 'standard', spacing: 'standard' };

/** Changes whose saves the test ends one by one. */
function startChanges() {
  const sent: { value: typeof stored; end: PromiseWithResolvers<void> }[] = [];
  const shown: (typeof stored)[] = [];
  const change = createChanges<typeof stored>({
    show: (value) => void shown.push(value),
    save: (value) => {
      const end = Promise.withResolvers<void>();
      sent.push({ value, end });
      return end.promise;
    },
  });
  return {
    add: (part: Partial<typeof stored>) => change(shown.at(-1) ?? stored, part),
    sent,
    shown,
  };
}

describe('changes of one value that are saved one after the other', () => {
  it('undoes the one that failed, and keeps the one after it', async () => {
    const { add, sent, shown } = startChanges();
    const first = add({ font: 'legible' });
    const second = add({ spacing: 'wide' });
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
    const { add, sent, shown } = startChanges();
    const first = add({ font: 'legible' });
    await Promise.resolve();
    sent[0]?.end.resolve();
    await first;
    const second = add({ spacing: 'wide' });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.value).toEqual({ font: 'legible', spacing: 'wide' });
    sent[1]?.end.resolve();
    await second;
    expect(shown.at(-1)).toEqual({ font: 'legible', spacing: 'wide' });
  });
});

interface Choice {
  inApp: boolean;
  mail: boolean;
}

const none: Choice = { inApp: false, mail: false };

/** A saving whose calls the test ends one by one. */
function startSaving() {
  const sent: { value: Choice; end: PromiseWithResolvers<void> }[] = [];
  const shown: Choice[] = [];
  let doubts = 0;
  const save = createChanges<Choice>({
    show: (value) => void shown.push(value),
    save: (value) => {
      const end = Promise.withResolvers<void>();
      sent.push({ value, end });
      return end.promise;
    },
    onDoubt: () => {
      doubts += 1;
    },
  });
  return { save, sent, shown, doubts: () => doubts };
}

describe('changes of a notice setting', () => {
  it('does not send what has failed with the change behind it', async () => {
    const { save, sent, shown, doubts } = startSaving();
    const first = save(none, { inApp: true });
    const second = save({ inApp: true, mail: false }, { mail: true });
    expect(shown.at(-1)).toEqual({ inApp: true, mail: true });
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.end.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.value).toEqual({ inApp: false, mail: true });
    expect(doubts()).toBe(0);
    sent[1]?.end.resolve();
    await second;
    expect(shown.at(-1)).toEqual({ inApp: false, mail: true });
    expect(doubts()).toBe(1);
  });

  it('begins from what is shown once nothing is under way', async () => {
    const { save, sent, doubts } = startSaving();
    const first = save(none, { inApp: true });
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.end.resolve();
    await first;
    // Another tab has changed it meanwhile.
    const second = save({ inApp: false, mail: false }, { mail: true });
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.end.resolve();
    await second;
    expect(sent[1]?.value).toEqual({ inApp: false, mail: true });
    expect(doubts()).toBe(0);
  });
});
