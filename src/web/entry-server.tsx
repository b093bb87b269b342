import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createWebApp } from './app.tsx';
import type { MessageAddress } from './language/language.tsx';
import { withPrefix } from './language/prefix.ts';
import { publicAddress } from './public-page.ts';
import { ServerClock } from './server-clock.tsx';
import type { Site } from './site.ts';
import type { AppLink } from './trpc.ts';

/**
 * Calls a procedure in process, with the session of the request that asked for the page.
 * Rejects with the procedure's error in its wire form, `{ error: { message, code, data } }`.
 */
export type CallProcedure = (
  path: string,
  type: 'query' | 'mutation',
  input: unknown,
) => Promise<unknown>;

/** Which scripts and sheets a page needs; the router's own form. */
export type PageAssets = NonNullable<Awaited<ReturnType<AssetSource>>>;
type AssetSource = NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>;

export interface PageRequest {
  /** Path and query string. */
  url: string;
  site: Site;
  callProcedure: CallProcedure;
  assets: PageAssets;
  messageAddress?: MessageAddress;
  nonce?: string | undefined;
  /** Rendered once for everybody, without the caller's session. */
  isPublic?: boolean;
  /** Ends the rendering: no procedure is called any more, and the page is not finished. */
  signal?: AbortSignal | undefined;
  /** Called with each error while rendering; the page shows only that there was one. */
  onError: (error: unknown) => void;
}

/** A whole page, or a redirect: status, headers and HTML. */
export function renderPage({
  url,
  site,
  callProcedure,
  assets,
  messageAddress,
  nonce,
  isPublic = false,
  signal,
  onError,
}: PageRequest): Promise<Response> {
  const handle = createRequestHandler({
    request: new Request(absolute(url, site)),
    createRouter: () => {
      const links = [inProcess(callProcedure, signal)];
      return createWebApp({
        links,
        clock: new ServerClock(),
        site,
        messageAddress,
        nonce,
        isPublic,
      }).router;
    },
    getRouterManifest: () => assets,
  });
  return handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => renderWhole(<RouterServer router={router} />, { nonce, signal, onError }),
    }),
  );
}

// An address with two slashes at its start is another site's.
const absolute = (url: string, { publicUrl }: Site): URL =>
  new URL(url.replace(/^[/\\]+/, '/'), publicUrl);

/** @returns the address under which a public page is rendered and kept; undefined for a page that depends on its caller */
export function addressOfPublicPage(url: string, site: Site): string | undefined {
  const { router } = createWebApp({ links: [], clock: new ServerClock(), site });
  const { href, origin } = absolute(url, site);
  const history = createMemoryHistory({ initialEntries: [href.slice(origin.length)] });
  router.update({ ...router.options, history });
  const { latestLocation } = router;
  const address = publicAddress(latestLocation.pathname, router.matchRoutes(latestLocation));
  return address === undefined ? undefined : withPrefix(site.pathPrefix, address);
}

/** The router puts its own before the page. */
const doctype = /^<!DOCTYPE html>/i;

/** The HTML once everything in it is there, lazily loaded parts as well. */
function renderWhole(
  node: ReactNode,
  { nonce, signal, onError }: Pick<PageRequest, 'nonce' | 'signal' | 'onError'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      ...(nonce === undefined ? {} : { nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () =>
        text(pipe(new PassThrough())).then((html) => resolve(html.replace(doctype, '')), reject),
      onShellError: reject,
      onError,
    });
    const stop = () => {
      abort(signal?.reason);
      resolve('');
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Results go through JSON, so that server and browser see the same values. */
function inProcess(callProcedure: CallProcedure, signal: AbortSignal | undefined): AppLink {
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (op.type === 'subscription') throw new Error('A page cannot subscribe');
        signal?.throwIfAborted();
        callProcedure(op.path, op.type, op.input).then(
          (value) => {
            const data: unknown =
              value === undefined ? undefined : JSON.parse(JSON.stringify(value));
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
      });
}
