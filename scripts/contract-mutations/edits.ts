/** A change to one file; null when the file has nothing to change that way. */
export interface Edit {
  file: string;
  apply(text: string): string | null;
}

export interface Mutation {
  title: string;
  edits: Edit[];
  /** A name of a property that only this mutation introduces: an error that misses it is due to this one. */
  introduces?: string;
}

const shared = (feature: string, file = 'schema') => `src/shared/features/${feature}/${file}.ts`;
const router = (feature: string) => `src/server/features/${feature}/router.ts`;

/** Replaces `from` by `to` within the declaration that begins with `start`, or in the whole file. */
function within(start: string, from: string | RegExp, to: string) {
  return (text: string): string | null => {
    const begin = text.indexOf(start);
    if (begin < 0) return null;
    const end = text.indexOf('\nexport ', begin + start.length);
    const part = text.slice(begin, end < 0 ? undefined : end);
    const changed = part.replace(from, to);
    return changed === part
      ? null
      : text.slice(0, begin) + changed + (end < 0 ? '' : text.slice(end));
  };
}

/** As if a migration had renamed the column and the table types had been generated again. */
export const renameColumn = (table: string, column: string): Mutation => ({
  title: `column ${table}.${column} is renamed`,
  edits: [
    {
      file: 'db/schema.ts',
      apply: within(`export interface ${table} {`, `\n  ${column}:`, `\n  ${column}Anew:`),
    },
  ],
});

export const retypeColumn = (table: string, column: string, type: string): Mutation => ({
  title: `column ${table}.${column} gets the type ${type}`,
  edits: [
    {
      file: 'db/schema.ts',
      apply: within(
        `export interface ${table} {`,
        new RegExp(`\\n  ${column}: [^;]+;`),
        `\n  ${column}: ${type};`,
      ),
    },
  ],
});

/** The database's enum loses a value. */
export const dropEnumValue = (name: string, value: string): Mutation => ({
  title: `the database's ${name} loses ${value}`,
  edits: [
    {
      file: 'db/schema.ts',
      apply: within(`export type ${name} =`, new RegExp(` \\| '${value}'|'${value}' \\| `), ''),
    },
  ],
});

/** The database's enum gains a value. */
export const addEnumValue = (name: string, value: string): Mutation => ({
  title: `the database's ${name} gains ${value}`,
  edits: [
    { file: 'db/schema.ts', apply: within(`export type ${name} =`, / = /, ` = '${value}' | `) },
  ],
});

export const renameField = (feature: string, schema: string, field: string): Mutation => ({
  title: `${schema}.${field} is renamed`,
  introduces: `${field}2`,
  edits: [
    {
      file: shared(feature),
      apply: within(`export const ${schema} =`, new RegExp(`([{\\s])${field}:`), `$1${field}2:`),
    },
  ],
});

export const retypeField = (
  feature: string,
  schema: string,
  field: string,
  type: string,
): Mutation => ({
  title: `${schema}.${field} gets the type ${type}`,
  edits: [
    {
      file: shared(feature),
      apply: within(
        `export const ${schema} =`,
        new RegExp(`([{\\s])${field}: [^\\n]+,\\n`),
        `$1${field}: ${type},\n`,
      ),
    },
  ],
});

/** Adds a required field to a schema of an input or output. */
export const requireField = (feature: string, schema: string): Mutation => ({
  title: `${schema} requires one more field`,
  introduces: `oneMoreOf${schema}`,
  edits: [
    {
      file: shared(feature),
      apply: within(
        `export const ${schema} =`,
        /(\.(?:object|extend)\(\{)/,
        `$1 oneMoreOf${schema}: z.string(),`,
      ),
    },
  ],
});

export const dropMember = (
  feature: string,
  schema: string,
  member: string,
  file?: string,
): Mutation => ({
  title: `${schema} loses ${member}`,
  edits: [
    {
      file: shared(feature, file),
      apply: within(`export const ${schema} =`, new RegExp(`\\s*'${member}',?`), ''),
    },
  ],
});

export const addMember = (
  feature: string,
  schema: string,
  member: string,
  file?: string,
): Mutation => ({
  title: `${schema} gains ${member}`,
  edits: [
    {
      file: shared(feature, file),
      apply: within(`export const ${schema} =`, /z\.enum\(\s*\[/, `z.enum(['${member}', `),
    },
  ],
});

/** Removes or adds an alternative of a discriminated union. */
export const dropOutcome = (schema: string, kind: string): Mutation => ({
  title: `${schema} loses the outcome ${kind}`,
  edits: [
    {
      file: shared('attempt'),
      apply: within(
        `export const ${schema} =`,
        new RegExp(`\\w+\\.(?:object|extend)\\(\\{ kind: z\\.literal\\('${kind}'\\)[^\\n]*\\n`),
        '\n',
      ),
    },
  ],
});

export const addOutcome = (schema: string, kind: string): Mutation => ({
  title: `${schema} gains the outcome ${kind}`,
  edits: [
    {
      file: shared('attempt'),
      apply: within(
        `export const ${schema} =`,
        "('kind', [",
        `('kind', [\n  z.object({ kind: z.literal('${kind}') }),`,
      ),
    },
  ],
});

export const renameProcedure = (feature: string, name: string): Mutation => ({
  title: `${feature}.${name} is renamed`,
  introduces: `${name}2`,
  edits: [
    {
      file: router(feature),
      apply: (text) => changedOrNull(text, new RegExp(`\\n  ${name}: `), `\n  ${name}2: `),
    },
  ],
});

export const failureCode = (change: 'gains' | 'loses', code: string): Mutation => ({
  title: `the failure codes ${change === 'gains' ? 'gain' : 'lose'} ${code}`,
  edits: [
    {
      file: 'src/shared/kernel/failure.ts',
      apply: (text) =>
        change === 'gains'
          ? changedOrNull(text, 'failureCodes = [', `failureCodes = ['${code}', `)
          : changedOrNull(text, new RegExp(`\\n  '${code}',`), ''),
    },
  ],
});

/** The route moves, and the route tree is generated again. */
export const renameRoute = (file: string, from: string, to: string): Mutation => {
  // The tree contains `/quiz/$id` as such, below its layout, and with a slash if it is an index.
  const literal = `('(?:/_\\w+)?)${escaped(from)}(/?')`;
  return {
    title: `the route ${from} moves to ${to}`,
    edits: [
      {
        file: `src/web/routes/${file}.tsx`,
        apply: (text) =>
          changedOrNull(text, new RegExp(`(?<=createFileRoute\\()${literal}`), `$1${to}$2`),
      },
      {
        file: 'src/web/route-tree.gen.ts',
        apply: (text) => changedOrNull(text, new RegExp(literal, 'g'), `$1${to}$2`),
      },
    ],
  };
};

export const renameSearchParameter = (file: string, name: string): Mutation => ({
  title: `the search parameter ${name} of ${file} is renamed`,
  edits: [
    { file, apply: within('searchParams({', new RegExp(`([{\\s])${name}:`), `$1${name}Anew:`) },
  ],
});

/** Any other change. */
export const change = (
  title: string,
  file: string,
  from: string | RegExp,
  to: string,
): Mutation => ({
  title,
  edits: [{ file, apply: (text) => changedOrNull(text, from, to) }],
});

function changedOrNull(text: string, from: string | RegExp, to: string): string | null {
  const changed = text.replace(from, to);
  return changed === text ? null : changed;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
