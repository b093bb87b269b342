import { listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';

export type PeopleReport = Outputs['invitation']['importPeople'];
export type InvitedRow = PeopleReport['rows'][number];
export type Pending = Outputs['invitation']['pending']['items'][number];
type PeopleFile = Inputs['invitation']['importPeople'];

/** Who would be invited; nothing happens yet. */
export function useDryRun() {
  const { mutateAsync, isPending, error, reset } = trpc.invitation.importPeople.useMutation();
  const read = (content: string) => mutateAsync({ content, dryRun: true });
  return { read, isPending, error, reset };
}

function usePeopleChanged() {
  const calls = trpc.useUtils();
  return () => {
    void calls.invitation.invalidate();
    void calls.account.people.invalidate();
    void calls.classroom.invalidate();
  };
}

export function useInvite() {
  const onSuccess = usePeopleChanged();
  const { mutateAsync, isPending, error } = trpc.invitation.importPeople.useMutation({ onSuccess });
  const once = useIdempotencyKey();
  const invite = (file: PeopleFile) =>
    once((idempotencyKey) => mutateAsync({ ...file, idempotencyKey }));
  return { invite, isPending, error };
}

/** A page of pending invitations; the page before stays on screen while it loads. */
export const usePendingInvitations = (page: number) =>
  trpc.invitation.pending.useQuery({ page }, listPage);

export function usePendingCalls() {
  const onSuccess = usePeopleChanged();
  return {
    resend: trpc.invitation.resend.useMutation({ onSuccess }).mutateAsync,
    revoke: trpc.invitation.revoke.useMutation({ onSuccess }).mutateAsync,
  };
}
