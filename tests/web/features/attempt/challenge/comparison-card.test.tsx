import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { percentageOf } from '#shared/kernel/points.ts';
import { ComparisonCard } from '#web/features/attempt/challenge/comparison-card.tsx';
import { challengeMessages } from '#web/features/attempt/challenge/messages/messages.ts';

await challengeMessages.load('en');

const resultOf = (points: number, totalQuestions: number) => ({
  ...{ score: 0, points: points / 100, totalQuestions, timeTaken: null },
  percentage: percentageOf({ score: 0, points, totalQuestions }),
});

/** What the card says of these points, in hundredths of a question. */
const verdict = (own: number, theirs: number, totalQuestions = 30) => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <ComparisonCard
        comparison={{
          challenger: { name: 'Ann', result: resultOf(theirs, totalQuestions) },
          own: resultOf(own, totalQuestions),
          questions: [],
        }}
      />
    </MantineProvider>,
  );
  return ['You are ahead', 'It is a tie', 'You are behind'].filter((text) => markup.includes(text));
};

test('two results differ by a hundredth of a point, also where their percentages are written alike', () => {
  expect(resultOf(235, 30).percentage).toBe(resultOf(234, 30).percentage);
  expect(verdict(235, 234)).toEqual(['You are ahead']);
  expect(verdict(234, 235)).toEqual(['You are behind']);
  expect(verdict(234, 234)).toEqual(['It is a tie']);
});
