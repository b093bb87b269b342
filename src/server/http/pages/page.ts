import { getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicTopic } from '#db/changes/public-changes.ts';
import type { Config } from '#server/config.ts';
import type { Context, Services } from '#server/kernel/context.ts';
import { appRouter } from '#server/router.ts';
import { publicSettings } from '#shared/features/setting/rules.ts';
import type { PageLanguage } from '#shared/kernel/language/languages.ts';
import type { CallProcedure, PageRequest } from '#web/entry-server.tsx';
import type { ResponseCache } from '../cache/response-cache.ts';
import { callProcedure } from '../call-procedure.ts';
import { headersOfPages } from '../headers.ts';
import { languageOfPage, pageKey, withoutUnoffered } from '../reader-language.ts';
import { createContext, createGuestContext, setSessionHint } from '../request-context.ts';
import { procedures } from '../rest/operations.ts';
import { answeringErrorPage } from './error-page.ts';
import { hashInlineScripts, renderingNonce } from './inline-scripts.ts';
import { plainErrorPage } from './plain-page.ts';
import { preloadLinks } from './preload-links.ts';
import { builtRenderer, type Renderer, sourceRenderer } from './renderer.ts';
import { RenderingQueue } from './rendering-queue.ts';

interface PagesOptions {
  services: Services;
  cache: ResponseCache;
  /** Renders from the sources, with hot reload, in place of the built bundles. */
  vite?: boolean;
}

/** All addresses that are not calls: the app's files, and its pages rendered on the server. */
export async function pages(
  app: FastifyInstance,
  { services, cache, vite = false }: PagesOptions,
): Promise<void> {
  const { config } = services;
  app.setErrorHandler(answeringErrorPage(services));
  const renderings = new RenderingQueue();
  const rendererFor = vite ? await sourceRenderer(app) : await builtRenderer(app);

  // In development, one page loads hundreds of source files, so requests are not limited.
  app.get('/*', { config: { unlimited: vite } }, async (request, reply) => {
    if (/^\/(?:api|trpc|assets)(?:\/|\?|$)/i.test(request.url)) return reply.callNotFound();
    const offered = withoutUnoffered(services, request);
    if (offered !== undefined)
      return reply.header('cache-control', 'no-store').redirect(offered, 302);
    const renderer = await rendererFor();
    const site = siteFor(services, request);
    const render: PageCall['render'] = (page) =>
      renderings.add(
        () => renderHtml(renderer, { ...page, site }, { config, request }),
        page.signal,
      );
    const call = { services, request, site, render };
    const address = renderer.addressOfPublicPage(request.url, site);
    if (address !== undefined) {
      const response = await cache.answer(request, {
        readers: 'everyone',
        compute: () => computePublic(call, address),
        address: pageKey(site, address),
      });
      if (response) {
        const isPersonal = setSessionHint(services, request, reply);
        return response.send(request, reply, isPersonal ? headersOfPersonal : {});
      }
    }
    return sendForActor(call, reply);
  });
}

/** A request for a page. */
interface PageCall {
  services: Services;
  request: FastifyRequest;
  site: PageRequest['site'];
  render(
    page: Pick<PageRequest, 'url' | 'isPublic' | 'callProcedure' | 'signal'>,
  ): Promise<RenderedPage>;
}

/** A page that is the same for everyone, rendered for a guest; undefined if it must not be cached. */
async function computePublic({ services, request, site, render }: PageCall, url: string) {
  const reads = new ReadRecorder(await createGuestContext(services, request));
  const page = await render({ url, isPublic: true, callProcedure: reads.call });
  // A page with a failed part must not be cached.
  if (page.status !== 200 || reads.hasFailed) return undefined;
  const headers = { ...page.headers, ...headersOfPublic(site) };
  return { body: page.html, headers, topics: reads.topics };
}

