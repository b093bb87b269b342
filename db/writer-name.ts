import { sql } from 'kysely';

/** The public name of who has changed a row last; null for an account that is gone. */
export const writerName = (
  table: 'quizzes' | 'series' | 'categories' | 'subCategories' | 'blogPosts',
) =>
  sql<string | null>`(select coalesce(users.display_name, users.username) from users
    where users.id = ${sql.ref(`${table}.updatedBy`)})`;
