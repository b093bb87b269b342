import { sql } from 'kysely';
import { countedStatuses, finishedStatuses } from '#shared/kernel/attempt-status.ts';

const listOf = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)));

/** For `status in (…)`. The statuses are in the text of the statement, as partial indexes demand. */
export const countedList = listOf(countedStatuses);
export const finishedList = listOf(finishedStatuses);
