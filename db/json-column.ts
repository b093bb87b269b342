import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
export type Json<T> = ColumnType<T, Written<T>, Written<T>>;

type Written<T> = null extends T ? string | null : string;
