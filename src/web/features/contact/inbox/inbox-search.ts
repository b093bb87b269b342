import { pageSize } from '#shared/kernel/limits.ts';
import { keyOf, pageNumber, rowId, searchParams, text } from '#web/search-params.ts';
import type { InboxQuery } from './api.ts';

/** What the address of the inbox contains. Without `show`, open messages are listed. */
export const inboxSearch = searchParams({
  q: text(200),
  show: keyOf<'resolved' | 'spam' | 'all'>({ resolved: true, spam: true, all: true }),
  page: pageNumber,
  /** The message that is open next to the list. */
  message: rowId,
});
export type InboxSearch = ReturnType<typeof inboxSearch>;

/** The input of the call that answers the list. */
export const inboxQuery = ({ q, show, page }: InboxSearch): InboxQuery => ({
  q,
  page,
  perPage: pageSize,
  status: show === 'all' ? undefined : (show ?? 'new'),
});
