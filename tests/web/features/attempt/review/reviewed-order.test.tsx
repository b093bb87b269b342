import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { reviewMessages } from '#web/features/attempt/review/messages/messages.ts';
import { ReviewedOptions } from '#web/features/attempt/review/reviewed-options.tsx';
import { ReviewedOrder } from '#web/features/attempt/review/reviewed-order.tsx';
import { ContentLanguageContext } from '#web/language/content.ts';

await reviewMessages.load('en');

type Type = AnswerReview['question']['type'];

const answered = (type: Type, selectedOptions: number[]): AnswerReview => ({
  id: 1,
  questionId: 1,
  isCorrect: true,
  isAnswered: selectedOptions.length > 0,
  flagged: false,
  selectedOption: -1,
  selectedOptions,
  answerText: null,
  regraded: null,
  question: {
    text: 'Which first?',
    type,
    imageUrl: null,
    imageAlt: null,
    targets: [],
    gaps: [],
    options: ['zero', 'one', 'two'],
    order: [2, 0, 1],
    keyShown: false,
  },
});

/** The text of each item. */
const itemsOf = (Part: typeof ReviewedOrder, answer: AnswerReview) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Part answer={answer} />
    </MantineProvider>,
  )
    .split('<li')
    .slice(1)
    .map((item) =>
      `<li${item}`
        .replace(/<[^>]+>/g, '|')
        .split('|')
        .filter(Boolean)
        .join(' '),
    );

it('without the key, items are shown in the order of the answer', () => {
  expect(itemsOf(ReviewedOrder, answered('ordering', [1, 2, 0]))).toEqual([
    '1 one Your position: 1',
    '2 two Your position: 2',
    '3 zero Your position: 3',
  ]);
});

it('without the key, items that have no position come last', () => {
  expect(itemsOf(ReviewedOrder, answered('ordering', [1]))).toEqual([
    '1 one Your position: 1',
    'two',
    'zero',
  ]);
  expect(itemsOf(ReviewedOrder, answered('ordering', []))).toEqual(['two', 'zero', 'one']);
});

it('without the key, a chosen option is the answer, neither correct nor wrong', () => {
  expect(itemsOf(ReviewedOptions, answered('multiple_choice', [0]))).toEqual([
    'A two',
    'B zero Your answer',
    'C one',
  ]);
});

it('items in another language than the page are marked with it', () => {
  const shown = renderToStaticMarkup(
    <MantineProvider>
      <ContentLanguageContext value="fr">
        <ReviewedOrder answer={answered('ordering', [1, 2, 0])} />
      </ContentLanguageContext>
    </MantineProvider>,
  );
  expect(shown.match(/lang="fr"/g)).toHaveLength(3);
});
