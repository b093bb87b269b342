import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner challenges a friend, who takes it; a guest tries the same questions', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  const { username } = await signUp();
  const attemptId = await takeExam(page, exam.id, 1);
  await page.goto(`/results/${attemptId}`);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Challenge a friend' });
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  // Not the button that would replace the new link.
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await inspect(page, 'challenge dialog', [320])).toEqual([]);

  // As a guest.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(`${username} challenges you`)).toBeVisible();
  await expect(page.getByText(/Result to beat: 1 of 2 \(50%\)/)).toBeVisible();
  expect(await inspect(page, 'challenge', [320])).toEqual([]);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('Nothing is saved or counted.')).toBeVisible();
  // One way out, and no choice of the width, which is for authors.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exit Quiz' })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Width' })).toHaveCount(0);
  await answer(page, 'quite wrong');
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Ready to submit?' });
  await expect(sheet).toContainText("You can't change answers after submitting.");
  await expect(sheet).not.toContainText('Submitted as');
  await page.keyboard.press('Escape');
  await submit(page);
  const both = page.getByRole('region', { name: 'Both results' });
  await expect(both).toContainText('You are behind');
  await expect(both.getByRole('row', { name: /^Question 1/ })).toContainText('Wrong');
  await expect(page.getByText('Because it is number')).toHaveCount(0);
  expect(await inspect(page, 'try of a challenge', [320])).toEqual([]);

  // As a member, whose attempt counts: signing in leads back to the challenge.
  await page.goto('about:blank');
  const friend = await signUp();
  await page.context().clearCookies();
  await page.goto(link);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(friend.email);
  await main.getByLabel('Password', { exact: true }).fill(friend.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/challenge$/);
  await page.getByRole('button', { name: 'Take the challenge' }).click();
  await answer(page);
  await expect(page.getByText('Continued from another device')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await answer(page);
  await submit(page);
  await page.getByRole('link', { name: /Review/ }).click();
  await expect(both).toContainText('You are ahead');
  await expect(both.getByRole('row', { name: /^Result/ })).toContainText('2 / 2');
  expect(await inspect(page, 'compared result', [320])).toEqual([]);
});

test('a challenge without a name stays one when its dialog is opened again', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  const attemptId = await takeExam(page, exam.id, 1);
  await page.goto(`/results/${attemptId}`);
  const open = page.getByRole('button', { name: 'Challenge a friend' });
  await open.click();
  const name = page.getByRole('checkbox', { name: 'Show my name' });
  await name.uncheck();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await page.reload();
  await open.click();
  await expect(page.getByRole('button', { name: 'Replace the link' })).toBeVisible();
  await expect(name).not.toBeChecked();
});
