import { readFile } from 'node:fs/promises';
import { SignedReceipt } from '#shared/features/attempt/events.ts';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner downloads a signed receipt, and an administrator replays the attempt', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const { username } = await signUp();
  const exam = await createExam(server.url, { questions: 3 });
  const id = await takeExam(page, exam.id, 2);
  await page.goto(`/results/${id}`);
  await expect(page.getByText(`Attempt ID ${id}. 3 answers received`)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download signed receipt' }).click();
  const receipt = SignedReceipt.parse(
    JSON.parse(await readFile(await (await file).path(), 'utf8')),
  );
  expect(receipt.lines).toHaveLength(4);

  await signInAsAdmin();
  await page.goto('/admin/attempts');
  await page.getByLabel('Attempt number').fill('99999');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('There is no attempt 99999')).toBeVisible();
  await page.getByLabel('Attempt number').fill(String(id));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The record is complete')).toBeVisible();
  await expect(page.getByText(username, { exact: true })).toBeVisible();
  const { lastHash } = JSON.parse(receipt.lines[0] ?? '');
  await expect(page.getByText(lastHash)).toBeVisible();

  const paper = page.getByRole('region', { name: 'The paper at this moment' });
  await expect(paper.getByText('Correct', { exact: true })).toHaveCount(2);
  await expect(paper.getByText('Wrong', { exact: true })).toHaveCount(1);
  await page.getByRole('slider', { name: 'Moment' }).press('ArrowLeft');
  await expect(paper.getByText('No answer')).toHaveCount(1);
  await page.getByRole('region', { name: '3 events' }).getByRole('button').first().click();
  await expect(paper.getByText('No answer')).toHaveCount(2);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuenow', '1');
  expect(await inspect(page, 'timeline')).toEqual([]);

  // From right to left, the letter of an option is on the right of its text.
  const { pathname, search } = new URL(page.url());
  await page.goto(`/ar${pathname}${search}`);
  const right = page.locator('[data-mark="right"] > span:first-child').first();
  await expect(right).toBeVisible();
  const [letter = 0, text = 0] = await right.evaluate((answer) => {
    const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
    const starts: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      if (range.toString().trim() !== '') starts.push(range.getBoundingClientRect().left);
    }
    return starts;
  });
  expect(letter).toBeGreaterThan(text);
});
