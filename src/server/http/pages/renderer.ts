import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '#web/entry-server.tsx';

type Bundle = typeof import('#web/entry-server.tsx');

/** What turns an address into a page, and the files that such a page loads. */
export interface Renderer extends Pick<Bundle, 'renderPage' | 'addressOfPublicPage'> {
  assets: PageAssets;
}

const root = join(import.meta.dirname, '../../../..');
const builtClient = join(root, 'dist/client');
const aYear = 31_536_000;

interface BuiltChunk {
  file: string;
  imports?: string[];
}

/** Serves the built app's files and renders with its server bundle. */
export async function builtRenderer(app: FastifyInstance): Promise<() => Promise<Renderer>> {
  const assets = await builtAssets();
  const bundle: Bundle = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  );
  await app.register(builtFiles);
  return async () => ({ ...bundle, assets });
}

/** A cold page loads about a hundred files: they are not counted as requests. */
async function builtFiles(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, unlimited: true };
  });
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
    const name = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/.exec(key)?.[1];
    if (name)
      routes[routeId(name)] = { preloads: [...filesOf(key)].filter((file) => !shared.has(file)) };
  }
  return { routes };
}

/** `_member/results.index` is the route `/_member/results/`. */
function routeId(fileName: string): string {
  return `/${fileName.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
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
    root,
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
