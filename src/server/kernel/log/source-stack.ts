import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The maps of the bundle's files; a library has none. */
const maps = new Map<string, SourceMap | undefined>();

/** A line of a stack trace: an address of a file, a line and a column, both from 1. */
const location = /(file:\/\/\S+\.js):(\d+):(\d+)/g;

/**
 * A stack trace of the bundle with the files and lines of the sources. A map is read when a trace needs it: Node.js
 * would read all of them while it loads the files, which takes a fifth of a start.
 */
export function sourceStack(stack: string): string {
  return stack.replace(location, (found, address, line, column) => {
    const file = fileURLToPath(address);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return found;
    const source = path.resolve(path.dirname(file), origin.fileName);
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
