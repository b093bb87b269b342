import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { builtServer, readBuiltAssets } from '#server/http/pages/built-assets.ts';
import { plainSite } from '#tests/support/plain-site.ts';
import type { CallProcedure, PageRequest } from '#web/entry-server.tsx';

test('the rendering of a page ends when its client disconnects', async () => {
  // Loading the renderer starts no server: a start would end this process, because no port has this number.
  vi.stubEnv('PORT', '-1');
  const renderPage: (page: PageRequest) => Promise<Response> = (
    await import(pathToFileURL(join(builtServer, 'entry-server.js')).href)
  ).renderPage;
  const leaving = new AbortController();
  const called: string[] = [];
  const callProcedure: CallProcedure = async (path) => {
    called.push(path);
    leaving.abort();
    return null;
  };
  const page = renderPage({
    url: '/quizzes',
    site: plainSite,
    assets: (await readBuiltAssets()).assets,
    callProcedure,
    signal: leaving.signal,
    onError: () => {},
  });
  if (!leaving.signal.aborted) await once(leaving.signal, 'abort');
  await page.then((response) => response.text()).catch(() => '');
  // Calls that the page would make after the first response are not made.
  expect(called).toHaveLength(1);
});
