import { type Compilable, type CompiledQuery, type RawBuilder, type Simplify, sql } from 'kysely';
import { type Database, isTransaction, requireOutsideTransaction } from '../open.ts';
import { preparedMark } from './names.ts';

/** Where a statement has a value that differs in each call. */
export type Params<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** A value, or where a statement has it. */
export type Operand<Value> = Value | RawBuilder<Value>;

type Build<Values, Row> = (
  db: Database,
  param: Params<Values>,
) => Compilable<Row> | RawBuilder<Row>;

/**
 * A statement that runs very often: its text is built once, and PostgreSQL parses and plans it once for each connection.
 * Either takes longer than running it. Its plan must be good for all values.
 * @param build the values of a call are `param('name')`; all others are part of the statement
 */
export function prepare<Values, Row>(
  build: Build<Values, Row>,
): (db: Database, values: Values) => Promise<Simplify<Row>[]> {
  let built: ReturnType<typeof compile<Values, Row>> | undefined;
  return async (db, values) => {
    // The check of the plain handle is made only when a text is built.
    if (!isTransaction(db)) requireOutsideTransaction();
    built ??= compile(db, build);
    const parameters = built.readers.map((read) => read(values));
    const { rows } = await db.executeQuery<Simplify<Row>>({ ...built.query, parameters });
    return rows;
  };
}

/** The statement, and what reads each of its parameters from the values of a call. */
function compile<Values, Row>(db: Database, build: Build<Values, Row>) {
  const byMarker = new Map<unknown, (values: Values) => unknown>();
  const param: Params<Values> = (name) => {
    const marker = Symbol(name);
    byMarker.set(marker, (values) => values[name]);
    return sql`${marker}`;
  };
  const query: CompiledQuery<Simplify<Row>> = build(db, param).compile(db);
  const readers = query.parameters.map((value) => byMarker.get(value) ?? (() => value));
  return { query: { ...query, sql: `${preparedMark} ${query.sql}` }, readers };
}

/**
 * An array in a prepared statement. PostgreSQL keeps a plan only if it seems no worse than those for the values of a
 * call; it does not see the length of an array that a subquery returns, so one plan serves all lengths.
 */
export const anyLength = (
  values: RawBuilder<readonly (string | number | null)[]>,
  type: 'int' | 'text' | 'timestamptz',
) => sql`(select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/** One of these ids in a prepared statement; elsewhere `conditions/any-of.ts` serves. */
export const anyOfPrepared = (ids: RawBuilder<readonly number[]>) =>
  sql<number>`any(${anyLength(ids, 'int')})`;
