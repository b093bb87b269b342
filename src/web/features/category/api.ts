import { categoryFreshness } from '#web/freshness.ts';
import { trpc } from '#web/trpc.ts';

export const useCategories = () => trpc.category.list.useQuery(undefined, categoryFreshness);
