import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { feedbackLevels } from '#shared/kernel/feedback.ts';
import { summaryMessages } from '#web/features/attempt/summary/messages/messages.ts';
import { NextStep } from '#web/features/attempt/summary/summary-view.tsx';

await summaryMessages.load('en');

type Props = Parameters<typeof NextStep>[0];
type Review = NonNullable<Props['review']>;

const now = '2026-03-01T12:00:00.000Z';

const textOf = (review: Partial<Review> | undefined, result: Partial<Props['result']> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <NextStep
        result={{ passed: false, ...result }}
        review={
          review && {
            ...{ feedback: { level: 'score', more: null }, canRetakeAt: now, serverNow: now },
            ...review,
          }
        }
      />
    </MantineProvider>,
  )
    .replace(/<style.*?<\/style>|<[^>]+>/gs, '')
    .trim();

test('a learner is asked to read the explanations only if they are shown', () => {
  const texts = feedbackLevels.map((level) => textOf({ feedback: { level, more: null } }));
  expect(texts).toEqual(['', '', '', 'Read the explanations before you try again.']);
  expect(textOf(undefined)).toBe('');
});

test('what comes next after a pass or an unmarked answer does not depend on what is shown', () => {
  expect(textOf({}, { passed: true })).toContain('mastered');
  expect(textOf({}, { toBeMarked: 1 })).not.toBe('');
});

test('another attempt is mentioned only if there can be one, and no date without a wait', () => {
  const feedback = { level: 'explanations', more: null } as const;
  expect(textOf({ feedback, canRetakeAt: null })).toBe('');
  expect(textOf({ feedback, canRetakeAt: now })).not.toContain('again on');
});
