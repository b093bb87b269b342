import { expect, test } from '../support/journey.ts';

/** Pages that are rendered once for all visitors. */
const publicPages = [
  '/',
  '/quizzes',
  '/quizzes?category=science&sort=title',
  '/quiz/1',
  '/quiz-overview/1',
  '/series',
  '/blog',
  '/blog/why-being-tested-helps-you-learn',
  '/privacy-policy',
  '/terms-of-service',
];

test('a guest and two members get the same bytes, which contain no personal data', async ({
  page,
  playwright,
  server,
  signUp,
}) => {
  const guest = await playwright.request.newContext({ baseURL: server.url });
  for (const address of publicPages) {
    const account = await signUp();
    const [forGuest, forMember] = [await guest.get(address), await page.request.get(address)];
    expect(forGuest.status(), address).toBe(200);
    expect(forMember.headers().etag, address).toBe(forGuest.headers().etag);
    expect(forMember.headers()['cache-control']).toContain('public');
    const html = await forMember.text();
    expect(html).toBe(await forGuest.text());
    expect(html).not.toContain(account.username);
  }
  await guest.dispose();
});

test('unknown search parameters do not make another cached page', async ({ request }) => {
  const tagOf = async (address: string) => (await request.get(address)).headers().etag;
  const tag = await tagOf('/quizzes?sort=title');
  expect(tag).toBeTruthy();
  expect(await tagOf('/quizzes?utm_source=mail&sort=title')).toBe(tag);
  expect(await tagOf('/quizzes?sort=popular')).not.toBe(tag);
});

test('personal pages are not cached', async ({ page, signUp }) => {
  await signUp();
  for (const address of ['/profile', '/results', '/quizzes?state=new']) {
    const answer = await page.request.get(address);
    expect(answer.headers()['cache-control'], address).toBe('private, no-store');
    expect(answer.headers().etag, address).toBeUndefined();
  }
});

test('an administrator’s change is on the page with the next visit', async ({
  page,
  request,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const quiz = await (await page.request.get('/api/quizzes/2')).json();
  expect(await (await request.get('/quiz/2')).text()).toContain(quiz.title);
  for (const title of ['A title for visitors', quiz.title]) {
    await page.request.patch('/api/quizzes/2', { data: { title } });
    expect(await (await request.get('/quiz/2')).text()).toContain(title);
  }
});

test('a page with a part that failed is not cached', async ({ request, sql }) => {
  const keptFor = async () => (await request.get('/')).headers()['cache-control'];
  expect(await keptFor()).toContain('public');
  await sql.query('alter table testimonials rename to testimonials_away');
  await sql.query(
    'update standings set score = score; update quizzes set title = title where id = 1',
  );
  await expect.poll(keptFor).toBe('private, no-cache');
  await sql.query('alter table testimonials_away rename to testimonials');
  expect(await keptFor()).toContain('public');
  expect(await (await request.get('/')).text()).not.toContain('could not be loaded');
});

const pages = {
  '/': { width: 1280, guestPart: 'Get Started', kept: 'quizzes to take' },
  '/quizzes': { width: 390, guestPart: 'Login to Play', kept: 'Quizzes' },
} as const;

for (const [address, { width, guestPart, kept }] of Object.entries(pages)) {
  test(`at ${address} a member sees no part that is meant for guests, and nothing moves`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(`mirabel_${width}`);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const part = page.getByText(guestPart).first();
    const below = page.getByText(kept, { exact: true }).last();
    await expect(below).toBeVisible();
    await expect(part).toBeHidden();
    // A font that arrives later breaks lines elsewhere.
    await page.evaluate(() => document.fonts.ready);
    const before = await below.boundingBox();
    release();
    await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-awaits-member');
    await expect(part).toHaveCount(0);
    expect((await below.boundingBox())?.y).toBe(before?.y);
  });
}

test('a browser whose session has ended shows the page for guests again', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await context.clearCookies({ name: 'quizwright_session' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('quizwright_signed_in');
});

test('a member’s browser without the hint gets it with the next page', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await context.clearCookies({ name: 'quizwright_signed_in' });
  const response = await page.goto('/');
  // A shared cache must not keep the cookie for others.
  expect(await response?.headerValue('cache-control')).toBe('private, no-cache');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
});

test('an unknown parameter, or another order, leaves the page as it was rendered', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const addresses = [
    '/quizzes?utm_source=mail',
    '/quizzes?sort=title&category=science',
    '/series?utm_source=mail',
    '/series?series=1&category=1',
    '/blog?utm_source=mail',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(errors, address).toEqual([]);
  }
});
