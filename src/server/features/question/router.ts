import { router } from '#server/kernel/trpc.ts';
import { bankProcedures } from './bank/router.ts';
import { tagProcedures } from './tags/router.ts';

/** The bank of questions. */
export const questionRouter = router({ ...bankProcedures, ...tagProcedures });
