import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const device = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

test('without permission, or without its push service, a browser says why it shows nothing', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.goto('/notification-settings');
  await expect(device(page)).toBeEnabled();
  await expect(device(page)).not.toBeChecked();
  expect(await workers(page)).toBe(0);
  expect(await inspect(page, 'notification settings', [320])).toEqual([]);
  await device(page).click();
  await expect(page.getByText('Your browser blocks notifications')).toBeVisible();
  await expect(device(page)).not.toBeChecked();

  await context.grantPermissions(['notifications']);
  await page.reload();
  await device(page).click();
  // The browser of the tests has no push service.
  await expect(page.getByText('The browser does not reach its push service.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(device(page)).not.toBeChecked();
  expect(await workers(page)).toBe(0);
  await Promise.all([
    page.waitForResponse(/notice\.choose/),
    page.getByRole('switch', { name: 'Achievements: on devices' }).press('Space'),
  ]);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Achievements: on devices' })).toBeChecked();
});

test('the worker shows a message; after a sign-out, or for another account, it is gone', async ({
  page,
  context,
  signUp,
}) => {
  await context.grantPermissions(['notifications']);
  const first = await signUp();
  await page.goto('/notification-settings');
  /** As if the push service could be reached. */
  const switchOn = () =>
    page.evaluate(async () => {
      const id = (await (await fetch('/api/user')).json()).id;
      localStorage.setItem('push-device', String(id));
      await navigator.serviceWorker.register('/service-worker.js?language=en');
      await navigator.serviceWorker.ready;
    });
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await switchOn();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // This Chromium has nowhere to show it.
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      Object.assign(self, { shown: { title, ...options } });
    };
  });
  const message = {
    title: 'Quizwright',
    body: 'Corrected result: Cells',
    path: '/results/1',
    tag: 'notice-1',
  };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  const { path: data, ...words } = message;
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
    .toMatchObject({ ...words, data });

  await page.reload();
  expect(await workers(page)).toBe(1);
  await page.getByRole('button', { name: first.username }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => workers(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull();

  // Another account signs in without a sign-out before.
  await page.request.post('/api/login', { data: { email: first.email, password: first.password } });
  await page.goto('/');
  await switchOn();
  await signUp();
  await page.goto('/');
  await expect.poll(() => workers(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull();
});

test('a device goes on showing notices when its account has signed in again on a kept page', async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  // As if the push service could be reached.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example.com/device',
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: 'https://push.example.com/device',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      }),
    };
    Object.assign(PushManager.prototype, { getSubscription: async () => subscription });
  });
  await page.goto('/');
  await page.evaluate(async () => {
    const id = (await (await fetch('/api/user')).json()).id;
    localStorage.setItem('push-device', String(id));
    await navigator.serviceWorker.register('/service-worker.js?language=en');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await page.getByLabel('Bio').fill('Not saved yet');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  const added = page.waitForResponse(/notice\.addDevice/);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  expect((await added).status()).toBe(200);
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).not.toBeNull();
});
