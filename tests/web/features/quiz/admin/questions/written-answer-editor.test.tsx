import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenAnswerEditor } from '#web/features/quiz/admin/questions/answers/written-answer-editor.tsx';
import { questionMessages } from '#web/features/quiz/admin/questions/messages/messages.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

await questionMessages.load('en');

test('accepted answers on lines of their own stay apart in the field, which has one line', () => {
  const question = {
    ...blankQuestion('new-1'),
    type: 'fill_blank' as const,
    options: ['Oslo\nChristiania\r\nKristiania'],
  };
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <WrittenAnswerEditor question={question} onChange={() => {}} problems={[]} prefix="q" />
    </MantineProvider>,
  );
  expect(markup).toContain('value="Oslo|Christiania|Kristiania"');
});
