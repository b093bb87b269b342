import { expect, test } from 'vitest';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('the site map lists only pages that visitors can open', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world, 'science');
  const [open, draft] = [
    await makeQuiz(world, { categoryId }),
    await makeQuiz(world, { categoryId, status: 'draft' }),
  ];
  const series = await admin.calls.series.create({ name: 'a', displayName: 'A', categoryId });
  const post = { title: 'A & B', excerpt: 'x', content: 'x' };
  await admin.calls.blog.create({ ...post, status: 'published' });
  await admin.calls.blog.create({ ...post, title: 'Draft' });

  const answer = await world.guest.http('GET', '/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const site = world.services.config.publicUrl;
  const listed = [...answer.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(
    expect.arrayContaining([
      `${site}/`,
      `${site}/quizzes?category=science`,
      `${site}/series?series=${series.id}`,
      `${site}/quiz/${open.id}`,
      `${site}/blog/a-b`,
    ]),
  );
  expect(listed).not.toContain(`${site}/quiz/${draft.id}`);
  expect(listed).not.toContain(`${site}/blog/draft`);
});

test('robots.txt has the site map and excludes personal pages', async () => {
  await using world = await createWorld();
  const { text } = await world.guest.http('GET', '/robots.txt');
  expect(text).toContain(`Sitemap: ${world.services.config.publicUrl}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('the feed contains the published posts, with their text escaped for XML', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const post = { title: 'Cats & <dogs> ]]>', excerpt: 'An excerpt', content: 'x', tags: ['a&b'] };
  await admin.calls.blog.create({ ...post, status: 'published' });
  await admin.calls.blog.create({ ...post, title: 'Unfinished' });
  const { text, headers } = await world.guest.http('GET', '/blog/rss.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(text).toContain(`<link>${world.services.config.publicUrl}/blog/cats-dogs</link>`);
  expect(text).not.toContain('Unfinished');
  expect(text).not.toContain('<dogs> ]]>');
});

test('the feed contains no unescaped HTML, because feed readers render it', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const live = '<img src=x onerror=alert(1)> & <script>alert(2)</script>';
  await admin.calls.blog.create({ title: live, excerpt: live, content: 'x', status: 'published' });
  const { text } = await world.guest.http('GET', '/blog/rss.xml');
  const shown = '&lt;img src=x onerror=alert(1)&gt; &amp; &lt;script&gt;alert(2)&lt;/script&gt;';
  expect(text).toContain(`<title><![CDATA[${shown}]]></title>`);
  expect(text).toContain(`<description><![CDATA[${shown}]]></description>`);
});

test('a character that XML cannot represent does not break the feed', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const pasted = 'From\u000b a\u0008 slide\uffff';
  const post = { title: pasted, excerpt: pasted, content: 'x', tags: [pasted] };
  await admin.calls.blog.create({ ...post, status: 'published' });
  const { text } = await world.guest.http('GET', '/blog/rss.xml');
  expect(text).toContain('<title><![CDATA[From a slide]]></title>');
  expect(text).toContain('<category>From a slide</category>');
  expect(text).not.toMatch(/[^\t\n\r -\ud7ff\ue000-\ufffd]/);
});
