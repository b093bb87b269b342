import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

/** As long as it may be. */
const seriesTitle =
  'Certified in the theory of probability, in its use for experiments, and in Donaudampfschifffahrtsgesellschaftskapitäne';
const longName = {
  displayName: 'Maximiliane',
  firstName: 'محمد عبد الرحمن بن عبد الله آل سعود الكبير المتقدم في السن والعلم والمعرفة',
  lastName: '山田太郎 Freifrau von Hohenlohe-Waldenburg-Schillingsfürst-Langenburg zu Weikersheim',
};

test('a series gives a certificate, which its learner shows, prints, hides and revokes', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  // Wider than a phone, without a space at which it could break.
  await sql.query('update quizzes set title = $2 where id = $1', [exam.id, 'x'.repeat(80)]);
  await using writer = await administrator(server.url);
  const series = await writer.create('/api/series', {
    name: 'certified',
    displayName: seriesTitle,
    categoryId: 1,
  });
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds: [exam.id] } });
  await signInAsAdmin();
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Certificates of Certified' }).click();
  const dialog = page.getByRole('dialog', { name: 'Certificates of Certified' });
  await dialog.getByRole('switch').click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await inspect(page, 'certificates of a series', [320])).toEqual([]);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await signUp();
  expect((await page.request.put(`${server.url}/api/profile`, { data: longName })).ok()).toBe(true);
  await page.goto(`/series?series=${series.id}`);
  await expect(page.getByText('Pass every quiz of this series')).toBeVisible();
  await takeExam(page, exam.id, 1);
  await expect(async () => {
    await page.goto('/profile?section=achievements');
    await expect(page.getByRole('link', { name: 'Certified' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await inspect(page, 'own certificates', [320])).toEqual([]);
  await page.getByRole('link', { name: 'Certified' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(longName.firstName);
  await expect(sheet).toContainText(longName.lastName);
  await expect(sheet).toContainText(seriesTitle);
  expect(await inspect(page, 'certificate', [320])).toEqual([]);
  const address = page.url();

  // On one page of A4 in landscape.
  const paper = await page.pdf({ preferCSSPageSize: true });
  const sizes = paper.toString('latin1').match(/\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g) ?? [];
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toMatch(/\[0 0 84\d[\d.]* 59\d[\d.]*\]/);

  await page.setViewportSize({ width: 1123, height: 794 });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('img')).toBeInViewport({ ratio: 1 });
  // The margin is as wide below as above; a millimetre is nearly 4 px.
  const frame = await sheet.locator('> div').boundingBox();
  const below = 794 - (frame?.y ?? 0) - (frame?.height ?? 0);
  expect(Math.abs(below - (frame?.y ?? 0))).toBeLessThan(2);
  const title = sheet.getByText(seriesTitle);
  expect(await title.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(2);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'The certificate without my name' }).check();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('alertdialog', { name: 'Revoke this certificate?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(page.getByText('This certificate was revoked')).toBeVisible();
  await page.goto(`/series?series=${series.id}`);
  await expect(page.getByText('Your certificate of this series was revoked.')).toBeVisible();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/verify-credential');
  await page.getByRole('textbox', { name: 'Credential or address' }).fill(address);
  await page.getByRole('button', { name: 'Verify' }).click();
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toContainText('Revoked');
  await expect(found).not.toContainText(longName.lastName);
  expect(await inspect(page, 'verification', [320])).toEqual([]);
});
