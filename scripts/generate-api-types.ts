import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApi } from '#server/http/openapi/document.ts';

/** Writes the types of the plain HTTP interface, as a client sees it; with --verify only compares. */
const target = path.join(import.meta.dirname, 'examples/api.gen.ts');
const generated = `// Generated from the OpenAPI document by \`npm run generate\`. Do not edit.\n\n${typesOf(describeApi('/'))}`;
if (!process.argv.includes('--verify')) {
  writeFileSync(target, generated);
} else if (readFileSync(target, 'utf8') !== generated) {
  console.error('scripts/examples/api.gen.ts is stale: run `npm run generate`.');
  process.exitCode = 1;
}

function typesOf(document: object): string {
  const writer = path.join(import.meta.dirname, 'openapi-types/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [writer], {
    input: JSON.stringify(document),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
