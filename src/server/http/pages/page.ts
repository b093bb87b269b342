import { getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '#server/kernel/context.ts';
import { failureData, publicMessage } from '#server/kernel/error-data.ts';
import { escaped } from '#server/kernel/escaped.ts';
import { appRouter } from '#server/router.ts';
import { productName } from '#shared/kernel/product.ts';
import type { CallProcedure } from '#web/entry-server.tsx';
import { callProcedure } from '../call-procedure.ts';
import { asTrpcError } from '../errors.ts';
import { createContext } from '../request-context.ts';
import type { GuestPages, RenderedPage } from './guest-pages.ts';
import { builtRenderer, sourceRenderer } from './renderer.ts';

interface PagesOptions {
  services: Services;
  guestPages: GuestPages;
  /** Renders from the sources, with hot reload, in place of the built bundles. */
  vite?: boolean;
}

/** Every address that is no call: the app's files, and its pages rendered on the server. */
export async function pages(
  app: FastifyInstance,
  { services, guestPages, vite = false }: PagesOptions,
): Promise<void> {
  const site = {
    publicUrl: services.config.publicUrl,
    googleSignIn: services.config.google !== undefined,
    contactEmail: services.config.mail.contactAddress,
    analyticsId: services.config.analyticsId,
  };
  app.setErrorHandler(answerErrorPage);
  const rendererFor = vite ? await sourceRenderer(app) : await builtRenderer(app);

  // From the sources, the app is hundreds of files at addresses of their own, and there is one person.
  app.get('/*', { config: { unlimited: vite } }, async (request, reply) => {
    if (/^\/(?:api|trpc|assets)(?:\/|\?|$)/i.test(request.url)) return reply.callNotFound();
    const context = await createContext(services, request, reply);
    const nonce = reply.cspNonce.script;
    const render = async (): Promise<RenderedPage> => {
      const { renderPage, assets } = await rendererFor();
      const page = await renderPage({
        url: request.url,
        site,
        assets,
        nonce,
        callProcedure: inProcessCaller(context),
        onError: (error) => request.log.error({ err: error }, 'page failed to render'),
      });
      const html = await page.text();
      const whole = html.startsWith('<!DOCTYPE html>');
      return {
        nonce,
        status: whole ? page.status : 500,
        location: page.headers.get('location'),
        html: whole ? html : plainErrorPage(failed, request.id),
      };
    };
    const isGuest = context.actor.kind === 'guest';
    const page =
      isGuest && !vite ? await guestPages.take(request.url, nonce, render) : await render();
    return sendPage(reply, page, { isPersonal: !isGuest });
  });
}

function sendPage(
  reply: FastifyReply,
  { status, location, html }: Pick<RenderedPage, 'status' | 'location' | 'html'>,
  { isPersonal }: { isPersonal: boolean },
) {
  if (location !== null) return reply.header('cache-control', 'no-store').redirect(location, 302);
  return (
    reply
      .code(status)
      // The Back button would show a personal page again after its owner has signed out.
      .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

/** What went wrong before there was a page to render: the broad limit, the session, the database. */
function answerErrorPage(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asTrpcError(cause);
  const { httpStatus, retryAfter } = failureData(error, request.id);
  if (httpStatus >= 500) request.log.error({ err: cause }, 'page failed');
  if (retryAfter) reply.header('retry-after', retryAfter);
  const html = plainErrorPage(publicMessage(error), request.id);
  return sendPage(reply, { status: httpStatus, location: null, html }, { isPersonal: true });
}

const failed = 'Something went wrong on our side. Please try again.';

/** For the case that not even the app's own error page can be rendered. */
function plainErrorPage(message: string, requestId: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${productName}</title><h1>This page cannot be shown</h1><p>${escaped(message)}</p>
<p>If it happens again, quote the reference ${requestId}.</p><p><a href="/">Go home</a></p></html>`;
}

/** The router's procedures with the session of one request; errors in the form they have on the wire. */
function inProcessCaller(context: Context): CallProcedure {
  return async (path, type, input) => {
    try {
      return await callProcedure({ router: appRouter, path, type, ctx: context, input });
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const config = appRouter._def._config;
      throw { error: getErrorShape({ config, error, type, path, input, ctx: context }) };
    }
  };
}
