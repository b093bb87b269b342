import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questionMessages } from '#web/features/quiz/admin/questions/messages/messages.ts';
import {
  type QuestionCounts,
  QuestionStats,
} from '#web/features/quiz/admin/questions/question-stats.tsx';

await questionMessages.load('en');

const textOf = (counts: QuestionCounts) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QuestionStats {...counts} />
    </MantineProvider>,
  )
    .replace(/<style.*?<\/style>|<[^>]+>/g, '')
    .trim();

test.each([
  [[0, 0, 0], 'Not asked yet'],
  [[0, 0, 3], 'Answered 0 times, skipped 3 times'],
  [[1200, 900, 5], 'Answered 1,200 times, 900 correct (75%), skipped 5 times'],
] as const)(
  'faults 6: an author reads the statistics of a question: %j',
  ([answered, correct, skipped], text) => {
    const counts = {
      timesAnswered: answered,
      timesCorrect: correct,
      timesSkipped: skipped,
      linkedBy: 0,
    };
    expect(textOf(counts)).toBe(text);
  },
);
