import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner is in the league of the week, and leaves it in the profile', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  const { username } = await signUp();
  await takeExam(page, exam.id, 2);
  const week = page.getByRole('region', { name: 'This week', exact: true });
  const allTime = page.getByRole('region', { name: 'All time', exact: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Weekly league' }).click();
  // Scores are added about a second after an attempt.
  await expect(async () => {
    await page.reload();
    await expect(week.getByRole('row', { name: `${username} (you)` })).toBeVisible();
    await expect(allTime.getByRole('row', { name: `${username} (you)` })).toBeVisible();
  }).toPass();
  for (const board of [week, allTime])
    await expect(board.getByText('Only scores above 0 are listed.')).toBeVisible();
  expect(await inspect(page, 'leaderboard and league', [320])).toEqual([]);

  // Japanese may be broken after any character.
  await page.goto('/ja/leaderboard');
  for (const title of ['クイズ', '得点']) {
    const header = page.getByRole('columnheader', { name: title }).first();
    await expect(header).toBeVisible();
    const lines = await header.evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    });
    expect(lines, title).toBe(1);
  }

  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Take part in the weekly league' }).click();
  await expect(page.getByRole('switch', { name: 'Take part in the weekly league' })).toBeEnabled();
  expect(await inspect(page, 'profile with the league', [320])).toEqual([]);
  await page.goto('/leaderboard');
  await expect(week.getByText('others do not see your score of this week: 2')).toBeVisible();
  await expect(week.getByRole('cell', { name: username })).toHaveCount(0);
  await expect(allTime.getByRole('row', { name: `${username} (you)` })).toBeVisible();
});
