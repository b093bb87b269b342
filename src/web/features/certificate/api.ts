import { isFailure } from '#web/failure/failure.ts';
import { useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** A certificate at its address. */
export const useCertificate = (id: string) => trpc.certificate.get.useSuspenseQuery({ id })[0];

/** What its learner, or an administrator, does with a certificate. */
export function useCertificateCalls(id: string) {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.certificate.invalidate();
  // It was revoked elsewhere.
  const onError = (error: unknown) => (isFailure(error, 'conflict') ? onSuccess() : undefined);
  const share = trpc.certificate.share.useMutation({ onSuccess });
  const giveUp = trpc.certificate.giveUp.useMutation({ onSuccess, onError });
  const revoke = trpc.certificate.revoke.useMutation({ onSuccess, onError });
  return {
    share: (sharing: Parameters<typeof share.mutateAsync>[0]['sharing']) =>
      share.mutateAsync({ id, sharing }),
    giveUp: () => giveUp.mutateAsync({ id }),
    revoke: (reason: string) => revoke.mutateAsync({ id, reason }),
  };
}

export const useVerify = () => trpc.certificate.verify.useMutation();

/** The certificates of the member; guests have none. */
export function useOwnCertificates() {
  const isMember = useUser() !== null;
  return trpc.certificate.mine.useQuery(undefined, { enabled: isMember, staleTime: 0 });
}

/** Whether a series gives certificates. */
export const useIsOffered = (seriesId: number): boolean =>
  trpc.certificate.offered.useQuery().data?.includes(seriesId) ?? false;
