import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/journey.ts';

/** Approved testimonials, each by another account. */
async function publishTestimonials(page: Page, names: string[]) {
  const register = async (name: string) => {
    const username = `says_${name.toLowerCase()}_${Date.now() % 100_000}`;
    const account = { username, email: `${username}@example.com`, password: 'correct horse' };
    await page.request.post('/api/register', { data: account });
  };
  for (const name of names) {
    await register(name);
    const words = {
      name,
      role: 'Reader',
      content: `A calm place to learn, says ${name}.`,
      rating: 5,
    };
    expect((await page.request.post('/api/testimonials', { data: words })).status()).toBe(201);
    await page.request.post('/api/logout');
  }
}

const Written = z.array(z.object({ id: z.int(), content: z.string() }));

/** Approves the testimonials of these members only. */
async function approveOnly(page: Page, names: string[]) {
  const list = await page.request.get('/api/admin/testimonials');
  for (const { id, content } of Written.parse(await list.json())) {
    const status = names.some((name) => content.endsWith(`says ${name}.`))
      ? 'approved'
      : 'rejected';
    await page.request.patch(`/api/admin/testimonials/${id}`, { data: { status } });
  }
}

test('a guest sees every part of the home page and both links to sign in (HOME-01, HOME-03, HOME-04, HOME-05, HOME-09, HOME-10, HOME-11, STAT-07)', async ({
  page,
}) => {
  await page.goto('/');
  const { totalQuizzes } = await (await page.request.get('/api/statistics')).json();
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures).toContainText(`${totalQuizzes}quizzes to take`);
  await expect(figures).toContainText('5 days');
  for (const name of ['Popular Quizzes', 'Leaderboard', 'Success stories', 'What learners say']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: /^Made for learning/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /first bubble/ })).toBeVisible();
  for (const name of ['Get Started', 'Log In']) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/auth/);
  }
});

test('a member gets a link to the quizzes instead and no invitation to register (HOME-02, HOME-11)', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /first bubble/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Explore Quizzes' }).click();
  await expect(page).toHaveURL(/\/quizzes/);
});

test('the popular list is the five most attempted active quizzes in order (HOME-06, HOME-07, HOME-08)', async ({
  page,
}) => {
  await page.goto('/');
  const shown = await page
    .getByRole('region', { name: 'Popular Quizzes' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const Quiz = z.looseObject({ id: z.int(), title: z.string(), attemptCount: z.int() });
  const all = z.array(Quiz).parse(await (await page.request.get('/api/quizzes')).json());
  const best = all.toSorted((a, b) => b.attemptCount - a.attemptCount || b.id - a.id);
  expect(shown).toEqual(best.slice(0, 5).map((quiz) => quiz.title));
});

test('the home page can be read without scripts', async ({ server, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular Quizzes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login to Play' })).toHaveCount(5);
  await context.close();
});

test('a part that cannot be loaded shows an error in its place and can be loaded again', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.route(/\/trpc\/.*progress\.leaderboard/, (route) => route.abort());
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const board = page.getByRole('region', { name: 'Leaderboard' });
  await expect(board.getByText('Error loading the leaderboard')).toBeVisible();
  await page.unroute(/\/trpc\/.*progress\.leaderboard/);
  await board.getByRole('button', { name: 'Try again' }).click();
  await expect(board.getByText('Error loading the leaderboard')).toHaveCount(0);
});

test('Share Your Experience opens signing in for a guest and the form for a member (HOME-16)', async ({
  page,
  signUp,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Share Your Experience' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signUp();
  await page.goto('/');
  await page.getByRole('link', { name: 'Share Your Experience' }).click();
  await expect(page).toHaveURL(/\/submit-testimonial$/);
});

test('one testimonial stays; several rotate every 5 s, wrap, and can be controlled and stopped (HOME-12, HOME-13, HOME-14, HOME-15, ATES-04)', async ({
  page,
  signInAsAdmin,
}) => {
  await publishTestimonials(page, ['Ada']);
  await signInAsAdmin();
  await approveOnly(page, ['Ada']);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await expect(carousel.getByText('says Ada')).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);

  await page.request.post('/api/logout');
  await publishTestimonials(page, ['Ben', 'Cyd']);
  await signInAsAdmin();
  await approveOnly(page, ['Ada', 'Ben', 'Cyd']);
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.mouse.move(5, 5);
  const slides = carousel.getByRole('article', { includeHidden: true });
  await expect(slides).toHaveCount(3);
  const shown = async () => {
    const labels = await slides.evaluateAll((all) =>
      all.map((one) => one.hasAttribute('data-shown')),
    );
    return labels.indexOf(true);
  };
  await expect.poll(shown).toBe(0);
  // From here on the test controls the time.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const before = await shown();
  for (let step = 0; step < 50 && (await shown()) === before; step += 1)
    await page.clock.runFor(100);
  const first = await shown();
  expect(first).toBe((before + 1) % 3);
  await page.clock.runFor(4000);
  expect(await shown()).toBe(first);
  await page.clock.runFor(1000);
  await expect.poll(shown).toBe((first + 1) % 3);
  await page.clock.runFor(5000);
  await expect.poll(shown).toBe((first + 2) % 3);
  while ((await shown()) !== 0) await page.clock.runFor(100);

  // It stops while the pointer is over it.
  await carousel.hover();
  // A busy machine draws the stop a moment later.
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(0);
  await carousel.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.poll(shown).toBe(2);
  await carousel.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(shown).toBe(0);
  await carousel.getByRole('button', { name: 'Testimonial 2' }).click();
  await expect.poll(shown).toBe(1);
  await carousel.getByRole('button', { name: 'Pause testimonials' }).click();
  await page.mouse.move(5, 5);
  await page.locator('#main').focus();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(0);
  await expect(carousel.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
});

test('the sample question shows the result and its explanation, also by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const taster = page.getByRole('region', { name: 'Try a question' });
  await taster.getByRole('button', { name: 'It rises' }).press('Enter');
  await expect(taster.getByRole('status')).toContainText('Not quite.');
  await taster.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(taster).toContainText('Question 2 of 3');
});
