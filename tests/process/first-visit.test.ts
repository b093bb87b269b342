import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltAssets,
  builtClient,
  builtServer,
  readBuiltAssets,
} from '#server/http/pages/built-assets.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '#tests/e2e/support/routes.ts';
import { plainSite } from '#tests/support/plain-site.ts';
import type { CallProcedure, PageRequest } from '#web/entry-server.tsx';

/** Pages that are not in the table of routes: opened from a mail or within another page. */
const otherRoutes = [
  '/forgot-password',
  '/reset-password',
  '/undo-email-change',
  '/quiz-summary',
  '/admin/blog/new',
  '/admin/blog/1',
  '/admin/classes/1',
  '/admin/class-attempts/1/1',
  '/admin/class-live/1',
  '/certificate/0b9a5f0e-3c1f-4a55-9d0e-6a4f1f2b3c4d',
];

const administrator = {
  id: 7,
  username: 'mirabel',
  email: 'mirabel@quiz.example',
  displayName: 'Mirabel',
  firstName: null,
  lastName: null,
  photoURL: null,
  timezone: 'UTC',
  preferredLanguage: 'en',
  emailVerified: true,
  hasPassword: true,
  usernameProvisional: false,
  isAdmin: true,
  roles: ['administrator'],
  createdAt: '2025-01-01T00:00:00.000Z',
};

let built: BuiltAssets;
let renderPage: (page: PageRequest) => Promise<Response>;
beforeAll(async () => {
  built = await readBuiltAssets();
  ({ renderPage } = await import(pathToFileURL(join(builtServer, 'entry-server.js')).href));
}, 120_000);

/** Without data: the files of a page depend only on its route. */
const callerOf =
  (user: typeof administrator | null): CallProcedure =>
  async (path) => {
    if (path === 'account.me') return user;
    const data = { failure: 'internal', httpStatus: 500, requestId: 'r-1' };
    throw { error: { message: 'No', code: -32603, data } };
  };

async function filesIn(url: string): Promise<{ scripts: string[]; css: string[] }> {
  const isForGuests = publicRoutes.some((route) => route === url);
  const page = await renderPage({
    url,
    site: plainSite,
    assets: built.assets,
    messageAddress: (group) => built.messageAddress('en', group),
    callProcedure: callerOf(isForGuests ? null : administrator),
    onError: () => {},
  });
  expect(page.status, url).not.toBe(302);
  const html = await page.text();
  // The server's build names pictures and fonts, the client's build writes them.
  const named = [...html.matchAll(/"(\/assets\/[^"?#]+)"/g)].map(([, file = '']) => file);
  expect(
    named.filter((file) => !existsSync(join(builtClient, file))),
    url,
  ).toEqual([]);
  const hrefs = (rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(
      ([, href = '']) => href,
    );
  return { scripts: hrefs('modulepreload'), css: hrefs('stylesheet') };
}

const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(builtClient, `${file}.br`)).size, 0);

describe('a first visit', () => {
  it('preloads the code and the styles of the page that was asked for, and names only built files, on every route', async () => {
    const { __root__: everywhere, ...pages } = built.assets.routes;
    const missing = new Set(Object.values(pages).map(({ preloads = [] }) => preloads[0]));
    for (const url of [...publicRoutes, ...memberRoutes, ...adminRoutes, ...otherRoutes]) {
      const { scripts, css } = await filesIn(url);
      expect(scripts.length, url).toBeGreaterThan(everywhere?.preloads?.length ?? 0);
      expect(css.length, url).toBeGreaterThan(0);
      for (const file of scripts) missing.delete(file);
    }
    expect([...missing]).toEqual([]);
  });

  // kB compressed with brotli, and files: measured values, rounded up, and 1 kB. The names of
  // chunks hold hashes, so the same code compresses to a few bytes more or fewer on each machine.
  it.each([
    ['/', 183, 18, 12],
    ['/quizzes', 181, 19, 11],
    ['/quiz/1', 177, 17, 10],
    ['/quiz-overview/1', 175, 17, 8],
    ['/blog', 175, 17, 9],
    ['/series', 178, 18, 12],
    ['/contact', 230, 21, 17],
    ['/auth', 230, 21, 16],
    ['/quiz/1/start', 203, 21, 13],
    ['/results', 237, 27, 27],
  ])(
    'to %s loads at most %i kB of JavaScript, %i kB of CSS, in %i files',
    async (url, script, style, files) => {
      const { scripts, css } = await filesIn(url);
      expect(bytesOf(scripts)).toBeLessThanOrEqual(script * 1000);
      expect(bytesOf(css)).toBeLessThanOrEqual(style * 1000);
      expect(scripts.length + css.length).toBeLessThanOrEqual(files);
    },
  );
});
