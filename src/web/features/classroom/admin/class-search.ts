import { keyOf, rowId, searchParams, sortDirection } from '#web/search-params.ts';

/** What the address of a class contains: without a view, its gradebook, perhaps with one cell open. */
export const classSearch = searchParams({
  view: keyOf<'assignments' | 'members' | 'teachers'>({
    ...{ assignments: true, members: true, teachers: true },
  }),
  assignment: rowId,
  member: rowId,
  /** By the mean, or by the assignment with this id; without it by name. */
  sort: (value): 'mean' | number | undefined => (value === 'mean' ? value : rowId(value)),
  order: sortDirection,
  show: keyOf<'missing' | 'late' | 'below'>({ missing: true, late: true, below: true }),
});
export type ClassSearch = ReturnType<typeof classSearch>;
export type ClassView = ClassSearch['view'];
