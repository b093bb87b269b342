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
