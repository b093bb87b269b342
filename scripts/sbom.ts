import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#db/project-root.ts';

/** Writes the list of the packages that the built app uses, as a CycloneDX document. @returns its path */
export async function writeSbom(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
    { cwd: projectRoot, maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' },
  );
  const file = path.join(projectRoot, 'dist/sbom.cdx.json');
  await writeFile(file, stdout);
  return file;
}
