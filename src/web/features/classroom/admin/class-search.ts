import { keyOf, searchParams } from '#web/search-params.ts';

/** What the address of a class contains: without a view, its gradebook. */
export const classSearch = searchParams({
  view: keyOf<'assignments' | 'members' | 'teachers'>({
    ...{ assignments: true, members: true, teachers: true },
  }),
});
export type ClassView = ReturnType<typeof classSearch>['view'];
