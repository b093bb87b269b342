import { describe, expect, it } from 'vitest';
import { createToaster } from '#web/ui/toaster.tsx';

describe('the toaster', () => {
  it('CONST-04, CONST-06 as decision 136 has it: one message is on screen, the others wait their turn', () => {
    const toaster = createToaster();
    toaster.show({ title: 'First' });
    toaster.show({ title: 'Second' });
    const first = toaster.current();
    expect(first?.title).toBe('First');
    toaster.dismiss(first?.id ?? 0);
    expect(toaster.current()?.title).toBe('Second');
  });

  it('tells whoever listens, until told to stop', () => {
    const toaster = createToaster();
    let changes = 0;
    const stop = toaster.subscribe(() => {
      changes += 1;
    });
    toaster.show({ title: 'One' });
    stop();
    toaster.show({ title: 'Two' });
    expect(changes).toBe(1);
  });
});
