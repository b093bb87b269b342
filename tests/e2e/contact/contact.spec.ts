import type { Page } from '@playwright/test';
import { z } from 'zod';
import { test as onConfiguredSite } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';

const message = {
  name: 'Ada Reader',
  email: 'ada@example.com',
  subject: 'A question',
  category: 'quiz',
  message: 'Question four has two right answers.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function fillIn(page: Page, words: Partial<typeof message> = {}) {
  const all = { ...message, ...words };
  await field(page, 'Name').fill(all.name);
  await field(page, 'Email').fill(all.email);
  await field(page, 'Subject').fill(all.subject);
  await field(page, 'Message').fill(all.message);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(all.category);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function expectKept(page: Page) {
  await expect(field(page, 'Name')).toHaveValue(message.name);
  await expect(field(page, 'Email')).toHaveValue(message.email);
  await expect(field(page, 'Subject')).toHaveValue(message.subject);
  await expect(field(page, 'Message')).toHaveValue(message.message);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(message.category);
}

/** Waits until the page is hydrated, so that it reacts to typing. */
const open = (page: Page) => page.goto('/contact', { waitUntil: 'networkidle' });

test('CONT-01, CONT-02, CONT-03: a guest sees five fields, eight categories and the response time of 24 hours', async ({
  page,
}) => {
  await open(page);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(field(page, name)).toHaveValue('');
  }
  const category = page.getByRole('combobox', { name: 'Category' });
  const values = await category
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values.filter(Boolean)).toEqual([
    'general',
    'technical',
    'account',
    'quiz',
    'billing',
    'feature',
    'bug',
    'other',
  ]);
  await expect(page.getByText(/within 24 hours/)).toBeVisible();
});

test('CONT-04, CONT-05, ERR-18: a guest sends a message and gets a confirmation with its reference', async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  const answered = page.waitForResponse(/contact\.send/);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  const sent = z.array(z.record(z.string(), z.unknown()));
  const request = z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .parse((await answered).request().postDataJSON());
  expect(request['0']).toMatchObject(message);
  const text = JSON.stringify(sent.parse(await (await answered).json()));
  const [, reference] = /"reference":(\d+)/.exec(text) ?? [];
  await expect(page.getByRole('main')).toContainText(`reference is ${reference}`);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('VAL-12, VAL-13, VAL-14, VAL-15, VAL-16: each mistake is shown at its field, and the focus moves to the first', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/trpc/contact.send*', (route) => {
    calls += 1;
    return route.abort();
  });
  await open(page);
  await fillIn(page, {
    name: 'a',
    email: 'abc',
    subject: 'four',
    category: '',
    message: '123456789',
  });
  await send(page);
  const mistakes = [
    [field(page, 'Name'), 'Name must be at least 2 characters'],
    [field(page, 'Email'), 'Please enter a valid email address'],
    [page.getByRole('combobox', { name: 'Category' }), 'Please select a category'],
    [field(page, 'Subject'), 'Subject must be at least 5 characters'],
    [field(page, 'Message'), 'Message must be at least 10 characters'],
  ] as const;
  for (const [input, text] of mistakes) {
    await expect(page.getByText(text)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(text);
  }
  await expect(field(page, 'Name')).toBeFocused();
  expect(calls).toBe(0);

  await fillIn(page, { name: 'ab', subject: 'fives', message: '1234567890' });
  await page.unroute('**/trpc/contact.send*');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

const failures = [
  ['an answer that is an error', 'HTTP error', { status: 502, body: 'Bad gateway' }],
  ['an answer that cannot be read', 'Invalid response from server', { status: 200, body: '<p>' }],
  [
    'an answer that says no',
    'Failed to send message',
    {
      status: 200,
      contentType: 'application/json',
      body: '[{"result":{"data":{"success":false,"message":""}}}]',
    },
  ],
  ['no answer', 'Failed to send message. Please try again or contact us directly.', undefined],
] as const;

for (const [what, text, answer] of failures) {
  test(`ERR-18: ${what} is shown as “${text}”, and the message stays`, async ({ page }) => {
    await page.route('**/trpc/contact.send*', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await open(page);
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByText('Message Sent!')).toHaveCount(0);
    await expectKept(page);
    await page.unroute('**/trpc/contact.send*');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  });
}

test('a member’s name and address are filled in', async ({ page, signUp }) => {
  const { email } = await signUp();
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Name')).not.toHaveValue('');
});

test('the message counts its characters, and the honeypot field is hidden', async ({ page }) => {
  await open(page);
  await field(page, 'Message').fill('Twelve signs');
  await expect(page.getByText(/^12 of 5,000$/)).toBeVisible();
  const trap = page.locator('[aria-hidden] input[tabindex="-1"]');
  await expect(trap).toHaveCount(1);
  await expect(trap).not.toBeInViewport();
});

test('a message that is submitted before the scripts have loaded is sent afterwards', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await send(page);
  expect(new URL(page.url()).search).toBe('');
  await expectKept(page);
  const request = page.waitForRequest(/contact\.send/);
  release();
  expect((await request).postDataJSON()).toMatchObject({ 0: message });
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

onConfiguredSite(
  'the address of CONTACT_EMAIL is on the page and in a failure that suggests a mail (learner 11)',
  async ({ page }) => {
    await page.route('**/trpc/contact.send*', (route) => route.abort());
    await open(page);
    const address = page.getByRole('link', { name: 'contact@example.com' });
    await expect(address).toHaveAttribute('href', 'mailto:contact@example.com');
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to send message. Please try again or contact us directly. What you wrote is still here.',
    );
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('contact@example.com');
  },
);

/** Whether the page would ask before its tab is closed. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a message that was begun is not left without a question', async ({ page }) => {
  await open(page);
  await field(page, 'Message').fill(message.message);
  // The code of the question is loaded when the form gets the focus.
  await expect.poll(() => page.evaluate(asksBeforeUnload)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).first().click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Message')).toHaveValue(message.message);
  await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/quizzes/);
});

test('a message, and an account that is entered, are as typed after another language was chosen', async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  const chooseGerman = async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  };
  await chooseGerman();
  for (const [path, value] of Object.entries(message))
    await expect(page.locator(`[data-path=${path}]`)).toHaveValue(value);

  await page.context().clearCookies();
  await page.goto('/auth?tab=register');
  await field(page, 'Username').fill('ada_reader');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await chooseGerman();
  await expect(page.locator('[data-path=username]')).toHaveValue('ada_reader');
  await expect(page.locator('[data-path=password]')).toHaveValue('');
  // They are kept for that one load.
  await page.reload();
  await expect(page.locator('[data-path=username]')).toHaveValue('');
});

test('a password that is shown is not kept when another language is chosen', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await field(page, 'Username').fill('ada_reader');
  const password = page.locator('[data-path=password]');
  await password.fill('correct horse');
  await page.locator('.mantine-PasswordInput-visibilityToggle').first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('[data-path=username]')).toHaveValue('ada_reader');
  await expect(password).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).not.toContain('horse');
});
