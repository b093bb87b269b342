import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/calls-of.tsx';
import { useSaveSettings } from '#web/features/practice/api.ts';

const settings = { retention: 0.9, asksConfidence: false, dailyGoal: 10 };
const summary = {
  ...{ questions: 0, due: 0, mistakes: 0, forecast: [], topics: [], quizzes: [] },
  ...{ week: { answers: 0, right: 0 }, streak: null, settings },
};

test('a change sends only what it changes, and a second one before the first is saved keeps the first', async () => {
  const sent: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  const { result: save, calls } = callsOf(
    () => useSaveSettings(settings),
    async (input) => {
      sent.push(input);
      await answered.promise;
    },
  );
  calls.practice.summary.setData(undefined, summary);
  const first = save({ dailyGoal: 20 });
  await expect.poll(() => sent.length).toBe(1);
  const second = save({ asksConfidence: true });
  answered.resolve();
  await Promise.all([first, second]);
  const both = { ...settings, dailyGoal: 20, asksConfidence: true };
  expect(sent).toEqual([{ dailyGoal: 20 }, { asksConfidence: true }]);
  expect(calls.practice.summary.getData()?.settings).toEqual(both);
});

test('a change that could not be saved is not shown any more', async () => {
  const { result: save, calls } = callsOf(
    () => useSaveSettings(settings),
    async () => {
      throw new Error('offline');
    },
  );
  calls.practice.summary.setData(undefined, summary);
  await expect(save({ dailyGoal: 20 })).rejects.toThrow();
  expect(calls.practice.summary.getData()?.settings).toEqual(settings);
});
