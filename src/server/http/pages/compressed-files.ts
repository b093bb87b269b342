import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CachedResponse } from '../cache/cached-response.ts';
import { neverChanges } from '../headers.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * The files of a folder that the build compressed, a few megabytes, kept in memory once they were asked for. Reading
 * one for each request takes ten times as long, and waits while passwords are hashed: both use Node.js's four threads.
 */
export class CompressedFiles {
  readonly #folder: string;
  /** A name that is not among them is never read. */
  readonly #names: ReadonlySet<string>;
  readonly #responses = new Map<string, Promise<CachedResponse>>();

  private constructor(folder: string, names: readonly string[]) {
    this.#folder = folder;
    this.#names = new Set(names);
  }

  static async in(folder: string): Promise<CompressedFiles> {
    return new CompressedFiles(folder, await readdir(folder));
  }

  /** @returns undefined if the folder has no such file with compressed forms */
  find(name: string): Promise<CachedResponse> | undefined {
    const known = this.#responses.get(name);
    if (known || !this.#names.has(`${name}.br`)) return known;
    const reading = this.#read(name);
    this.#responses.set(name, reading);
    // What could not be read now may be readable when it is asked for again.
    reading.catch(() => this.#responses.delete(name));
    return reading;
  }

  async #read(name: string): Promise<CachedResponse> {
    const path = join(this.#folder, name);
    const [body, br, gzip] = await Promise.all([
      readFile(path),
      readFile(`${path}.br`),
      readFile(`${path}.gz`),
    ]);
    const headers = {
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'cache-control': neverChanges,
      vary: 'accept-encoding',
    };
    return new CachedResponse({ body, headers, compressed: { br, gzip } });
  }
}
