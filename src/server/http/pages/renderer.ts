import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '#db/project-root.ts';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import type { PageAssets } from '#web/entry-server.tsx';
import { neverChanges } from '../headers.ts';
import { type BuiltAssets, builtClient, builtServer, readBuiltAssets } from './built-assets.ts';
import { CompressedFiles } from './compressed-files.ts';

type Bundle = typeof import('#web/entry-server.tsx');

/** The rendering functions of the server bundle, and the files that pages load. */
export interface Renderer extends Pick<Bundle, 'renderPage' | 'addressOfPublicPage'> {
  assets: PageAssets;
  messageAddress: BuiltAssets['messageAddress'];
}

/** By then the first health checks are answered, and jobs run. */
const millisecondsBeforeLoading = 1000;

/**
 * Serves the built app's files and renders with its server bundle. Loading that takes a tenth of a start, so it is
 * loaded a moment after the port listens, or with the first page if that comes before.
 */
export async function builtRenderer(app: FastifyInstance): Promise<() => Promise<Renderer>> {
  const built = await readBuiltAssets();
  await app.register(builtFiles);
  const load = onFirstUse(async () => {
    const bundle: Bundle = await import(pathToFileURL(join(builtServer, 'entry-server.js')).href);
    return { ...bundle, ...built };
  });
  app.addHook('onListen', async () => {
    setTimeout(load, millisecondsBeforeLoading).unref();
  });
  return load;
}

/** A first visit loads a dozen files, so they do not count as requests. */
async function builtFiles(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, unlimited: true };
  });
  const options: Partial<FastifyStaticOptions> = {
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['assets/**', 'manifest.json', '**/*.br', '**/*.gz'],
  };
  const assets = join(builtClient, 'assets');
  await app.register(fastifyStatic, {
    ...options,
    root: assets,
    // The plugin's own route reads the list of all 2,000 files for each request, to compare the name.
    serve: false,
    setHeaders: (reply) => reply.header('cache-control', neverChanges),
  });
  const compressed = await CompressedFiles.in(assets);
  // One route: a route per file would add a tenth of a second to the start.
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const response = await compressed.find(file);
    return response ? response.send(request, reply) : reply.sendFile(file);
  });
  await app.register(fastifyStatic, {
    ...options,
    root: builtClient,
    wildcard: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      // A worker has a policy of its own, by which it loads what it keeps; a release takes over at once.
      if (path.endsWith('service-worker.js'))
        reply.headers({
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'self'",
        });
      else reply.header('cache-control', 'public, max-age=3600');
    },
  });
}

const hotReload = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Serves and renders the sources, with hot reload. */
export async function sourceRenderer(app: FastifyInstance): Promise<() => Promise<Renderer>> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Before the server closes: Vite's connection to an open tab would keep it from closing.
  app.addHook('preClose', () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);
  return async () => {
    const { renderPage, addressOfPublicPage } = await vite.ssrLoadModule(
      '/src/web/entry-server.tsx',
    );
    const sheets = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter(
      (url) => url.endsWith('.css'),
    );
    return {
      renderPage,
      addressOfPublicPage,
      // Modules load one another.
      messageAddress: () => undefined,
      assets: {
        routes: {
          __root__: {
            css: ['/src/web/theme/global.css', ...sheets],
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
