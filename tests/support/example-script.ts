import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './source-tree.ts';

/** What a script of `scripts/examples` prints about files with these texts; its errors if it fails. */
export function verdictOf(script: string, texts: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-script-'));
  const files = texts.map((text, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, text);
    return file;
  });
  const command = [path.join(root, 'scripts/examples', script), ...files];
  try {
    return execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String(Object(error).stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
