import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallProcedure, PageAssets, PageRequest } from '#web/entry-server.tsx';
import type { Context, Services } from '../kernel/context.ts';
import { appRouter } from '../router.ts';
import { createContext } from './request-context.ts';

interface PagesOptions {
  services: Services;
  /** Renders from the sources, with hot reload, in place of the built bundles. */
  vite?: boolean;
}

interface Renderer {
  renderPage: (page: PageRequest) => Promise<Response>;
  assets: PageAssets;
}

const root = join(import.meta.dirname, '../../..');
const builtClient = join(root, 'dist/client');
const aYear = 31_536_000;

/** Every address that is no call: the app's files, and its pages rendered on the server. */
export async function pages(
  app: FastifyInstance,
  { services, vite = false }: PagesOptions,
): Promise<void> {
  const site = {
    publicUrl: services.config.publicUrl,
    googleSignIn: services.config.google !== undefined,
  };
  const rendererFor = vite ? await sourceRenderer(app) : await builtRenderer(app);

  app.get('/*', async (request, reply) => {
    if (/^\/(?:api|trpc|assets)(?:\/|\?|$)/.test(request.url)) return reply.callNotFound();
    const context = await createContext(services, request, reply);
    const { renderPage, assets } = await rendererFor();
    const page = await renderPage({
      url: request.url,
      site,
      assets,
      nonce: reply.cspNonce?.script,
      callProcedure: inProcessCaller(context),
      onError: (error) => request.log.error({ err: error }, 'page failed to render'),
    });
    return sendPage(page, request, reply);
  });
}

async function sendPage(page: Response, request: FastifyRequest, reply: FastifyReply) {
  const location = page.headers.get('location');
  if (location !== null) return reply.header('cache-control', 'no-store').redirect(location, 302);
  reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8');
  const html = await page.text();
  const rendered = html.startsWith('<!DOCTYPE html>');
  return reply
    .code(rendered ? page.status : 500)
    .send(rendered ? html : plainErrorPage(request.id));
}

/** For the case that not even the app's own error page can be rendered. */
function plainErrorPage(requestId: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>Something went wrong on our side</h1>
<p>Please try again. If it happens again, quote the reference ${requestId}.</p><p><a href="/">Go home</a></p></html>`;
}

/** The router's procedures with the session of one request; errors in the form they have on the wire. */
function inProcessCaller(context: Context): CallProcedure {
  return async (path, type, input) => {
    try {
      return await callTRPCProcedure({
        router: appRouter,
        path,
        type,
        ctx: context,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const config = appRouter._def._config;
      throw { error: getErrorShape({ config, error, type, path, input, ctx: context }) };
    }
  };
}

// ── Built bundles ───────────────────────────────────────────────────────────────────────────────

interface BuiltChunk {
  file: string;
  imports?: string[];
}

async function builtRenderer(app: FastifyInstance): Promise<() => Promise<Renderer>> {
  const assets = await builtAssets();
  const { renderPage }: Pick<Renderer, 'renderPage'> = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  );
  await app.register(fastifyStatic, {
    root: builtClient,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600',
      );
    },
  });
  return async () => ({ renderPage, assets });
}

/** What each route loads, from the bundler's own record. */
async function builtAssets(): Promise<PageAssets> {
  const chunks: Record<string, BuiltChunk> = JSON.parse(
    await readFile(join(builtClient, 'manifest.json'), 'utf8'),
  );
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks[key];
    if (!chunk || seen.has(`/${chunk.file}`)) return seen;
    seen.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const entry = chunks['src/web/entry-client.tsx'];
  const sheet = chunks['style.css'];
  if (!entry || !sheet) throw new Error('The web app is not built: run `npm run build`');

  const shared = filesOf('src/web/entry-client.tsx');
  const routes: PageAssets['routes'] = {
    __root__: {
      css: [`/${sheet.file}`],
      preloads: [...shared],
      scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const name = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1];
    if (name)
      routes[routeId(name)] = { preloads: [...filesOf(key)].filter((file) => !shared.has(file)) };
  }
  return { routes };
}

/** `_member/results.index` is the route `/_member/results/`. */
function routeId(fileName: string): string {
  return `/${fileName.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}

// ── Sources, while developing ───────────────────────────────────────────────────────────────────

const hotReload = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

async function sourceRenderer(app: FastifyInstance): Promise<() => Promise<Renderer>> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);
  return async () => {
    const { renderPage } = await vite.ssrLoadModule('/src/web/entry-server.tsx');
    const sheets = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter(
      (url) => url.endsWith('.css'),
    );
    return {
      renderPage,
      assets: {
        routes: {
          __root__: {
            css: ['/src/web/global.css', ...sheets],
            scripts: [
              { attrs: { type: 'module' }, children: hotReload },
              { attrs: { type: 'module', src: '/@vite/client' } },
              { attrs: { type: 'module', src: '/src/web/entry-client.tsx' } },
            ],
          },
        },
      },
    };
  };
}
