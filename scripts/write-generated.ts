import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#db/project-root.ts';

/** Writes a generated file; with --verify only compares. @param file from the project's folder */
export function writeGenerated(file: string, generated: string): void {
  const target = path.join(projectRoot, file);
  if (!process.argv.includes('--verify')) {
    writeFileSync(target, generated);
  } else if (readFileSync(target, 'utf8') !== generated) {
    console.error(`${file} is stale: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
