import { categoryFreshness } from '../../freshness.ts';
import { trpc } from '../../trpc.ts';

export const useCategories = () => trpc.category.list.useQuery(undefined, categoryFreshness);
