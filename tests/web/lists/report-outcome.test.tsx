import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listsMessages } from '#web/lists/messages/messages.ts';
import type { Outcome } from '#web/lists/outcome-toast.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { createToaster, ToasterProvider } from '#web/ui/toaster.tsx';

await listsMessages.load('en');

const words = {
  messages: {
    done: ({ count }: { count: number }) => `${count} moved`,
    notDone: 'Not moved',
    already: () => 'There already.',
    missing: () => 'Gone.',
  },
  nameOf: (id: number) => `Row ${id}`,
  failed: 'Nothing was changed',
};

/** Reports `call`: whether it is settled, and the title that is shown. */
async function reported(call: Promise<readonly Outcome[]>) {
  const toaster = createToaster();
  const reports: ReturnType<typeof useReportOutcome>[] = [];
  function Reporter() {
    reports.push(useReportOutcome());
    return null;
  }
  renderToStaticMarkup(
    <ToasterProvider value={toaster}>
      <Reporter />
    </ToasterProvider>,
  );
  return { isSettled: await reports[0]?.(call, words), title: toaster.current()?.title };
}

test('an action that failed, or was refused for every row, is not settled', async () => {
  const refused: Outcome = { id: 1, outcome: 'refused', message: 'It is in use.' };
  expect(await reported(Promise.reject(new Error('offline')))).toEqual({
    isSettled: false,
    title: 'Nothing was changed',
  });
  expect(await reported(Promise.resolve([refused, { ...refused, id: 2 }]))).toEqual({
    isSettled: false,
    title: 'Not moved',
  });
});

test('an action that reached a row, or had nothing to do, is settled', async () => {
  const done: Outcome = { id: 1, outcome: 'done' };
  expect(
    await reported(Promise.resolve([done, { id: 2, outcome: 'refused', message: 'In use.' }])),
  ).toEqual({ isSettled: true, title: '1 moved' });
  expect(await reported(Promise.resolve([{ id: 1, outcome: 'missing' }]))).toMatchObject({
    isSettled: true,
  });
});
