import { z } from 'zod';

/**
 * A backup is a file of SQL that `psql` can read too: a first line about it, the rows of each table in the text
 * format of COPY, the sequences, and a last line with the number of rows. A file without its last line was cut off.
 */
export const backupMark = '-- quizwright backup ';

/** The first line. */
export const BackupHead = z.object({ at: z.string(), migrations: z.array(z.string()) });
export type BackupHead = z.infer<typeof BackupHead>;

/** The last line: how many rows each table has. */
export const BackupEnd = z.object({ rows: z.record(z.string(), z.number()) });
export type BackupEnd = z.infer<typeof BackupEnd>;
