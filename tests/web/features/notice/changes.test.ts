import { describe, expect, it } from 'vitest';
import { createSaving } from '#web/features/notice/settings/changes.ts';

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
  const save = createSaving<Choice>({
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
