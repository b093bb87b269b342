import { describe, expect, it } from 'vitest';
import { createToaster } from '#web/ui/toaster.tsx';

describe('the toaster', () => {
  it('CONST-04, CONST-06 as in decision 136: one message is on screen, the others are queued', () => {
    const toaster = createToaster();
    toaster.show({ title: 'First' });
    toaster.show({ title: 'Second' });
    const first = toaster.current();
    expect(first?.title).toBe('First');
    toaster.dismiss(first?.id ?? 0);
    expect(toaster.current()?.title).toBe('Second');
  });

  it('admin 6: counts outcomes of one kind in one message, and undoes all of them together', () => {
    const toaster = createToaster();
    const undone: number[] = [];
    const deleted = (id: number) =>
      toaster.show({
        title: 'Quiz deleted',
        message: `Quiz ${id}`,
        tone: 'pass',
        tally: { kind: 'quiz deleted', count: 1, title: (count) => `${count} quizzes deleted` },
        action: { label: 'Undo', onClick: () => undone.push(id) },
      });
    for (const id of [1, 2, 3]) deleted(id);
    const shown = toaster.current();
    expect(shown).toMatchObject({ title: '3 quizzes deleted', message: 'Quiz 1, Quiz 2, Quiz 3' });
    shown?.action?.onClick();
    expect(undone).toEqual([1, 2, 3]);
    toaster.dismiss(shown?.id ?? 0);
    expect(toaster.current()).toBeUndefined();
  });

  it('admin 6: an equal success message is not queued again, every failure is shown', () => {
    const toaster = createToaster();
    for (const message of ['One', 'Two'])
      toaster.show({ title: 'Category deleted successfully!', message, tone: 'pass' });
    expect(toaster.current()).toMatchObject({ message: 'One, Two' });
    toaster.dismiss(toaster.current()?.id ?? 0);
    for (const message of ['One', 'Two'])
      toaster.show({ title: 'Error deleting quiz', message, tone: 'fail' });
    toaster.dismiss(toaster.current()?.id ?? 0);
    expect(toaster.current()).toMatchObject({ message: 'Two' });
  });

  it('learner 4: a new outcome removes earlier failures of the same source', () => {
    const toaster = createToaster();
    const source = 'log-in form';
    toaster.show({ title: 'Login failed', tone: 'fail', source });
    toaster.show({ title: 'Error', tone: 'fail', source: 'elsewhere' });
    toaster.show({ title: 'Login failed', message: 'Again', tone: 'fail', source });
    toaster.show({ title: 'Login successful', tone: 'pass', source });
    expect(toaster.current()?.title).toBe('Error');
    toaster.dismiss(toaster.current()?.id ?? 0);
    expect(toaster.current()?.title).toBe('Login successful');
    toaster.dismiss(toaster.current()?.id ?? 0);
    expect(toaster.current()).toBeUndefined();
  });

  it('forgets what is shown and what waits, for the next account', () => {
    const toaster = createToaster();
    for (const title of ['One', 'Two']) toaster.show({ title });
    toaster.clear();
    expect(toaster.current()).toBeUndefined();
  });

  it('calls its listeners until they unsubscribe', () => {
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
