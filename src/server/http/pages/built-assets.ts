import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#db/project-root.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import type { PageAssets } from '#web/entry-server.tsx';

export const builtClient = join(projectRoot, 'dist/client');
export const builtServer = join(projectRoot, 'dist/server');

/** An entry of Vite's `manifest.json`. */
export interface BuiltChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const entryKey = 'src/web/entry-client.tsx';

/** The built files that pages load. */
export interface BuiltAssets {
  /** The files of each route, without its messages. */
  assets: PageAssets;
  /** The address of a group of messages in a language. */
  messageAddress: (language: Language, group: string) => string | undefined;
}

export async function readBuiltAssets(): Promise<BuiltAssets> {
  const chunks: Record<string, BuiltChunk> = JSON.parse(
    await readFile(join(builtClient, 'manifest.json'), 'utf8'),
  );
  const addresses = new Map(Object.values(chunks).map(({ name, file }) => [name, `/${file}`]));
  return {
    assets: assetsOf(chunks),
    messageAddress: (language, group) => addresses.get(`${language}-${group}`),
  };
}

/** Scripts and style sheets of each route; those of the root are on every page. */
function assetsOf(chunks: Record<string, BuiltChunk>): PageAssets {
  const entry = chunks[entryKey];
  if (!entry) throw new Error('The web app is not built: run `npm run build`');
  const shared = filesOf(chunks, entryKey);
  const routes: PageAssets['routes'] = {
    __root__: {
      css: [...shared.css],
      preloads: [...shared.scripts],
      scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const name = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/.exec(key)?.[1];
    if (name === undefined) continue;
    const { scripts, css } = filesOf(chunks, key);
    routes[routeId(name)] = {
      preloads: [...scripts].filter((file) => !shared.scripts.has(file)),
      css: [...css].filter((file) => !shared.css.has(file)),
    };
  }
  return { routes };
}

interface Files {
  scripts: Set<string>;
  css: Set<string>;
}

/**
 * The files of a chunk and its imports. Style sheets of imports come first, so that the chunk's own override
 * them.
 */
function filesOf(
  chunks: Record<string, BuiltChunk>,
  key: string,
  found: Files = { scripts: new Set(), css: new Set() },
): Files {
  const chunk = chunks[key];
  if (!chunk || found.scripts.has(`/${chunk.file}`)) return found;
  found.scripts.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(chunks, imported, found);
  for (const sheet of chunk.css ?? []) found.css.add(`/${sheet}`);
  return found;
}

/** `_member/results.index` is the route `/_member/results/`. */
function routeId(fileName: string): string {
  return `/${fileName.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}
