import { trpc } from '#web/trpc.ts';

/** Apart from the other calls of accounts: the switch is on every page, they are not. */
export const useSetLanguage = () => trpc.account.setLanguage.useMutation();
