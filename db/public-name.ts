import { type Expression, sql } from 'kysely';

/** The public name of the account that a column refers to, as in `quizzes.updatedBy`; null if it was erased. */
export const publicNameOf = (column: string) =>
  sql<string | null>`(select coalesce(users.display_name, users.username) from users
    where users.id = ${sql.ref(column)})`;

/** The order of names: without case and accents, and the same whatever the locale of the database, as that of titles. */
export const alphabetical = (name: Expression<unknown>) =>
  sql<string | null>`folded(${name}) collate "C"`;
