import { createServer } from 'node:http';
import { portOf } from '#scripts/local-postgres.ts';
import { procedures } from '#tests/support/access-rules.ts';
import { expect, test } from '../support/journey.ts';

/** A page of another site: nothing but an empty document. */
async function startOtherSite() {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other site</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { port: portOf(site), close: () => site.close() };
}

const mutations = procedures.filter(({ type }) => type === 'mutation');
const calls = mutations.flatMap(({ name, onTrpc, rest }) => [
  ...(onTrpc ? [{ method: 'POST', path: `/trpc/${name}` }] : []),
  ...(rest ? [{ method: rest.method, path: rest.path.replace(/\{\w+\}/g, '1') }] : []),
]);

// A page on another port of the same host is the same site: the browser sends it the session cookie.
for (const host of ['127.0.0.1', 'localhost']) {
  test(`a page of another origin on ${host} carries out no mutation of a signed-in administrator`, async ({
    page,
    server,
    signInAsAdmin,
  }) => {
    await signInAsAdmin();
    const other = await startOtherSite();
    const refused = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const method = response.request().method();
      if (method !== 'OPTIONS') refused.set(`${method} ${pathname}`, response.status());
    });
    await page.goto(`http://${host}:${other.port}/`, { waitUntil: 'load' });
    const readable = await page.evaluate(
      async ({ target, tries }) => {
        const readable: string[] = [];
        for (const { method, path } of tries) {
          const call = `${method} ${path}`;
          const simple = { method: 'POST', credentials: 'include', mode: 'no-cors' } as const;
          // What a form could send, and what needs the consent of the server.
          if (method === 'POST') await fetch(target + path, { ...simple, body: '{}' });
          await fetch(target + path, {
            method,
            credentials: 'include',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }).then(
            () => readable.push(call),
            () => undefined,
          );
        }
        return readable;
      },
      { target: server.url, tries: calls },
    );
    other.close();
    expect(readable).toEqual([]);
    const posted = calls.filter(({ method }) => method === 'POST');
    expect(posted.length).toBeGreaterThan(80);
    for (const { path } of posted) expect([path, refused.get(`POST ${path}`)]).toEqual([path, 403]);
    // Nothing else has passed the browser.
    expect([...refused.keys()].filter((call) => /^(PUT|PATCH|DELETE)/.test(call))).toEqual([]);
    expect((await page.request.get(`${server.url}/api/user`)).status()).toBe(200);
  });
}
