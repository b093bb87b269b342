import { describe, expect, it } from 'vitest';
import { plainSite as site } from '#tests/support/plain-site.ts';
import { breadcrumbs, pageHead } from '#web/page-head.ts';

const page = { title: 'World capitals', description: 'Thirty of them.', path: '/quiz/7' };

describe('the head of a page', () => {
  it('has a canonical address, a preview and the name of the product in its title', () => {
    const { meta, links } = pageHead(site, page);
    expect(links).toContainEqual({ rel: 'canonical', href: 'https://quiz.example/quiz/7' });
    expect(meta).toContainEqual({ title: 'World capitals · Quizwright' });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://quiz.example/quiz/7' });
  });

  it('keeps personal pages out of search engines', () => {
    const { meta, links } = pageHead(site, { ...page, hidden: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([]);
  });

  it('escapes text in its structured data', () => {
    const jsonLd = [{ '@type': 'Quiz', name: '</script><script>alert(1)</script>' }];
    const [script] = pageHead(site, { ...page, jsonLd }).scripts;
    expect(script?.children).not.toContain('</script>');
    expect(JSON.parse(script?.children ?? '')).toMatchObject(jsonLd[0] ?? {});
  });

  it('contains the path from the home page', () => {
    const trail = breadcrumbs(site, [
      ['Home', '/'],
      ['Quizzes', '/quizzes'],
    ]);
    expect(trail.itemListElement.map(({ item }) => item)).toEqual([
      'https://quiz.example/',
      'https://quiz.example/quizzes',
    ]);
  });
});
