import { trpc } from '#web/trpc.ts';

/** Whether a series gives certificates; read again whenever it is shown. */
export const useSeriesCertificates = (id: number) =>
  trpc.certificate.ofSeries.useQuery({ id }, { staleTime: 0 });

export const useAwarded = (id: number, page: number) =>
  trpc.certificate.awarded.useQuery(
    { id, page, perPage: 10 },
    { staleTime: 0, placeholderData: (before) => before },
  );

export function useChoose() {
  const calls = trpc.useUtils();
  return trpc.certificate.choose.useMutation({ onSuccess: () => calls.certificate.invalidate() });
}
