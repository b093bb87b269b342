import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator, publishQuestion } from '../support/writing.ts';

const right = ['Mercury', 'Venus', 'Earth'];

test('items are put in order by keyboard and by tap, and the result shows both orders', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const question = { text: 'From the sun outwards', type: 'ordering', options: right };
  const quiz = await publishQuestion(author, 'Planets', question);
  await signUp();
  await page.goto(`/quiz/${quiz.id}/start`);
  await expect(page.getByText('Choose the items in the right order')).toBeVisible();
  const item = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const placed = (name: string, position: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name} ?, position ${position}$`) });
  await item('Venus').focus();
  await page.keyboard.press('Space');
  await expect(placed('Venus', 1)).toBeChecked();
  await item('Mercury').check({ force: true });
  await item('Earth').check({ force: true });
  await expect(placed('Earth', 3)).toBeChecked();
  // Taken out, the others move up.
  await placed('Venus', 1).uncheck({ force: true });
  await expect(placed('Mercury', 1)).toBeChecked();
  await item('Venus').check({ force: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(placed('Venus', 3)).toBeChecked();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, wrong' }).click();
  const review = page.getByRole('listitem').filter({ hasText: /^\d(?:Mercury|Venus|Earth)/ });
  await expect(review).toHaveText([
    /Mercury.*Your answer, correct/,
    /Venus.*Your position: 3/,
    /Earth.*Your position: 2/,
  ]);
  expect(await inspect(page, 'the order', [320])).toEqual([]);
});