/** Renders a page with the caller's session. */
async function sendForActor({ services, request, site, render }: PageCall, reply: FastifyReply) {
  const context = {
    ...(await createContext(services, request, reply)),
    language: site.language,
  };
  const signal = abortedWhenLeft(reply);
  const callProcedure = inProcessCaller(context);
  const page = await render({ url: request.url, callProcedure, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  // The client has closed the connection.
  if (!page || signal.aborted) return reply.hijack();
  return sendPage(reply, page, { isPersonal: context.actor.kind !== 'guest' });
}

/** What a page shows of the site, in the language of the request. */
function siteFor(services: Services, request: FastifyRequest): PageRequest['site'] {
  const { publicUrl, google, providers, analyticsId } = services.config;
  return {
    publicUrl,
    googleSignIn: google !== undefined,
    providers: providers.map(({ id, name }) => ({ id, name })),
    analyticsId,
    ...publicSettings(services.settings.current),
    ...languageOfPage(services, request),
  };
}

/** Aborted once the client of an unfinished response has closed its connection. */
function abortedWhenLeft({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/**
 * Browsers revalidate the page each time; a proxy may cache it for a short time. Under an address that names no
 * language, the page has the reader's.
 */
const headersOfPublic = ({ pathPrefix }: PageLanguage) => ({
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  vary: pathPrefix ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
});

/** A shared cache must not give a cookie to others. */
const headersOfPersonal = { 'cache-control': 'private, no-cache' };

/** A rendered page; a redirect has a location. */
interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  headers: Readonly<Record<string, string>>;
}

async function renderHtml(
  { renderPage, assets, messageAddress }: Renderer,
  page: Pick<PageRequest, 'url' | 'site' | 'isPublic' | 'callProcedure' | 'signal'>,
  { config, request }: { config: Config; request: FastifyRequest },
): Promise<RenderedPage> {
  const nonce = renderingNonce();
  const rendered = await renderPage({
    ...page,
    assets,
    messageAddress: (group) => messageAddress(page.site.language, group),
    nonce,
    onError: (error) => {
      if (!page.signal?.aborted) request.log.error({ err: error }, 'page failed to render');
    },
  });
  const text = await rendered.text();
  const isWhole = text.startsWith('<!DOCTYPE html>');
  const { html, scriptHashes } = hashInlineScripts(
    isWhole ? text : plainErrorPage(request, page.site),
    nonce,
  );
  const links = preloadLinks(html);
  return {
    status: isWhole ? rendered.status : 500,
    location: rendered.headers.get('location'),
    html,
    headers: {
      ...headersOfPages(config, scriptHashes),
      'content-language': page.site.language,
      ...(links === undefined ? {} : { link: links }),
    },
  };
}

function sendPage(
  reply: FastifyReply,
  { status, location, html, headers }: RenderedPage,
  { isPersonal }: { isPersonal: boolean },
) {
  if (location !== null) return reply.header('cache-control', 'no-store').redirect(location, 302);
  return (
    reply
      .code(status)
      .headers(headers)
      // Otherwise the Back button would show a personal page after its owner has signed out.
      .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
      .send(html)
  );
}

/** Calls procedures with the session of one request; errors have the same form as over HTTP. */
const inProcessCaller =
  (ctx: Context): CallProcedure =>
  async (path, type, input) => {
    try {
      return await callProcedure({ router: appRouter, path, type, ctx, input });
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const config = appRouter._def._config;
      throw { error: getErrorShape({ config, error, type, path, input, ctx }) };
    }
  };

/** Calls a public page's reads for a guest, and records their topics. */
class ReadRecorder {
  /** Every page shows settings, such as the name of the site. */
  readonly topics = new Set<PublicTopic>(['settings']);
  hasFailed = false;
  readonly call: CallProcedure;

  constructor(guest: Context) {
    const call = inProcessCaller(guest);
    this.call = async (path, type, input) => {
      const read = procedures.get(path)?.cached;
      if (!read) throw new Error(`A public page calls ${path}, which is not a cached read`);
      for (const topic of read.topics) this.topics.add(topic);
      return call(path, type, input).catch((error: unknown) => {
        this.hasFailed = true;
        throw error;
      });
    };
  }
}
