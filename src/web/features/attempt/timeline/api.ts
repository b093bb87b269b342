import { trpc } from '#web/trpc.ts';

/** An open attempt goes on: what was received of it is always read again. */
const neverKept = { staleTime: 0, gcTime: 0, retry: false } as const;

/** Everything that was received of an attempt, for those who manage its quiz. */
export const useAttemptTimeline = (id: number) => trpc.attempt.timeline.useQuery({ id }, neverKept);
export type AttemptTimeline = NonNullable<ReturnType<typeof useAttemptTimeline>['data']>;

/** The same of an attempt in the gradebook of a class, for its teacher. */
export const useClassAttempt = (ref: { classId: number; attemptId: number }) =>
  trpc.classroom.attempt.useQuery(ref, neverKept);
