import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

export const root = path.join(import.meta.dirname, '../..');

/** One `import` or `export … from` of a file. */
export interface Import {
  /** As written: `#db/open.ts`, `zod`, `./rules.ts`. */
  specifier: string;
  /** The imported file, from the root; undefined for packages and assets. */
  file: string | undefined;
  /** Removed when the types are stripped. */
  typeOnly: boolean;
  names: string[];
}

/** What the structure rules check of one source file. */
export interface SourceFile {
  /** From the root, with forward slashes: `src/server/app.ts`. */
  path: string;
  imports: Import[];
  /** Number of names that it re-exports from other files. */
  reExports: number;
  /** Number of statements other than imports and re-exports. */
  ownStatements: number;
  /** `any`, casts, `!`: each as `line: what is written`. */
  holes: string[];
  /** Comments that switch a check off. */
  suppressions: string[];
  /** Names of methods that it calls on any object. */
  calledMethods: Set<string>;
  /** Words that may name a table: arguments of query builders, and words after `from`, `join`, `update`, `into`. */
  sqlNames: Set<string>;
}

const tableMethods = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]);

const generated = new Set(['db/schema.ts', 'src/web/route-tree.gen.ts']);

/** The files of the project, from the root, whose path matches; files that Git ignores are not part of it. */
export function listFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(path.join(root, file)));
}

/** Every source file of the project that is not generated. */
export function readSourceTree(): SourceFile[] {
  return listFiles(/^(?:src|db|scripts|tests)\/.*\.tsx?$/)
    .filter((file) => !generated.has(file) && !file.includes('.gen.'))
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Parses rather than matches text: `any` in a comment or a string is no violation. */
export function parseSource(file: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const source: SourceFile = {
    path: file,
    imports: [],
    reExports: 0,
    ownStatements: 0,
    holes: [],
    suppressions: [],
    calledMethods: new Set(),
    sqlNames: new Set(),
  };
  const at = (start: number, end: number) =>
    `${text.slice(0, start).split('\n').length}: ${text.slice(start, end).replace(/\s+/g, ' ').slice(0, 80)}`;
  const addImport = (specifier: string, typeOnly: boolean, names: string[]) =>
    source.imports.push({ specifier, file: resolveImport(file, specifier), typeOnly, names });

  for (const statement of program.body) {
    const passesOn =
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source !== null);
    if (passesOn) source.reExports += 1;
    else if (statement.type !== 'ImportDeclaration') source.ownStatements += 1;
  }
  new Visitor({
    ImportDeclaration(node) {
      const typeOnly =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 &&
          node.specifiers.every((s) => s.type === 'ImportSpecifier' && s.importKind === 'type'));
      addImport(
        node.source.value,
        typeOnly,
        node.specifiers.map((s) => s.local.name),
      );
    },
    ExportAllDeclaration: (node) => void addImport(node.source.value, false, ['*']),
    ExportNamedDeclaration(node) {
      if (node.source) addImport(node.source.value, node.exportKind === 'type', ['*']);
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') addImport(String(node.source.value), false, ['*']);
    },
    TSImportType: (node) => void addImport(node.source.value, true, ['*']),
    TSAnyKeyword: (node) => void source.holes.push(at(node.start, node.end)),
    TSNonNullExpression: (node) => void source.holes.push(at(node.start, node.end)),
    TSTypeAssertion: (node) => void source.holes.push(at(node.start, node.end)),
    TSAsExpression(node) {
      const toConst =
        node.typeAnnotation.type === 'TSTypeReference' &&
        node.typeAnnotation.typeName.type === 'Identifier' &&
        node.typeAnnotation.typeName.name === 'const';
      if (!toConst) source.holes.push(at(node.start, node.end));
    },
    CallExpression({ callee, arguments: [first] }) {
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : callee.type === 'Identifier'
            ? callee.name
            : '';
      if (callee.type === 'MemberExpression') source.calledMethods.add(method);
      if (!tableMethods.has(method) || !first) return;
      for (const [, name] of text.slice(first.start, first.end).matchAll(/'(\w+)/g))
        if (name) source.sqlNames.add(name);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      const statement = text.slice(quasi.start, quasi.end);
      for (const [, name] of statement.matchAll(/\b(?:from|join|update|into)\s+(\w+)/g))
        if (name) source.sqlNames.add(name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()));
    },
  }).visit(program);
  source.suppressions = comments
    .filter(({ value }) =>
      /biome-ignore|eslint-disable|@ts-(?:ignore|expect-error|nocheck)|prettier-ignore/.test(value),
    )
    .map(({ start, end }) => at(start, end));
  return source;
}

const aliases: [string, string][] = [
  ['#db/', 'db/'],
  ['#shared/', 'src/shared/'],
  ['#server/', 'src/server/'],
  ['#web/', 'src/web/'],
  ['#scripts/', 'scripts/'],
  ['#tests/', 'tests/'],
];

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias ? alias[1] + specifier.slice(alias[0].length) : undefined;
}
