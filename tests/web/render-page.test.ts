import { describe, expect, it } from 'vitest';
import { plainSite } from '#tests/support/plain-site.ts';
import { addressOfPublicPage, type CallProcedure, renderPage } from '#web/entry-server.tsx';
import type { Site } from '#web/site.ts';

const member = {
  id: 7,
  username: 'mirabel',
  email: 'mirabel@quiz.example',
  displayName: 'Mirabel',
  firstName: null,
  lastName: null,
  photoURL: null,
  timezone: 'UTC',
  preferredLanguage: 'en',
  emailVerified: false,
  hasPassword: true,
  usernameProvisional: false,
  isAdmin: false,
  roles: [],
  createdAt: '2025-01-01T00:00:00.000Z',
};

const asUser =
  (user: typeof member | null): CallProcedure =>
  async (path) => {
    if (path === 'account.me') return user;
    throw {
      error: {
        message: 'No',
        code: -32603,
        data: { failure: 'internal', httpStatus: 500, requestId: 'r-1' },
      },
    };
  };

async function get(
  url: string,
  callProcedure: CallProcedure = asUser(null),
  site: Site = plainSite,
) {
  const errors: unknown[] = [];
  const page = await renderPage({
    url,
    site,
    callProcedure,
    assets: { routes: {} },
    nonce: 'n0nce',
    onError: (error) => errors.push(error),
  });
  return {
    status: page.status,
    location: page.headers.get('location'),
    html: await page.text(),
    errors,
  };
}

const german: Site = { ...plainSite, language: 'de', pathPrefix: '/de' };

describe('a page from the server', () => {
  it.each([
    [plainSite, '/?utm_source=mail', '/'],
    [plainSite, '/quizzes?x=1', '/quizzes'],
    [german, '/de', '/de'],
    [german, '/de?utm_source=mail', '/de'],
    [german, '/de/quizzes', '/de/quizzes'],
  ])(
    'that is public is kept under one address, at which it is no redirect (%#)',
    async (site, url, address) => {
      expect(addressOfPublicPage(url, site)).toBe(address);
      expect((await get(address, asUser(null), site)).location).toBeNull();
    },
  );

  it('is complete, with one doctype, a title and a canonical address', async () => {
    const { status, html, errors } = await get('/auth');
    expect(status).toBe(200);
    expect(errors).toEqual([]);
    expect(html.match(/<!DOCTYPE html>/gi)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ · Quizwright<\/title>/);
    expect(html).toContain('<link rel="canonical" href="https://quiz.example/auth"');
    expect(html).toContain('Track your progress');
  });

  it('runs no inline script without the nonce of its request', async () => {
    const { html } = await get('/auth');
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const attributes of inline) expect(attributes).toContain('nonce="n0nce"');
  });

  it('ROUTE-08 answers an unknown address with status 404 and the literal texts', async () => {
    const { status, html } = await get('/no-such-page');
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toContain('<title>Page Not Found · Quizwright</title>');
    expect(html).toContain('Did you forget to add the page to the router?');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', '///elsewhere.example'])(
    'treats %s as an unknown address of the site',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers an impossible address with status 404', async () => {
    const invalid: CallProcedure = async (path) => {
      if (path === 'account.me') return null;
      const data = { failure: 'invalid', httpStatus: 400, requestId: 'r-1' };
      throw { error: { message: 'No', code: -32600, data } };
    };
    expect((await get('/blog/%00', invalid)).status).toBe(404);
  });

  it.each([
    '/profile',
    '/results',
    '/results/3',
    '/quiz/3/start',
    '/edit-quiz/3',
    '/admin',
    '/admin/blog',
    '/admin/edit-quiz/3',
  ])('ROUTE-05 sends a guest from %s to sign in, with the way back', async (path) => {
    const { status, location } = await get(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(400);
    expect(location).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
  });

  it.each(['/admin', '/admin/categories', '/create-quiz'])(
    'ROUTE-06 redirects a member from %s to the home page',
    async (path) => {
      expect((await get(path, asUser(member))).location).toBe('/');
    },
  );

  it('AUTH-02 redirects a member from /auth to the home page or to the requested page', async () => {
    expect((await get('/auth', asUser(member))).location).toBe('/');
    expect((await get('/auth?redirect=/results', asUser(member))).location).toBe('/results');
    expect((await get('/auth?redirect=//elsewhere.example', asUser(member))).location).toBe('/');
  });

  it('keeps the language of the address when it redirects a member from /de/auth', async () => {
    const leadsTo = async (url: string) => (await get(url, asUser(member), german)).location;
    expect(await leadsTo('/de/auth')).toBe('/de');
    expect(await leadsTo('/de/auth?redirect=/results')).toBe('/de/results');
    expect(await leadsTo('/de/auth?redirect=/fr/results')).toBe('/fr/results');
  });

  it('HF-07 HF-12 shows a guest the sign-in link and a member the menu', async () => {
    expect((await get('/contact')).html).toContain('Sign In');
    const { html } = await get('/contact', asUser(member));
    expect(html).toContain('Your menu, Mirabel');
    expect(html).not.toContain('Sign In');
  });

  it('HF-13 has the footer with its links', async () => {
    const { html } = await get('/contact');
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    const hrefs = [...footer.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '/',
      '/quizzes',
      '/series',
      '/profile',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
    ]);
  });

  it('shows an error with status 500 and a reference when a call fails', async () => {
    const { status, html } = await get('/contact', async () => {
      throw {
        error: {
          message: 'Something went wrong on our side.',
          code: -32603,
          data: { failure: 'internal', httpStatus: 500, requestId: 'r-1' },
        },
      };
    });
    expect(status).toBe(500);
    expect(html).toContain('This page did not load');
    expect(html).toContain('r-1');
  });

  it.each(['/quiz/1', '/quiz-overview/1', '/blog/a-post'])(
    'learner 3: a failure on %s has an error title, and its reference reaches the browser',
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(500);
      expect(html).toContain('<title>This page did not load · Quizwright</title>');
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).toContain('Reference r-1');
      expect(html).toMatch(/<script[^>]*>(?:(?!<\/script>).)*requestId[^<]*r-1/s);
    },
  );

  it('ERR-12: shows which call failed on the quiz list', async () => {
    expect((await get('/quizzes')).html).toContain('Error loading categories');
    const noQuizzes: CallProcedure = async (path, ...rest) =>
      path === 'category.list' ? [] : asUser(null)(path, ...rest);
    expect((await get('/quizzes', noQuizzes)).html).toContain('Error loading quizzes');
  });
});
