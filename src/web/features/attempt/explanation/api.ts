import { trpc } from '#web/trpc.ts';

/** How a result came about; others may have finished meanwhile. */
export const useExplanation = (id: number) =>
  trpc.explanation.read.useQuery({ id }, { staleTime: 0 });
export type Explanation = NonNullable<ReturnType<typeof useExplanation>['data']>;
