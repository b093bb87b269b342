import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of `package.json`, from the sources and from the built server alike. */
export const projectRoot = path.dirname(findPackageJSON(import.meta.url) ?? '');
