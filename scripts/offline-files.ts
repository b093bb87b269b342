import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageLanguage, offlinePath } from '#web/worker/offline-addresses.ts';

const Chunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Chunks = z.output<typeof Chunks>;

const entryKey = 'src/web/entry-client.tsx';
/** What the page consists of beside what all pages load. */
const pageKeys = [
  'src/web/routes/offline.tsx?tsr-split=component',
  'src/web/features/practice/offline/pack-keeper.tsx',
];

interface KeptFile {
  url: string;
  revision: string | null;
}

/**
 * What the service worker keeps: the files of the page for practice without a connection, with everything that they
 * load later, and the page itself, which changes whenever its files do.
 */
export function offlineFiles(manifestFile: string): KeptFile[] {
  const chunks = Chunks.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pageChunks = pageKeys.map((start) => {
    const found = Object.keys(chunks).find((key) => key.startsWith(start));
    if (found === undefined) throw new Error(`There is no ${start}`);
    return found;
  });
  const ofAll = withImports(chunks, [entryKey], ({ imports }) => imports);
  const ofPage = withImports(chunks, pageChunks, ({ imports, dynamicImports }, key) =>
    // The first file of every page can load all others; of these only messages are needed.
    ofAll.has(key) ? [] : [...imports, ...dynamicImports],
  );
  const messages = [...ofAll].flatMap((key) =>
    (chunks[key]?.dynamicImports ?? []).filter(
      (name) => messageLanguage(`/${chunks[name]?.file}`) !== undefined,
    ),
  );
  const keys = new Set([...ofAll, ...ofPage, ...messages]);
  const files = [...keys].flatMap((key) => {
    const chunk = chunks[key];
    return chunk ? [chunk.file, ...chunk.css, ...chunk.assets] : [];
  });
  const urls = [...new Set(files)].sort().map((file) => `/${file}`);
  const revision = createHash('sha256').update(urls.join()).digest('hex').slice(0, 16);
  return [...urls.map((url) => ({ url, revision: null })), { url: offlinePath, revision }];
}

/** The chunks with those that they lead to. */
function withImports(
  chunks: Chunks,
  first: readonly string[],
  next: (chunk: Chunks[string], key: string) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const waiting = [...first];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = chunks[key];
    if (!chunk || found.has(key)) continue;
    found.add(key);
    waiting.push(...next(chunk, key));
  }
  return found;
}
