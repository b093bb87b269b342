import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PendingOptions, usePending } from '#web/ui/use-pending.ts';

/** What runs calls in a rendered component. */
function runner(options?: PendingOptions) {
  const rendered: ReturnType<typeof usePending>['run'][] = [];
  function Caller() {
    rendered.push(usePending(options).run);
    return null;
  }
  renderToStaticMarkup(<Caller />);
  const [run] = rendered;
  if (!run) throw new Error('Not rendered');
  return run;
}

test('a call is not made while another runs, and is made again once that has ended', async () => {
  const run = runner();
  const made: string[] = [];
  const call = (name: string) => async () => {
    made.push(name);
    await Promise.resolve();
    return name;
  };
  expect(await Promise.all([run(call('first')), run(call('second'))])).toEqual([
    'first',
    undefined,
  ]);
  expect(made).toEqual(['first']);
  const failure = new Error('No');
  await expect(run(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(await run(call('third'))).toBe('third');
});

test('calls of different things run at the same time', async () => {
  const run = runner({ together: true });
  const both = [run(() => Promise.resolve(1)), run(() => Promise.resolve(2))];
  expect(await Promise.all(both)).toEqual([1, 2]);
});
