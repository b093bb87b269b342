import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './edits.ts';
import { mutations } from './mutations.ts';
import { groupsOf, misses } from './together.ts';
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
    const caught = new Map(
      groupsOf(chosen).flatMap((group) => caughtTogether(group, checker, filesWith)),
    );
    const results = chosen.map((mutation) => ({
      title: mutation.title,
      caughtBy: caught.get(mutation) ?? complaintAbout(mutation, checker, filesWith),
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

type FilesWith = ReturnType<typeof likeliestFirst>;

function complaintAbout(
  mutation: Mutation,
  checker: TypeChecker,
  filesWith: FilesWith,
): TypeMistake | undefined {
  const { texts, words } = applied([mutation]);
  checker.replace(texts);
  return checker.firstError(filesWith(words, mutation.edits[0]?.file ?? ''));
}

/** How many files are asked for each mutation of a group: what they do not report is checked alone. */
const askedTogether = 120;

/** Those of a group whose own name an error misses. */
function caughtTogether(
  group: Mutation[],
  checker: TypeChecker,
  filesWith: FilesWith,
): [Mutation, TypeMistake][] {
  checker.replace(applied(group).texts);
  return group.flatMap((mutation) => {
    const files = filesWith(applied([mutation]).words, mutation.edits[0]?.file ?? '');
    const isMeant = misses(mutation.introduces ?? '');
    const mistake = checker.firstError(files.slice(0, askedTogether), isMeant);
    return mistake ? [[mutation, mistake]] : [];
  });
}

/** The texts of files with mutations, and the words of what they change. */
function applied(chosen: Mutation[]) {
  const texts = new Map<string, string>();
  const words = new Map<string, number>();
  for (const { title, edits } of chosen) {
    for (const { file, apply } of edits) {
      const target = path.join(root, file);
      const text = texts.get(target) ?? readFileSync(target, 'utf8');
      const changed = apply(text);
      if (changed === null) throw new Error(`There is nothing to change: ${title}`);
      texts.set(target, changed);
      for (const [word, weight] of changedWords(text, changed)) words.set(word, weight);
    }
  }
  return { texts, words };
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

/** Words that more files use say little about which file a column or a schema breaks. */
const usedByMany = 60;
/** Of the same feature, or an import of the changed file: more than a common word, less than a rare one. */
const close = 0.003;
/** For files of the web or all others, those that are asked last: the web infers the whole router's type. */
const otherSide = 0.001;

/**
 * Orders the product's files: first those that use the rarest of some words. A mistake shows where the
 * changed name is used, and checking one file takes a moment, checking all of them ten seconds. A change of
 * the database or of a schema is looked for in files of the web late, any other change there first. Tests
 * are left out: the types of the product must report the change without them.
 */
function likeliestFirst(
  files: string[],
): (words: Map<string, number>, changedFile: string) => string[] {
  const product = files.filter((file) => !path.relative(root, file).startsWith('tests/'));
  const texts = new Map(product.map((file) => [file, readFileSync(file, 'utf8')]));
  const wordsIn = new Map([...texts].map(([file, text]) => [file, wordsOf(text)]));
  const uses = new Map<string, number>();
  for (const words of wordsIn.values())
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);

  function rank(file: string, words: [string, number][], changedFile: string): number {
    if (seldomReport.has(file)) return -1;
    if (!/^(?:src|db)\//.test(path.relative(root, file))) return 0;
    const common = words.filter(([word]) => wordsIn.get(file)?.has(word));
    const sum = common.reduce((total, [word, weight]) => total + weight / (uses.get(word) ?? 1), 0);
    const [feature] = /\/features\/\w+\//.exec(changedFile) ?? [];
    const isClose =
      (feature && file.includes(feature)) ||
      texts.get(file)?.includes(`'#${changedFile.replace('src/', '')}'`);
    return isClose ? sum + close : sum;
  }
  return (words, changedFile) => {
    const isWebFirst = /^src\/(?:server|web)\//.test(changedFile);
    const telling = [...words].filter(
      ([word]) => isWebFirst || (uses.get(word) ?? 0) <= usedByMany,
    );
    const ranks = new Map(
      product.map((file) => {
        const factor = file.includes('/src/web/') === isWebFirst ? 1 : otherSide;
        return [file, rank(file, telling, changedFile) * factor];
      }),
    );
    return product.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
  };
}

/**
 * The words of the line where a text changes, and of the export that it is part of. Those that name what
 * changes weigh ten times as much as the others.
 */
function changedWords(text: string, changed: string): Map<string, number> {
  let position = 0;
  while (text[position] === changed[position]) position += 1;
  const lineAt = (whole: string, start: number) =>
    wordsOf(whole.slice(start, whole.indexOf('\n', start)));
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const line = lineAt(text, start);
  const heading = lineAt(text, text.lastIndexOf('\nexport ', position) + 1);
  const [field = ''] = line;
  const [, , exported = ''] = heading;
  // Queries name a table like its type, with a small first letter.
  const table = exported.slice(0, 1).toLowerCase() + exported.slice(1);
  const left = lineAt(changed, start);
  const removed = [...line].filter((word) => !left.has(word));
  return new Map([
    ...[...line, ...heading].map((word) => [word, 0.1] as const),
    ...[field, exported, table, ...removed].map((word) => [word, 1] as const),
  ]);
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
