import { sql } from 'kysely';
import type { Database } from './open.ts';

/** The types of jsonb columns, which the database does not have. */
const jsonColumns: Record<string, string> = {
  'question_versions.body': 'Json<QuestionBody>',
  'questions.body': 'Json<QuestionBody>',
  'answers.response': 'Json<QuestionResponse | null>',
  'answer_marks.levels': 'Json<number[] | null>',
  'answer_events.response': 'Json<QuestionResponse | null>',
  'practice_answers.response': 'Json<QuestionResponse | null>',
  'imports.question_ids': 'Json<number[]>',
  'imports.uploads': 'Generated<Json<string[]>>',
  'question_quality.findings': 'Json<FindingMark[]>',
  'quizzes.rules': 'Json<TakingRules>',
  'settings.value': 'Json<unknown>',
  'notices.data': 'Json<Record<string, unknown>>',
  'quiz_attempts.paper': 'Json<PaperQuestion[]>',
  'quiz_attempts.rules': 'Json<AttemptRules>',
  'series_versions.quizzes': 'Json<PassedQuiz[]>',
  'share_links.content': 'Json<SharedWork | null>',
  'shared_trials.paper': 'Json<PaperQuestion[]>',
  'shared_trials.rules': 'Json<AttemptRules>',
  'shared_trials.checked': 'Json<Record<string, AnswerInput>>',
  'shared_trials.answers': 'Json<AnswerInput[] | null>',
  'regraded_attempts.question_before': 'Json<PaperQuestion>',
  'user_achievements.metadata': 'Json<Record<string, unknown>>',
  'social_shares.metadata': 'Json<Record<string, unknown>>',
  'drafts.content': 'Json<Record<string, unknown>>',
  'audit_entries.before': 'Json<Record<string, unknown>>',
  'audit_entries.after': 'Json<Record<string, unknown>>',
};

const scalarTypes: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  xid8: 'string',
  float8: 'number',
  text: 'string',
  bytea: 'Uint8Array',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Timestamp',
  tsvector: 'string',
};

const header = `// Generated from the migrated database by \`npm run generate\`. Do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AttemptRules } from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import type { SharedWork } from '#shared/features/attempt/sharing.ts';
import type { PassedQuiz } from '#shared/features/certificate/schema.ts';
import type { FindingMark } from '#shared/features/quality/schema.ts';
import type {
  QuestionBody,
  QuestionResponse,
} from '#shared/features/question/question-types/registry.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { Json } from './json-column.ts';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A column that an insert may leave to its default. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
`;

interface Column {
  tableName: string;
  columnName: string;
  typeName: string;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
}

/** The TypeScript text of every table's row type, in the camelCase that queries use. */
export async function describeTables(db: Database): Promise<string> {
  const enums = await readEnums(db);
  const columns = await readColumns(db);
  const tables = [...new Set(columns.map((column) => column.tableName))];
  const unions = [...enums].map(
    ([name, values]) =>
      `export type ${pascal(name)} = ${values.map((v) => `'${v}'`).join(' | ')};\n`,
  );
  const interfaces = tables.map((table) => {
    const own = columns.filter((column) => column.tableName === table);
    const lines = own.map(
      (column) => `  ${camel(column.columnName)}: ${columnType(column, enums)};\n`,
    );
    return `export interface ${pascal(table)} {\n${lines.join('')}}\n`;
  });
  const index = tables.map((table) => `  ${camel(table)}: ${pascal(table)};\n`).join('');
  return [header, ...unions, ...interfaces, `export interface DB {\n${index}}\n`].join('\n');
}

function columnType(column: Column, enums: Map<string, string[]>): string {
  const json = jsonColumns[`${column.tableName}.${column.columnName}`];
  if (json) return column.hasDefault ? `Generated<${json}>` : json;
  const base = baseType(column, enums);
  const nullable = column.isNullable ? `${base} | null` : base;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

function baseType(
  { tableName, columnName, typeName }: Column,
  enums: Map<string, string[]>,
): string {
  if (enums.has(typeName)) return pascal(typeName);
  if (typeName.startsWith('_')) return `${scalarTypes[typeName.slice(1)]}[]`;
  const scalar = scalarTypes[typeName];
  if (!scalar)
    throw new Error(`No TypeScript type is known for ${tableName}.${columnName} (${typeName}).`);
  return scalar;
}

async function readEnums(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; values: string[] }>`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row.values]));
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name as type_name,
      c.is_nullable = 'YES' as is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default,
      (c.identity_generation = 'ALWAYS') is true or c.is_generated = 'ALWAYS' as is_always_generated
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely%'
    order by c.table_name, c.column_name`.execute(db);
  return rows;
}

const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);
