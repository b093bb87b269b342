import type { PeopleSort, PersonStatus } from '#shared/features/account/people.ts';
import type { Role } from '#shared/kernel/roles.ts';
import { keyOf, pageNumber, rowId, searchParams, sortDirection, text } from '#web/search-params.ts';
import type { PeopleQuery } from './api.ts';

/** What the address of the list contains. */
export const peopleSearch = searchParams({
  q: text(200),
  role: keyOf<Role | 'member'>({ administrator: true, author: true, teacher: true, member: true }),
  verified: keyOf<'yes' | 'no'>({ yes: true, no: true }),
  status: keyOf<PersonStatus>({ active: true, suspended: true, leaving: true, deactivated: true }),
  sort: keyOf<PeopleSort>({ joined: true, name: true, email: true, seen: true }),
  direction: sortDirection,
  page: pageNumber,
  /** The account that is open next to the list. */
  person: rowId,
});
export type PeopleSearch = ReturnType<typeof peopleSearch>;

/** The input of the call that answers the list. */
export const peopleQuery = ({ person: _, sort, ...search }: PeopleSearch): PeopleQuery => ({
  ...search,
  sort: sort ?? 'joined',
});

export const isFiltered = ({ q, role, verified, status }: PeopleSearch) =>
  Boolean(q || role || verified || status);
