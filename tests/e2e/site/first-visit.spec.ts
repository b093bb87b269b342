import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

for (const path of ['/', '/quizzes', '/quiz/1', '/series', '/auth', '/contact']) {
  test(`learner 10: a first visit to ${path} makes at most 20 requests, and the page names its scripts`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await answer?.text()) ?? '';
    expect(requested.length).toBeLessThanOrEqual(20);
    const scripts = requested
      .map((url) => new URL(url).pathname)
      .filter((name) => /\.js$/.test(name));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((name) => !html.includes(`"${name}"`))).toEqual([]);
  });
}

declare global {
  interface Window {
    shift: number;
    kept: Element[];
  }
}

/** Runs in the page, before its own scripts. */
function observeShift(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shift += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const { path, most } of [
  { path: '/', most: 32 },
  { path: '/quizzes', most: 27 },
  { path: '/quiz/1', most: 31 },
]) {
  test(`a page for everybody at ${path} is completed for its member: it stays in place, with at most ${most} requests`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(observeShift);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const showMember = await holdBack(page, '**/trpc/account.me**');
    await page.goto(path);
    await page.evaluate(async () => {
      // A page that is still being read moves; what is measured is how its member completes it.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      window.shift = 0;
      const parts = [...document.querySelectorAll('article, h2')];
      window.kept = parts.filter((part) => !part.closest('[data-guest]'));
    });
    showMember();
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /sign-in|schemas/.test(url))).toEqual([]);
    expect(requested.length).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => window.kept.every((part) => part.isConnected))).toBe(true);
    // The progress on a quiz moves the end of a short page.
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.015);
  });
}
