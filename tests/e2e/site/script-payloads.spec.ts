import type { Page } from '@playwright/test';
import { z } from 'zod';
import { payloads } from '#tests/support/script-payloads.ts';
import { expect, test } from '../support/journey.ts';

const all = payloads.join('\n\n');
const short = payloads.slice(0, 8).join(' ').slice(0, 190);
const Made = z.object({ id: z.int() });

/** Watches a page for scripts that ran, dialogs, and markup that the policy has stopped. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('report', (what: string) => found.push(`${what} on ${page.url()}`));
  await page.addInitScript(`
    window.hit = () => window.report('a script ran');
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      window.report('refused by the policy: ' + violatedDirective + ' ' + blockedURI);
    });
  `);
  return found;
}

test('script payloads in every kind of text are shown as text, on public and administrative pages', async ({
  page,
  signUp,
  signInAsAdmin,
}) => {
  test.setTimeout(180_000);
  const found = await watch(page);
  const send = async (method: 'post' | 'put' | 'patch', url: string, data: object) => {
    const answer = await page.request[method](url, { data });
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await signUp();
  const words = Made.parse(
    await send('post', '/api/testimonials', {
      name: payloads[0],
      role: payloads[6],
      content: short,
      rating: 5,
    }),
  );
  await send('put', '/api/profile', { bio: short, displayName: payloads[6] });
  await send('post', '/api/contact', {
    name: payloads[0],
    email: 'someone@example.com',
    subject: short,
    category: 'general',
    message: all,
  });
  await signInAsAdmin();
  await send('patch', `/api/admin/testimonials/${words.id}`, { status: 'approved' });
  const category = Made.parse(
    await send('post', '/api/categories', {
      name: 'payloads',
      displayName: payloads[6],
      description: short,
    }),
  );
  const quiz = Made.parse(
    await send('post', '/api/admin/quizzes', {
      title: short.slice(0, 100),
      description: short,
      categoryId: category.id,
      status: 'active',
      questions: [
        {
          text: short,
          type: 'single_choice',
          options: payloads.slice(6, 10),
          correctOption: 1,
          explanation: all,
        },
      ],
    }),
  );
  const series = Made.parse(
    await send('post', '/api/series', {
      name: 'payloads',
      display_name: payloads[6],
      displayName: payloads[6],
      description: short,
      category_id: category.id,
      categoryId: category.id,
    }),
  );
  await send('put', `/api/series/${series.id}/quizzes`, {
    quizIds: [quiz.id],
    quiz_ids: [quiz.id],
  });
  const post = z.object({ id: z.int(), slug: z.string() }).parse(
    await send('post', '/api/admin/blog', {
      title: payloads[4],
      excerpt: short,
      content: all,
      tags: ['"><svg onload=hit()>'],
      status: 'published',
    }),
  );
  const pages = [
    '/',
    '/quizzes',
    `/quiz/${quiz.id}`,
    '/series',
    `/series/${series.id}`,
    '/blog',
    `/blog/${post.slug}`,
    '/leaderboard',
    '/admin?list=all',
    '/admin/categories',
    '/admin/content-hierarchy',
    '/admin/series',
    '/admin/testimonials',
    '/admin/audit-trail',
    '/admin/blog',
    `/admin/edit-quiz/${quiz.id}`,
    `/admin/blog/${post.id}`,
    '/api/docs',
  ];
  for (const address of pages) {
    await page.goto(address);
    if (!address.startsWith('/api/'))
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  }
  expect(found).toEqual([]);
  // Only text: none of the payloads became an element.
  await page.goto(`/blog/${post.slug}`);
  const elements = 'article :is(script, iframe, object, embed, style, form, [onerror], [onload])';
  await expect(page.locator(elements)).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i]')).toHaveCount(0);
});
