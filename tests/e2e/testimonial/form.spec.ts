import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

const words = {
  name: 'Ada Reader',
  role: 'Student',
  content: 'I remember what I learn here.',
};

const star = (page: Page, rating: number) =>
  page.getByRole('radio', { name: new RegExp(`^${rating} of 5 stars`) });

async function pick(page: Page, rating: number) {
  await star(page, rating).focus();
  await page.keyboard.press('Space');
  await expect(star(page, rating)).toBeChecked();
}

async function fillIn(page: Page, changes: Partial<typeof words> = {}) {
  const all = { ...words, ...changes };
  await page.getByRole('textbox', { name: 'Name' }).fill(all.name);
  await page.getByRole('textbox', { name: 'Role/Title' }).fill(all.role);
  await page.getByRole('textbox', { name: 'Testimonial' }).fill(all.content);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Testimonial' }).click();

/** Waits until the page is hydrated, so that it reacts to typing. */
const open = (page: Page) => page.goto('/submit-testimonial', { waitUntil: 'networkidle' });

test('TEST-01: a guest is asked to sign in, and returns here afterwards', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubmit-testimonial$/);
});

test('TEST-02, TEST-03: a member sees four inputs, and each star has a label', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page);
  for (const name of ['Name', 'Role/Title', 'Testimonial']) {
    await expect(page.getByRole('textbox', { name })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await expect(page.getByText('Click to rate your experience').last()).toBeVisible();
  const labels = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent!'];
  for (const [index, label] of labels.entries()) {
    await pick(page, index + 1);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(star(page, index + 1)).toHaveAccessibleName(`${index + 1} of 5 stars: ${label}`);
  }
});

test('TEST-04, TEST-05: a testimonial has a preview, is submitted once, and is pending', async ({
  page,
  signUp,
  server,
}) => {
  const { username } = await signUp();
  await open(page);
  await fillIn(page);
  await pick(page, 5);
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const part of Object.values(words)) await expect(preview).toContainText(part);
  await expect(page.getByText(/^29 of 500$/)).toBeVisible();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toHaveCount(0);

  await using someone = await administrator(server.url);
  const waiting: unknown = await (await someone.calls.get('/api/admin/testimonials')).json();
  expect(waiting).toContainEqual(
    expect.objectContaining({ ...words, rating: 5, status: 'pending', username }),
  );

  await open(page);
  await expect(page.getByText('Your last testimonial is waiting for review.')).toBeVisible();
});

test('VAL-17, VAL-18, VAL-20: each mistake is shown at its field, and nothing is sent', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page);
  await fillIn(page, { name: 'a', role: 'b', content: '123456789' });
  await submit(page);
  for (const text of [
    'Name must be at least 2 characters',
    'Role/Title must be at least 2 characters',
    'Testimonial must be at least 10 characters',
    'Please select a rating',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await fillIn(page, { name: 'ab', role: 'bc', content: '1234567890' });
  await pick(page, 1);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

test('VAL-20: without a rating the focus moves to the stars; the server refuses six', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page);
  await fillIn(page);
  await submit(page);
  await expect(page.getByText('Please select a rating')).toBeVisible();
  const stars = page.getByRole('radiogroup', { name: /Rating/ });
  await expect(stars).toBeFocused();
  await expect(stars).toHaveAccessibleDescription('Please select a rating');
  const answer = await page.request.post('/api/testimonials', { data: { ...words, rating: 6 } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Rating cannot exceed 5 stars');
});

test('VAL-19: 500 characters are accepted, 501 are not', async ({ page, signUp }) => {
  await signUp();
  await open(page);
  await fillIn(page, { content: 'a'.repeat(501) });
  await pick(page, 4);
  await submit(page);
  await expect(page.getByText('Testimonial must be less than 500 characters')).toBeVisible();
  await fillIn(page, { content: 'a'.repeat(500) });
  await expect(page.getByText(/^500 of 500$/)).toBeVisible();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

test('ERR-19: a failed call shows an error, keeps the text, and can be repeated', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page);
  await fillIn(page);
  await pick(page, 3);
  await page.route('**/trpc/testimonial.submit*', (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  );
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(
    'Failed to submit testimonial. Please try again.',
  );
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toHaveValue(words.content);
  await expect(star(page, 3)).toBeChecked();
  await page.unroute('**/trpc/testimonial.submit*');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

test('learner 7, learner 8: the arrow keys choose one of five stars, and leaving unsaved text asks for confirmation', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page);
  await expect(page.getByRole('radio')).toHaveCount(5);
  await star(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(star(page, 2)).toBeChecked();
  await fillIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toHaveValue(words.content);
});
