import { useRouter } from '@tanstack/react-router';
import { publicSettings } from '#shared/features/setting/rules.ts';
import { type Outputs, trpc } from '#web/trpc.ts';

export type Settings = Outputs['setting']['all'];

export const useSettings = (): Settings => trpc.setting.all.useSuspenseQuery()[0];

/** Changes settings, here and in what this page shows of the site. */
export function useChangeSettings() {
  const calls = trpc.useUtils();
  const router = useRouter();
  return trpc.setting.change.useMutation({
    onSuccess: (settings) => {
      calls.setting.all.setData(undefined, settings);
      const { context } = router.options;
      context.site = { ...context.site, ...publicSettings(settings) };
      void router.invalidate();
    },
  }).mutateAsync;
}
