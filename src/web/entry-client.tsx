import './theme/global.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink, httpLink, type OperationContext, splitLink } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expectedUserHeader } from '#shared/kernel/actor.ts';
import { callsPerBatch } from '#shared/kernel/limits.ts';
import { createWebApp } from './app.tsx';
import { endEarlyActions } from './early-actions.ts';
import { ForeignResponse, setFailureTexts } from './failure/failure.ts';
import { failureMessages } from './failure/messages/messages.ts';
import { markMissingCode } from './failure/missing-code.ts';
import { Keepalive } from './keepalive.ts';
import { languageOfPage, pageLanguage } from './language/page-language.ts';
import { followSectionLinks } from './section-links.ts';
import { ServerClock } from './server-clock.tsx';
import { earlyCallsLink } from './session/early-calls.ts';

// zod is configured before it is loaded, so that pages without forms do not load it. The policy forbids compiled
// functions, and the attempt would be reported on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
document.documentElement.dataset.started = 'true';
markMissingCode();
followSectionLinks();
const clock = new ServerClock(askServer);
document.addEventListener('visibilitychange', () => clock.check());
const keepalive = new Keepalive();

function observeDate({ headers }: Response, sentAt: number): void {
  const date = headers.get('date');
  if (date !== null) clock.observe(date, { sentAt, receivedAt: performance.now() }, 1000);
}

async function fetchTimed(url: string | URL | Request, options?: RequestInit): Promise<Response> {
  const sentAt = performance.now();
  const response = await fetch(url, { ...options, credentials: 'same-origin' });
  observeDate(response, sentAt);
  return response;
}

/** Any response has the server's time in its headers. */
function askServer(): Promise<Response> {
  const signal = AbortSignal.timeout(10_000);
  return fetchTimed('/healthz', { method: 'HEAD', cache: 'no-store', signal });
}

async function callServer(url: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetchTimed(url, options);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok && !isJson) throw new ForeignResponse(response.status);
  return response;
}

/** Which account the page belongs to (see `session-link.ts`), and the language of refusals. */
const headersOf = ({ expectedUser }: OperationContext): Record<string, string> => ({
  'accept-language': pageLanguage(),
  ...(typeof expectedUser === 'number' ? { [expectedUserHeader]: String(expectedUser) } : {}),
});

const networkLink = splitLink({
  condition: ({ context }) => context.outlivesPage === true,
  // Not batched: a call that waits for others would be lost when the page closes.
  true: httpLink({
    url: '/trpc',
    headers: ({ op }) => headersOf(op.context),
    fetch(url, options) {
      const { body, signal = null } = options ?? {};
      return keepalive.send(body, (isKept) =>
        callServer(url, { ...options, signal, keepalive: isKept }),
      );
    },
  }),
  false: httpBatchLink({
    url: '/trpc',
    maxItems: callsPerBatch,
    headers: ({ opList: [{ context }] }) => headersOf(context),
    fetch: (url, options) => callServer(url, { ...options, signal: options?.signal ?? null }),
  }),
});

const { router } = createWebApp({
  links: [earlyCallsLink(observeDate), networkLink],
  clock,
  site: languageOfPage(),
});

// With the messages of all pages at hand, so that hydration does not wait in the middle. Without them, failures are
// described in English.
void failureMessages
  .load(pageLanguage())
  .then(setFailureTexts, () => {})
  .then(() =>
    // In a transition React hydrates in slices, between which the browser can draw and handle input.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      );
      endEarlyActions();
    }),
  );
