import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './edits.ts';
import { mutations } from './mutations.ts';
import { openTypeChecker, type TypeChecker } from './type-checker.ts';

const root = path.join(import.meta.dirname, '../..');

export interface Result {
  title: string;
  /** The first complaint of the type checker; undefined when the change went unnoticed. */
  caughtBy: string | undefined;
}

/**
 * Breaks the contract in one way after another, in memory, and asks the type checker each time.
 * @throws when the project does not pass the check to begin with, or a mutation no longer applies
 */
export function runContractMutations(chosen: Mutation[] = mutations): Result[] {
  const checker = openTypeChecker(root);
  try {
    const before = checker.firstError(checker.files());
    if (before) throw new Error(`The project does not pass the type check as it is: ${before}`);
    const users = importersOf(checker.files());
    return chosen.map((mutation) => ({
      title: mutation.title,
      caughtBy: complaintAbout(mutation, checker, users),
    }));
  } finally {
    checker.close();
  }
}

function complaintAbout(
  { title, edits }: Mutation,
  checker: TypeChecker,
  users: Map<string, string[]>,
): string | undefined {
  const texts = new Map<string, string>();
  for (const { file, apply } of edits) {
    const target = path.join(root, file);
    const changed = apply(readFileSync(target, 'utf8'));
    if (changed === null) throw new Error(`There is nothing to change: ${title}`);
    texts.set(target, changed);
  }
  checker.replace(texts);
  return checker.firstError(nearestFirst([...texts.keys()], checker.files(), users));
}

/** Which files import a file, from their own words. */
function importersOf(files: string[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/from '([.#][^']+)'/g)) {
      const target = resolved(file, specifier);
      users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  return users;
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [alias = '', ...rest] = specifier.slice(1).split('/');
  const folder = ['shared', 'server', 'web'].includes(alias) ? `src/${alias}` : alias;
  return path.join(root, folder, ...rest);
}

/**
 * The changed files, then those that import them, then those that import those: where a mistake shows
 * first. Tests are left out: the product must notice by itself.
 */
function nearestFirst(changed: string[], files: string[], users: Map<string, string[]>): string[] {
  const order = new Set(changed);
  for (const file of order) for (const user of users.get(file) ?? []) order.add(user);
  for (const file of files) order.add(file);
  return [...order].filter((file) => !file.includes('/tests/'));
}

if (import.meta.main) {
  const [, , text = ''] = process.argv;
  const results = runContractMutations(mutations.filter(({ title }) => title.includes(text)));
  for (const { title, caughtBy } of results)
    console.log(`${caughtBy ? '✓' : '✗'} ${title}\n    ${caughtBy ?? 'unnoticed'}`);
  console.log(`${results.filter(({ caughtBy }) => caughtBy).length} / ${results.length}`);
}
