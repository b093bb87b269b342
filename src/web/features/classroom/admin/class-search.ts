import { keyOf, rowId, searchParams } from '#web/search-params.ts';

/** What the address of a class contains: without a view, its gradebook, perhaps with one cell open. */
export const classSearch = searchParams({
  view: keyOf<'assignments' | 'members' | 'teachers'>({
    ...{ assignments: true, members: true, teachers: true },
  }),
  assignment: rowId,
  member: rowId,
});
export type ClassSearch = ReturnType<typeof classSearch>;
export type ClassView = ClassSearch['view'];
