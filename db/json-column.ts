import type { ColumnType } from 'kysely';

/** A jsonb column that holds a list: read as the list, written as JSON text. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>;

/** A jsonb column that holds an object: read as the object, written as JSON text. */
export type JsonObject = ColumnType<Record<string, unknown>, string | undefined, string>;
