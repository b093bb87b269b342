import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeApi } from '#server/http/openapi/document.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes the types of the plain HTTP interface, as a client sees it; with --verify only compares. */
writeGenerated(
  'scripts/examples/api.gen.ts',
  `// Generated from the OpenAPI document by \`npm run generate\`. Do not edit.\n\n${typesOf(describeApi('/'))}`,
);

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
