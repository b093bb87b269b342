import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TargetField } from '#web/features/quiz/admin/questions/answers/target-field.tsx';

const markupOf = (target: string, known: string | undefined) =>
  renderToStaticMarkup(
    <MantineProvider>
      <TargetField
        id="q-targets.0"
        label="Match of item A"
        error={undefined}
        onKeyDown={() => {}}
        onChange={() => {}}
        {...{ target, known }}
      />
    </MantineProvider>,
  );

test.each([undefined, 'known'])(
  'a target of several lines is in a field that keeps them (%s)',
  (known) => {
    expect(markupOf('five\nseven\nfive', known)).toMatch(/<textarea[^>]*>five\nseven\nfive</);
  },
);

test('a category of one line is in a field that offers those in use', () => {
  expect(markupOf('mammal', 'known')).toMatch(/<input[^>]* list="known"/);
});
