import { type RawBuilder, sql } from 'kysely';

/**
 * One of these values: `.where('id', '=', anyOf(ids))`. They are one parameter, so that the text of the statement does
 * not depend on how many there are.
 */
export function anyOf(ids: Iterable<number>): RawBuilder<number>;
export function anyOf(
  // `object`, since a single text is iterable as well.
  values: Iterable<string> & object,
  type: 'text' | 'uuid' | 'attempt_status',
): RawBuilder<string>;
export function anyOf(values: Iterable<number | string>, type = 'int') {
  // PGlite can send lists only of the types that it had when it was opened, before the migrations of a first start.
  const sent = type === 'attempt_status' ? 'text[]::attempt_status' : type;
  return sql<number | string>`any(${[...values]}::${sql.raw(sent)}[])`;
}
