import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { feedbackLevels } from '#shared/kernel/feedback.ts';
import { summaryMessages } from '#web/features/attempt/summary/messages/messages.ts';
import { NextStep } from '#web/features/attempt/summary/summary-view.tsx';

await summaryMessages.load('en');

type Props = Parameters<typeof NextStep>[0];

const textOf = (feedback: Props['feedback'], result: Partial<Props['result']> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <NextStep result={{ passed: false, canRetakeAt: null, ...result }} feedback={feedback} />
    </MantineProvider>,
  )
    .replace(/<style.*?<\/style>|<[^>]+>/gs, '')
    .trim();

test('a learner is asked to read the explanations only if they are shown', () => {
  const texts = feedbackLevels.map((level) => textOf({ level, more: null }));
  expect(texts).toEqual(['', '', '', 'Read the explanations before you try again.']);
  expect(textOf(undefined)).toBe('');
});

test('what comes next after a pass or an unmarked answer does not depend on what is shown', () => {
  const feedback = { level: 'score', more: null } as const;
  expect(textOf(feedback, { passed: true })).toContain('mastered');
  expect(textOf(feedback, { toBeMarked: 1 })).not.toBe('');
});
