import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './edits.ts';
import { mutations } from './mutations.ts';
import { openTypeChecker, type TypeChecker, type TypeMistake } from './type-checker.ts';

const root = path.join(import.meta.dirname, '../..');

export interface Result {
  title: string;
  /** The first error of the type checker; undefined when it reports none. */
  caughtBy: TypeMistake | undefined;
}

/**
 * Breaks the contract in one way after another, in memory, and runs the type checker each time.
 * @throws when a file that reports a mutation does not pass the check without it, or a mutation no longer applies
 */
export function runContractMutations(chosen: Mutation[] = mutations): Result[] {
  const checker = openTypeChecker(root);
  try {
    const filesWith = likeliestFirst(checker.files());
    const results = chosen.map((mutation) => ({
      title: mutation.title,
      caughtBy: complaintAbout(mutation, checker, filesWith),
    }));
    checker.replace(new Map());
    // The other files are checked by the type check of the whole project.
    const reporting = new Set(results.flatMap(({ caughtBy }) => caughtBy?.file ?? []));
    const before = checker.firstError([...reporting]);
    if (before) throw new Error(`Without a mutation there is an error too: ${inWords(before)}`);
    return results;
  } finally {
    checker.close();
  }
}

function complaintAbout(
  { title, edits }: Mutation,
  checker: TypeChecker,
  filesWith: ReturnType<typeof likeliestFirst>,
): TypeMistake | undefined {
  const texts = new Map<string, string>();
  const words = new Set<string>();
  for (const { file, apply } of edits) {
    const target = path.join(root, file);
    const text = readFileSync(target, 'utf8');
    const changed = apply(text);
    if (changed === null) throw new Error(`There is nothing to change: ${title}`);
    texts.set(target, changed);
    for (const word of changedWords(text, changed)) words.add(word);
  }
  checker.replace(texts);
  return checker.firstError(filesWith(words));
}

/** These name everything, take seconds to check and seldom report a change: they are asked last. */
const seldomReport = new Set(
  [
    'db/schema.ts',
    'knip.config.ts',
    'src/server/http/openapi/field-descriptions.ts',
    'src/server/http/trpc.ts',
    'src/server/router.ts',
    'vite.config.ts',
  ].map((file) => path.join(root, file)),
);

const inWords = ({ file, text }: TypeMistake) => `${path.relative(root, file)}: ${text}`;

/**
 * Orders the product's files: first those that use the rarest of some words. A mistake shows where the
 * changed name is used, and checking one file takes a moment, checking all of them ten seconds. Files of
 * the web follow others of the same rank, because they infer the type of the whole router. Tests are left
 * out: the types of the product must report the change without them.
 */
function likeliestFirst(files: string[]): (words: Set<string>) => string[] {
  const product = files.filter((file) => !path.relative(root, file).startsWith('tests/'));
  const wordsIn = new Map(product.map((file) => [file, wordsOf(readFileSync(file, 'utf8'))]));
  const uses = new Map<string, number>();
  for (const words of wordsIn.values())
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);

  function rank(file: string, words: Set<string>): number {
    if (seldomReport.has(file)) return -1;
    const common = [...words].filter((word) => wordsIn.get(file)?.has(word));
    const sum = common.reduce((total, word) => total + 1 / (uses.get(word) ?? 1), 0);
    return file.includes('/src/web/') ? sum / 2 : sum;
  }
  return (words) => {
    const ranks = new Map(product.map((file) => [file, rank(file, words)]));
    return product.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
  };
}

/** The words of the line where a text changes, and of the export that it is part of. */
function changedWords(text: string, changed: string): Set<string> {
  let position = 0;
  while (text[position] === changed[position]) position += 1;
  const lineAt = (start: number) => text.slice(start, text.indexOf('\n', start));
  const line = lineAt(text.lastIndexOf('\n', position - 1) + 1);
  return wordsOf(`${line} ${lineAt(text.lastIndexOf('\nexport ', position) + 1)}`);
}

const wordsOf = (text: string) => new Set(text.match(/[\w$]+/g));

if (import.meta.main) {
  const [, , text = ''] = process.argv;
  const results = runContractMutations(mutations.filter(({ title }) => title.includes(text)));
  for (const { title, caughtBy } of results)
    console.log(
      `${caughtBy ? '✓' : '✗'} ${title}\n    ${caughtBy ? inWords(caughtBy) : 'unnoticed'}`,
    );
  console.log(`${results.filter(({ caughtBy }) => caughtBy).length} / ${results.length}`);
}
