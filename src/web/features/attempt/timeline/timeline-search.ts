import { rowId, searchParams } from '#web/search-params.ts';

/** What the address of the timeline contains. */
export const timelineSearch = searchParams({ attempt: rowId });
