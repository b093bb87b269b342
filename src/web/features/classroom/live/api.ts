import { useMemo } from 'react';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';

export type LiveMember = Outputs['classroom']['live']['members'][number];

const fiveSeconds = 5000;

/** The progress of the members of a class; read again every few seconds while the page is visible. */
export const useLive = (assignmentId: number) =>
  trpc.classroom.live.useQuery(
    { id: assignmentId },
    { refetchInterval: fiveSeconds, staleTime: 0, placeholderData: (before) => before },
  );

/** Sent again after a lost answer, the minutes are added once. */
export function useAddTime() {
  const calls = trpc.useUtils();
  const { mutateAsync } = trpc.classroom.addTime.useMutation({
    onSuccess: (_, { id }) => calls.classroom.live.invalidate({ id }),
  });
  const once = useIdempotencyKey();
  return (added: Inputs['classroom']['addTime']) =>
    once((idempotencyKey) => mutateAsync({ ...added, idempotencyKey }));
}

const tenSeconds = 10_000;

/** Reports to the server where a learner is. The call is not sent together with others. */
export function useReportPresence() {
  const { client } = trpc.useUtils();
  return useMemo(
    () => (input: { attemptId: number; place: number }) =>
      client.classroom.presence.mutate(input, {
        signal: AbortSignal.timeout(tenSeconds),
        context: { outlivesPage: true },
      }),
    [client],
  );
}
