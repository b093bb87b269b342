import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
export type Json<T> = ColumnType<T, Written<T> | undefined, Written<T>>;

type Written<T> = null extends T ? string | null : string;
